import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checklist, readProofs, readRows } from "../../.ci/checklist.ts";

it("names only rows that exist, above tests that exist", () => {
  expect(readProofs().problems).toEqual([]);
});

it("is committed as the tests say it", async () => {
  expect(await readFile("docs/checklist.md", "utf8")).toBe(checklist());
});

/** What the first specification shows and the second one describes: streams, reviews, the panels, the admin's pages. */
const LATER = new Set([
  "RT-004",
  "RT-015",
  "RT-018",
  "NV-011",
  "HM-018",
  "HM-019",
  "PN-003",
  "PN-021",
  "OR-009",
  "VA-040",
]);

it("proves every row of the first specification, but for what the second one describes", () => {
  const { proofs } = readProofs();
  const open = readRows()
    .rows.filter(({ id, source }) => /\bS1:/.test(source) && !proofs.has(id) && !LATER.has(id))
    .map(({ id }) => id);
  expect(open).toEqual([]);
});
