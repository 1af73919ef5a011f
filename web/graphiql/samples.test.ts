import { buildSchema, parse, validate } from "graphql";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SAMPLES as ADMIN_SAMPLES } from "./adminSamples.ts";
import { SAMPLES } from "./samples.ts";

const contract = readFileSync("schema/schema.graphql", "utf8");
const tables = readFileSync("schema/admin.graphql", "utf8");

it.each([
  ["members", contract, SAMPLES],
  ["administrators", `${contract}\n${tables}`, ADMIN_SAMPLES],
] as const)("what the editor begins with for %s is valid", (_who, text, samples) => {
  const schema = buildSchema(text);
  expect(samples.length).toBeGreaterThan(3);
  for (const { query } of samples) expect(validate(schema, parse(query ?? ""))).toEqual([]);
});
