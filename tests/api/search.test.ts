import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, HOME_FILTER, LISTINGS_FILTER } from "../../schema/limits.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

async function titlesOf(filter: object, more: object = {}): Promise<string[]> {
  const { items } = await market.stranger.gql(
    `query ($filter: ItemFilter, $sort: ItemSort, $first: Int, $after: String) {
      items(filter: $filter, sort: $sort, first: $first, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } }
    }`,
    { filter, ...more },
  );
  return items.edges.map(({ node }: { node: { title: string } }) => node.title);
}

describe("searching", () => {
  beforeAll(async () => {
    const seller = await market.member("Seller");
    await anItem(seller, { title: "Enamel teapot", description: "Pours well.", trustPoints: 17 });
    await anItem(seller, {
      title: "Cordless drill",
      description: "Two batteries and a case.",
      category: "Tools & Equipment",
      trustPoints: 60,
    });
    await anItem(seller, {
      title: "Vintage lamp",
      description: "Looks fine beside a teapot.",
      trustPoints: 35,
    });
    await anItem(seller, {
      title: "Atlas",
      description: "Maps of everywhere.",
      category: "Books & Media",
      trustPoints: 5,
    });
  });

  it.each([
    ["a word", "teapot"],
    ["another form of it", "teapots"],
    ["its beginning", "teap"],
    ["a letter too few", "teapt"],
    ["two letters swapped", "taepot"],
    ["capitals and spaces", "  TeaPot "],
  ])("finds the teapot by %s, the title match first", async (_how, q) => {
    expect(await titlesOf({ q })).toEqual(["Enamel teapot", "Vintage lamp"]);
  });

  it("forgives letters swapped early in a word", async () => {
    expect(await titlesOf({ q: "vnitage" })).toEqual(["Vintage lamp"]);
    expect(await titlesOf({ q: "dirll" })).toEqual(["Cordless drill"]);
  });

  it("wants every word, in whatever order", async () => {
    expect(await titlesOf({ q: "lamp teapot" })).toEqual(["Vintage lamp"]);
    expect(await titlesOf({ q: "teapot zzzzzz" })).toEqual([]);
  });

  it("keeps to bounds, category and order while searching", async () => {
    expect(await titlesOf({ q: "teapot", maxTP: 20 })).toEqual(["Enamel teapot"]);
    expect(await titlesOf({ q: "teapot", category: "Electronics" })).toEqual([]);
    expect(await titlesOf({ q: "teapot" }, { sort: "price_high" })).toEqual([
      "Vintage lamp",
      "Enamel teapot",
    ]);
  });

  it.each(["'", "\\", "%", ":*", "a & b | !c", "<->", "((", "🫖", "the"])(
    "answers the odd text %s without an error",
    async (q) => {
      expect(await titlesOf({ q })).toBeInstanceOf(Array);
    },
  );

  it("pages through ranked matches without a hole or a repeat", async () => {
    const seller = await market.member("Collector");
    for (let n = 0; n < 7; n++) await anItem(seller, { title: `Marble ${n}` });
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { items } = (await market.stranger.gql(
        `query ($after: String) { items(filter: { q: "marble" }, first: 3, after: $after) { edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
        { after },
      )) as {
        items: {
          edges: { node: { title: string } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
      seen.push(...items.edges.map(({ node }) => node.title));
      if (!items.pageInfo.hasNextPage) break;
      after = items.pageInfo.endCursor;
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });
});

describe("a word with something after it", () => {
  beforeAll(async () => {
    const seller = await market.member("Phone seller");
    for (const title of ["Iphone15 case", "Iphone charger", "Happy mug", "Happiness, a novel"])
      await anItem(seller, { title, description: "As in the picture." });
    for (const ending of "abcdefghiklmnoprstu")
      await anItem(seller, { title: `Quilt${ending}x`, description: "A maker's own word." });
  });

  it.each([
    ["iphon", ["Iphone charger", "Iphone15 case"]],
    ["iphone", ["Iphone charger", "Iphone15 case"]],
    ["iphone15", ["Iphone15 case"]],
    ["happy", ["Happiness, a novel", "Happy mug"]],
    ["happ", ["Happiness, a novel", "Happy mug"]],
    ["quiltax", ["Quiltax"]],
  ])("%s finds all that begins so", async (q, titles) => {
    expect((await titlesOf({ q })).toSorted()).toEqual(titles);
  });

  it("finds more words that begin so than it would ask for one by one", async () => {
    expect(await titlesOf({ q: "quil" })).toHaveLength(19);
  });
});

describe("categories", () => {
  it("are all reached from both filters: what can be posted can be found", async () => {
    const seller = await market.member("Everything");
    for (const category of CATEGORIES)
      await anItem(seller, { title: `Thing of ${category}`, category });
    for (const filter of [HOME_FILTER, LISTINGS_FILTER]) {
      const found = new Set<string>();
      for (const category of filter)
        for (const title of await titlesOf({ category }, { first: 100 })) found.add(title);
      for (const category of CATEGORIES)
        expect(found, `${category} in ${filter[0]}…`).toContain(`Thing of ${category}`);
    }
  });
});
