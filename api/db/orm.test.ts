import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { MIGRATIONS } from "./orm.ts";

it("runs every migration there is, in the order of their numbers", () => {
  const files = readdirSync(new URL("migrations", import.meta.url));
  expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
});
