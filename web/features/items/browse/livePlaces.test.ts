import { describe, expect, it } from "vitest";
import { forgetPages, pagesOf } from "./livePlaces.ts";

const list = (cursor: string, ...ids: string[]) => ({
  cursor,
  edges: ids.map((id) => ({ node: { id } })),
});
const idsOf = (found: ReturnType<typeof pagesOf>) =>
  found.pages.map(({ cursor, items }) => [cursor, items.map(({ id }) => id).join("")]);

describe("the live places of a list", () => {
  it("keep each page's cursor when later pages bring theirs", () => {
    pagesOf("grows", list("one", "a", "b"));
    const grown = pagesOf("grows", list("two", "a", "b", "c"));

    expect(idsOf(grown)).toEqual([
      ["one", "ab"],
      ["two", "c"],
    ]);
    expect(grown.start).toBe("one");
  });

  it("keep an item with the page it first came with, wherever it moves", () => {
    pagesOf("moves", list("one", "a", "b"));

    expect(idsOf(pagesOf("moves", list("two", "a", "c", "b")))).toEqual([
      ["one", "ab"],
      ["two", "c"],
    ]);
  });

  it("start again when the list is loaded anew", () => {
    pagesOf("reloads", list("one", "a"));
    forgetPages("reloads");

    expect(idsOf(pagesOf("reloads", list("two", "b", "a")))).toEqual([["two", "ba"]]);
  });
});
