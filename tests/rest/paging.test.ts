import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer, bricks } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";

interface Row {
  id: number;
}

const market = aMarket();
let ann: Person;
let bob: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.richMember("Bob", 1000);
  for (let n = 1; n <= 5; n++) await anOffer(bob, await anItem(ann, { trustPoints: n * 10 }));
});

/** The address of a relation in the header `Link`. */
function linkOf(headers: Headers, relation: string): string | undefined {
  return new RegExp(`<([^>]*)>; rel="${relation}"`).exec(headers.get("link") ?? "")?.[1];
}

/** The rows of each page, from this one on to the last. */
async function follow(person: Stranger, start: string): Promise<number[][]> {
  const pages: number[][] = [];
  for (let at: string | undefined = start; at !== undefined;) {
    const { status, headers, body } = await person.rest<Row[] | { history: Row[] }>("GET", at);
    expect(status, at).toBe(200);
    const rows = Array.isArray(body) ? body : body.history;
    pages.push(rows.map(({ id }) => id));
    expect(pages.length, "it comes to an end").toBeLessThan(20);
    at = linkOf(headers, "next");
  }
  return pages;
}

/** The ids of a GraphQL list, as numbers. */
function idsOf({ edges }: { edges: { node: { id: string } }[] }): number[] {
  return edges.map(({ node }) => Number(node.id));
}

describe("a list", () => {
  it("is followed page by page, each item once, in the order of GraphQL", async () => {
    const { items } = await market.stranger.gql(`{ items(first: 100) { edges { node { id } } } }`);
    const pages = await follow(market.stranger, "/api/items?first=2");
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(idsOf(items));
  });

  it("tells the next page in the words of the request, and the first one behind it", async () => {
    const asked = "/api/items/search?q=enamel+teapot&category=Home+%26+Garden&first=2";
    const { headers } = await market.stranger.rest("GET", asked);
    const next = linkOf(headers, "next") ?? "";
    expect(next).toMatch(/&after=[\w-]+$/);
    expect(next.replace(/&after=.*/, "")).toBe(asked);
    expect(linkOf(headers, "first")).toBeUndefined();

    const second = await market.stranger.rest("GET", next);
    expect(linkOf(second.headers, "first")).toBe(asked);
    expect(linkOf(second.headers, "next")).toMatch(/&after=[\w-]+$/);
    expect(linkOf(second.headers, "next")).not.toBe(next);
  });

  it("keeps its filter on every page", async () => {
    const pages = await follow(market.stranger, "/api/listings?minTP=20&maxTP=40&first=1");
    expect(pages.map((page) => page.length)).toEqual([1, 1, 1]);
  });

  it("that has no more has no Link, with and without a page size", async () => {
    for (const query of ["", "?first=5", "?first=100", "?first=&after="]) {
      const { headers, body } = await market.stranger.rest("GET", `/api/items${query}`);
      expect(body, query).toHaveLength(5);
      expect(headers.get("link"), query).toBeNull();
    }
  });

  it("of more than 500 goes on where the 500th is", async () => {
    const cal = await market.member("Cal");
    await bricks(market, cal, 510);
    for (const list of ["/api/items/user", "/api/listings?minTP=900"]) {
      const pages = await follow(cal, list);
      expect(pages.map((page) => page.length)).toEqual([500, 10]);
      expect(new Set(pages.flat()).size).toBe(510);
    }
  });
});

// Item lists are written by SQL, the others by resolvers.
describe.each(["/api/items", "/api/items/user", "/api/wallet", "/api/notifications"])(
  "%s",
  (path) => {
    it.each([
      ["first=0", "first", "first must be between 1 and 100"],
      ["first=101", "first", "first must be between 1 and 100"],
      ["first=-1", "first", "first must be between 1 and 100"],
      ["first=abc", "first", "First must be a whole number"],
      ["first=1.5", "first", "First must be a whole number"],
      ["first=9999999999", "first", "First must be a whole number"],
      ["first=2&first=3", "first", "First must be a whole number"],
      ["after=nonsense", "after", "after is not a cursor of this list"],
      ["after=WzEsMiwzLDRd", "after", "after is not a cursor of this list"],
      ["after=a&after=b", "after", "After must be text"],
    ])("refuses ?%s by name", async (query, field, message) => {
      expect(await ann.rest("GET", `${path}?${query}`)).toMatchObject({
        status: 400,
        body: { code: "BAD_USER_INPUT", message, details: { fields: { [field]: message } } },
      });
    });
  },
);

describe("an own list", () => {
  it("of offers is paged by who made or got them", async () => {
    for (const [person, side, field] of [
      [bob, "buyer", "buyerOffers"],
      [ann, "seller", "sellerOffers"],
    ] as const) {
      const data = await person.gql(`{ ${field}(first: 100) { edges { node { id } } } }`);
      const pages = await follow(person, `/api/offers/${side}?first=3`);
      expect(pages.map((page) => page.length)).toEqual([3, 2]);
      expect(pages.flat()).toEqual(idsOf(data[field]));
    }
  });

  it("of postings is paged within the wallet", async () => {
    for (const action of ["daily_login", "community_task"])
      await bob.rest("POST", "/api/earn-tp", { action });
    const { wallet } = await bob.gql(
      `{ wallet { history(first: 100) { edges { node { id } } } } }`,
    );
    const pages = await follow(bob, "/api/wallet?first=1");
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(idsOf(wallet.history));
  });

  it("of messages goes back in time, each page from its oldest on", async () => {
    const sent: number[] = [];
    for (const content of ["one", "two", "three"]) {
      const { body } = await ann.rest("POST", "/api/messages", {
        toUserId: Number(bob.id),
        content,
      });
      sent.push(body.id);
    }
    const [newest, before] = await follow(bob, `/api/conversations/${ann.id}?first=2`);
    expect(newest).toEqual(sent.slice(1));
    expect(before?.at(-1)).toBe(sent[0]);
  });

  it("takes no page where GraphQL has none", async () => {
    expect(await ann.rest("GET", "/api/addresses?first=2")).toMatchObject({
      status: 400,
      body: { details: { fields: { first: expect.any(String) } } },
    });
  });
});
