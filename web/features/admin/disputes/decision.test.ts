import { expect, it } from "vitest";
import { decisionSchema, decisionsOf, inputOf, summaryOf } from "./decision.ts";

const stake = (amount: number) => ({
  amount,
  payer: { displayName: "Jun" },
  payee: { displayName: "Amara" },
});
const values = { decision: "split", refundAmount: 18, resolution: " Both ", adminNotes: " " };

it("offers what the TP at stake allow", () => {
  const choices = (amount: number) => decisionsOf(stake(amount)).map(({ value }) => value);
  expect(choices(60)).toEqual(["split", "refund", "release", "reject"]);
  expect(choices(1)).toEqual(["refund", "release", "reject"]);
  expect(choices(0)).toEqual(["release", "reject"]);
  expect(decisionsOf(stake(0))[0]?.label).toBe("Uphold the report");
});

it("takes a share of whole TP that leaves something to both, for a split alone", async () => {
  const schema = decisionSchema(stake(60));
  const isValid = (more: object) => schema.isValid({ ...values, ...more });
  for (const refundAmount of [1, 59]) expect(await isValid({ refundAmount })).toBe(true);
  for (const refundAmount of ["", 0, 60, 1.5, -3])
    expect(await isValid({ refundAmount }), String(refundAmount)).toBe(false);
  expect(await isValid({ decision: "refund", refundAmount: "" })).toBe(true);
  expect(await isValid({ decision: "" })).toBe(false);
  expect(await isValid({ resolution: "  " })).toBe(false);
  expect(await isValid({ resolution: "x".repeat(1001) })).toBe(false);
});

it("sends the share of a split only, and nothing for empty notes", () => {
  expect(inputOf("7", values)).toEqual({
    id: "7",
    decision: "split",
    refundAmount: 18,
    resolution: "Both",
    adminNotes: null,
  });
  expect(inputOf("7", { ...values, decision: "release" }).refundAmount).toBeNull();
  expect(summaryOf(stake(60), values)).toEqual([
    ["Decision", "Split the 60 TP"],
    ["Back to Jun", "18 TP"],
    ["Reason, as both are told", "Both"],
  ]);
});
