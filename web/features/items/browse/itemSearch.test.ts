import { describe, expect, it } from "vitest";
import { boundsCross, isNarrowed, readSearch, toVariables, writeSearch } from "./itemSearch.ts";

const read = (query: string) => readSearch(new URLSearchParams(query));

describe("the search of a list", () => {
  it("survives the way into the URL and back", () => {
    const search = read("q=tea+pot&category=Home+%26+Garden&minTP=5&maxTP=40&sort=price_low");

    expect(readSearch(writeSearch(new URLSearchParams(), search))).toEqual(search);
  });

  it("counts what makes no sense as not given", () => {
    expect(read("minTP=abc&maxTP=-4&sort=cheapest")).toEqual(read(""));
    expect(read("minTP=1.5").minTP).toBeNull();
  });

  it("keeps other parameters and leaves empty parts out", () => {
    const params = writeSearch(new URLSearchParams("tab=rewards&q=old"), read("category=All"));

    expect(params.toString()).toBe("tab=rewards");
  });

  it("asks without a category for All, and by best match once there is a text", () => {
    expect(toVariables(read(""))).toEqual({ filter: {}, sort: "newest", first: 24 });
    expect(toVariables(read("q=lamp"))).toMatchObject({ filter: { q: "lamp" }, sort: "relevance" });
    expect(toVariables(read("q=lamp&sort=newest")).sort).toBe("newest");
  });

  it("knows bounds that cross, and what narrows a list", () => {
    expect(boundsCross(read("minTP=9&maxTP=8"))).toBe(true);
    expect(boundsCross(read("minTP=9&maxTP=9"))).toBe(false);
    expect(isNarrowed(read("sort=price_low"))).toBe(false);
    expect(isNarrowed(read("maxTP=8"))).toBe(true);
  });
});
