import { describe, expect, it } from "vitest";
import { arrange } from "./arrivals.ts";

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const list = { belongs: () => true, isOwn: () => false };

describe("what a live list shows", () => {
  it("keeps a new row above the seen ones waiting", () => {
    const arranged = arrange(rows("9", "3", "2"), { ...list, seen: new Set(["3", "2"]) });
    expect(arranged).toEqual({ shown: rows("3", "2"), waiting: rows("9") });
  });

  it("shows older rows below the seen ones at once", () => {
    const arranged = arrange(rows("3", "2", "1"), { ...list, seen: new Set(["3", "2"]) });
    expect(arranged).toEqual({ shown: rows("3", "2", "1"), waiting: [] });
  });

  it("lets even the first row of an empty list wait", () => {
    expect(arrange(rows("1"), { ...list, seen: new Set() })).toEqual({
      shown: [],
      waiting: rows("1"),
    });
  });

  it("does not make the member wait for what they did themselves", () => {
    const arranged = arrange(rows("9", "3"), {
      ...list,
      seen: new Set(["3"]),
      isOwn: (row) => row.id === "9",
    });
    expect(arranged).toEqual({ shown: rows("9", "3"), waiting: [] });
  });

  it("leaves an answered row where it was, and leaves it out when the list is opened anew", () => {
    const belongs = (row: { id: string }) => row.id !== "2";
    expect(arrange(rows("3", "2"), { ...list, belongs, seen: new Set(["3", "2"]) }).shown).toEqual(
      rows("3", "2"),
    );
    expect(arrange(rows("3", "2"), { ...list, belongs, seen: new Set(["3"]) }).shown).toEqual(
      rows("3"),
    );
  });
});
