import { expect, it } from "vitest";
import { InvalidatedQuery } from "../../api/core/graphql/enums.ts";
import { schema } from "../../api/graphql/schema.ts";
import { MEMBER_WATCH_MAX } from "../../schema/limits.ts";
import { anOffer, anItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";

const market = aMarket();

const QUERIES = `subscription ($after: Cursor) { queriesInvalidated(after: $after) { cursor queries } }`;
const MEMBERS = `subscription ($ids: [ID!]!, $after: Cursor) {
  memberUpdated(ids: $ids, after: $after) { cursor member { id displayName location } }
}`;
const RENAME = `mutation ($name: String!) { updateProfile(input: { displayName: $name, location: "Bath" }) { id } }`;
const SETTING = `mutation { setNotificationEmails(emails: false) { emails } }`;

interface Queries {
  cursor: string;
  queries: string[];
}
interface Member {
  cursor: string;
  member: { id: string; displayName: string; location: string | null } | null;
}

it("names queries that there are", async () => {
  const queries = (await schema()).getQueryType()?.getFields() ?? {};
  expect(Object.keys(InvalidatedQuery).filter((name) => !(name in queries))).toEqual([]);
});

it("tells a member's devices which queries answer otherwise, and nobody else; after a gap too", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const [hers, his] = [await ana.live<Queries>(QUERIES), await ben.live<Queries>(QUERIES)];

  await ana.gql(SETTING);
  const { cursor, queries } = await hers.next();
  expect(queries).toEqual(["notificationSettings"]);
  await hers.stop();

  // What follows from an event that brings a thing needs no event of its own.
  await anOffer(ben, await anItem(ana));
  const missed = await ana.live<Queries>(QUERIES, { after: cursor });
  const told = (await missed.next()).queries;
  expect(told).toEqual(["viewer", "myItems", "activity", "earnings"]);
  await his.until(() => his.heard.some(({ queries: each }) => each.includes("buyQuote")));
  expect(his.heard.flatMap(({ queries: each }) => each)).not.toContain("notificationSettings");
});

it("tells who watches a member what others see of them, each watched one once, until they have left", async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const watching = await cleo.live<Member>(MEMBERS, { ids: [ana.id, ben.id] });
  const { user } = await cleo.gql(`query ($id: ID!) { user(id: $id) { cursor } }`, { id: ana.id });

  await ana.gql(RENAME, { name: "Ana B" });
  expect((await watching.next()).member).toMatchObject({ id: ana.id, displayName: "Ana B" });
  await ben.gql(RENAME, { name: "Ben B" });
  expect((await watching.next()).member).toMatchObject({ id: ben.id, displayName: "Ben B" });

  // The place is the member's to show: who hears of it is who may see it.
  await ana.gql(`mutation { updatePrivacy(input: { location: nobody }) { id } }`);
  expect((await watching.next()).member).toMatchObject({ id: ana.id, location: null });
  await ana.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
  expect((await watching.next()).member).toBeNull();
  await watching.stop();

  const late = await cleo.live<Member>(MEMBERS, { ids: [ana.id], after: user.cursor });
  expect((await late.next()).member).toBeNull();
});

it("watches one to sixty members", async () => {
  const ana = await market.member("Ana");
  const ids = Array.from({ length: MEMBER_WATCH_MAX + 1 }, (_, n) => String(n + 1));
  for (const wrong of [[], ids]) {
    const refused = await ana.live<Member>(MEMBERS, { ids: wrong });
    expect(refused.errors).toMatchObject([{ message: "Watch 1 to 60 members at once" }]);
  }
});
