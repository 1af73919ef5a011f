import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { rowDocument } from "./rowDocument.ts";

const textOf = (name: string) =>
  readFileSync(new URL(`../../../schema/${name}.graphql`, import.meta.url), "utf8");
const schema = buildSchema(`${textOf("schema")}\n${textOf("admin")}`, { assumeValidSDL: true });

it.each(["offer", "order_part", "message", "comment", "review"])(
  "the document of one %s fits the tables",
  (type) => {
    expect(validate(schema, parse(rowDocument(type, "7") ?? ""))).toEqual([]);
  },
);

it("there is none for what has a screen, nor for what is no id", () => {
  expect(rowDocument("member", "7")).toBeUndefined();
  expect(rowDocument("offer", "7) }")).toBeUndefined();
});
