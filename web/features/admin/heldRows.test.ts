import { describe, expect, it } from "vitest";
import { heldRows } from "./heldRows.ts";

const rowsOf = (ids: string, state = "old") => [...ids].map((id) => ({ id, state }));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join("");
const held = (before: string, fresh: string, isWhole = false) => {
  const { rows, ...counts } = heldRows(rowsOf(before), rowsOf(fresh, "new"), isWhole);
  return { ids: idsOf(rows), ...counts };
};

describe("rows that somebody reads", () => {
  it("stay where they are, and are as they are now", () => {
    expect(heldRows(rowsOf("cb"), rowsOf("cb", "new"), true)).toEqual({
      rows: rowsOf("cb", "new"),
      arrived: 0,
      isMoved: false,
    });
  });

  it("do not move for new ones, which are counted", () => {
    expect(held("cba", "edcba", true)).toEqual({ ids: "cba", arrived: 2, isMoved: false });
    // Two are pushed off the loaded page.
    expect(held("cba", "edc")).toEqual({ ids: "cba", arrived: 2, isMoved: false });
    expect(held("cba", "fed")).toEqual({ ids: "cba", arrived: 3, isMoved: false });
  });

  it("go on with a further page, each row once", () => {
    expect(held("dc", "dcba")).toEqual({ ids: "dcba", arrived: 0, isMoved: false });
    expect(held("dc", "edcba")).toEqual({ ids: "dcba", arrived: 1, isMoved: false });
  });

  it("stay when they have left the list, and say so", () => {
    expect(held("cba", "ca", true)).toEqual({ ids: "cba", arrived: 0, isMoved: true });
    expect(held("cba", "", true)).toEqual({ ids: "cba", arrived: 0, isMoved: true });
  });

  it("are there at once where there were none", () => {
    expect(held("", "ba", true)).toEqual({ ids: "ba", arrived: 0, isMoved: false });
  });
});
