import { expect, it } from "vitest";
import { doneWords, nodeWords, type PlanNode } from "./PlanTree.tsx";

const scan: PlanNode = {
  "Node Type": "Index Scan",
  "Relation Name": "offers",
  "Index Name": "offers_pkey",
  "Plan Rows": 2,
  "Actual Rows": 1,
  "Actual Loops": 1,
  "Actual Total Time": 0.04,
  "Shared Hit Blocks": 3,
  "Shared Read Blocks": 0,
};

it("a node is named by its table and its index", () => {
  expect(nodeWords(scan)).toBe("Index Scan on offers by offers_pkey");
  const { "Relation Name": _table, "Index Name": _index, ...bare } = scan;
  expect(nodeWords({ ...bare, "Node Type": "Sort" })).toBe("Sort");
});

it("what it did is of all its loops", () => {
  expect(doneWords(scan)).toBe("1 row of 2 expected · 0.04 ms · 3 blocks");
  expect(
    doneWords({ ...scan, "Actual Loops": 20, "Shared Hit Blocks": 58, "Shared Read Blocks": 2 }),
  ).toBe("20 rows of 40 expected · 20 times · 0.8 ms · 60 blocks, 2 of them read");
  expect(doneWords({ ...scan, "Actual Loops": 0 })).toBe("never ran");
});
