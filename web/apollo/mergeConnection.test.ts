import { describe, expect, it } from "vitest";
import { joinEdges } from "./mergeConnection.ts";

const edge = (id: string) => ({ cursor: `cursor ${id}`, node: { __ref: `Item:${id}` } });
const ids = (edges: { node: { __ref: string } }[]) =>
  edges.map(({ node }) => node.__ref.slice(5)).join("");

describe("joining pages", () => {
  it("puts the next page behind the one before", () => {
    expect(ids(joinEdges([edge("a"), edge("b")], [edge("c")]))).toBe("abc");
  });
  it("shows a thing that moved down once, in its new place", () => {
    expect(ids(joinEdges([edge("a"), edge("b")], [edge("c"), edge("a")]))).toBe("bca");
  });
});
