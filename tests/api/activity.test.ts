import { describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, partOf } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, DECLINE } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const READ = `query ($group: ActivityGroup, $first: Int, $after: String) { activity(group: $group, first: $first, after: $after) {
  edges { cursor node { id kind group subject tp url at member { displayName } } } pageInfo { hasNextPage endCursor } } }`;

interface Entry {
  id: string;
  kind: string;
  group: string;
  subject: string;
  tp: number | null;
  url: string | null;
  member: { displayName: string } | null;
}

interface Page {
  edges: { node: Entry }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function activityOf(person: Person, page: object = {}): Promise<Entry[]> {
  const { activity } = await person.gql(READ, page);
  return activity.edges.map(({ node }: { node: Entry }) => node);
}

const short = (entries: Entry[]) =>
  entries.map(({ kind, subject, tp, member }) => [kind, subject, tp, member?.displayName ?? null]);

describe("a member's own activity", () => {
  // Proves: PF-005
  it("tells listings, prices, offers, deals, the wallet and sign-ins, each to who had a part in it", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const teapot = await anItem(amara);
    await amara.gql(
      `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 25) { item { id } } }`,
      { id: teapot.id },
    );
    const radio = await anItem(amara, { title: "Radio", trustPoints: 9 });
    await amara.gql(DECLINE, { id: (await anOffer(jun, radio)).id });
    await amara.gql(ACCEPT, { id: (await anOffer(jun, teapot)).id });

    const hers = short(await activityOf(amara));
    expect(hers).toEqual(
      expect.arrayContaining([
        ["item_given", "Enamel teapot", 25, "Jun"],
        ["offer_accepted", "Enamel teapot", 25, "Jun"],
        ["offer_received", "Enamel teapot", 25, "Jun"],
        ["offer_declined", "Radio", 9, "Jun"],
        ["offer_received", "Radio", 9, "Jun"],
        ["item_listed", "Radio", 9, null],
        ["price_changed", "Enamel teapot", 25, null],
        ["item_listed", "Enamel teapot", 20, null],
      ]),
    );
    expect(hers.at(-1)?.[0]).toMatch(/^(tp_received|signed_in)$/);
    expect(hers.filter(([kind]) => kind === "tp_received")).toHaveLength(2);
    expect(hers.filter(([kind]) => kind === "offer_made")).toEqual([]);

    const his = short(await activityOf(jun, { group: "offers" }));
    expect(his.map(([kind]) => kind)).toEqual([
      "offer_accepted",
      "offer_made",
      "offer_declined",
      "offer_made",
    ]);
    expect(short(await activityOf(jun, { group: "deals" }))).toEqual([
      ["item_received", "Enamel teapot", 25, "Amara"],
    ]);
    expect(short(await activityOf(jun, { group: "listings" }))).toEqual([]);
    expect((await activityOf(jun, { group: "wallet" })).map(({ tp }) => tp)).toEqual([-25, 100]);
    expect(await activityOf(jun, { group: "account" })).toHaveLength(1);
    const eve = await market.member("Eve");
    expect((await activityOf(eve)).map(({ kind }) => kind).toSorted()).toEqual([
      "signed_in",
      "tp_received",
    ]);
  });

  it("comes page by page without a hole or a repeat, also where all happened in one millisecond", async () => {
    const amara = await market.member("Amara");
    for (let n = 0; n < 7; n++) await anItem(amara, { title: `Item ${n}` });
    const id = Number(amara.id);
    await market.rows(
      `update items set created_at = date_trunc('second', now()) where user_id = $1`,
      [id],
    );
    await market.rows(
      `insert into sign_ins (user_id, user_agent, ip_address, created_at)
       select $1, 'device ' || n, '::1', date_trunc('second', now()) from generate_series(1, 5) n`,
      [id],
    );

    const all = (await activityOf(amara, { first: 100 })).map((entry) => entry.id);
    expect(all).toHaveLength(7 + 5 + 2);
    const paged: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { activity }: { activity: Page } = await amara.gql(READ, { first: 3, after });
      paged.push(...activity.edges.map(({ node }) => node.id));
      after = activity.pageInfo.endCursor;
      more = activity.pageInfo.hasNextPage;
    }
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(paged.length);
  });

  it("refuses a part, a cursor and a page that are none, and who is not signed in", async () => {
    const amara = await market.member("Amara");
    for (const page of [{ group: "secrets" }, { after: "nonsense" }, { first: 0 }, { first: 101 }])
      expect((await amara.refused(READ, page)).code).toBe("BAD_USER_INPUT");
    expect((await market.stranger.refused(READ)).code).toBe("UNAUTHENTICATED");
  });

  it("tells both sides of an order what became of it", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 500)];
    const order = await anOrder(jun, [await anItem(amara)]);
    const part = partOf(order, amara);
    await amara.gql(ACCEPT_PART, { id: part.id });

    const number = order.orderNumber;
    expect(short(await activityOf(amara, { group: "orders" }))).toEqual([
      ["order_accepted", number, null, null],
      ["order_received", number, part.amount, "Jun"],
    ]);
    expect(short(await activityOf(jun, { group: "orders" }))).toEqual([
      ["order_accepted", number, null, "Amara"],
      ["order_placed", number, order.total, null],
    ]);
  });

  it("keeps sign-ins after the session ended, for ninety days", async () => {
    const amara = await market.member("Amara");
    await market.stranger.gql(
      `mutation ($email: String!) { login(email: $email, password: "correct horse battery") { token } }`,
      { email: amara.email },
    );
    await amara.gql(`mutation { revokeOtherSessions }`);
    expect(await activityOf(amara, { group: "account" })).toHaveLength(2);
    await market.passHours(24 * 91);
    const { login } = await market.stranger.gql(
      `mutation ($email: String!) { login(email: $email, password: "correct horse battery") { token } }`,
      { email: amara.email },
    );
    amara.token = login.token;
    expect(await activityOf(amara, { group: "account" })).toHaveLength(1);
  });
});
