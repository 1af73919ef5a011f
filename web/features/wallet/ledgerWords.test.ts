import { describe, expect, it } from "vitest";
import { reasonWords, withNewest } from "./ledgerWords.ts";

const history = (hasNextPage: boolean, ...cursors: string[]) => ({
  edges: cursors.map((cursor) => ({ cursor })),
  pageInfo: { hasNextPage },
});

describe("the words of a ledger reason", () => {
  it("have spaces and a capital", () => {
    expect(reasonWords("offer_accepted")).toBe("Offer accepted");
    expect(reasonWords("grant")).toBe("Grant");
  });
});

describe("bringing a loaded history up to date", () => {
  it("puts new entries on top and keeps the older pages", () => {
    expect(withNewest(history(false, "c", "b", "a"), history(true, "e", "d", "c"))).toEqual(
      history(false, "e", "d", "c", "b", "a"),
    );
  });

  it("changes nothing when nothing is new", () => {
    expect(withNewest(history(false, "b", "a"), history(false, "b", "a"))).toEqual(
      history(false, "b", "a"),
    );
  });

  it("starts over rather than leave a hole", () => {
    expect(withNewest(history(false, "b", "a"), history(true, "f", "e"))).toEqual(
      history(true, "f", "e"),
    );
  });
});
