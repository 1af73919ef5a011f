import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checklist, readProofs } from "../../.ci/checklist.ts";

it("names only rows that exist, above tests that exist", () => {
  expect(readProofs().problems).toEqual([]);
});

it("is committed as the tests say it", async () => {
  expect(await readFile("docs/checklist.md", "utf8")).toBe(checklist());
});
