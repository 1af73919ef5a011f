import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, readWhole, recording } from "../rules/statements/recording.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import { FIRST_ID, fillMarket } from "./market/fillMarket.ts";
import { syntheticMarket } from "./market/market.ts";

const market = aMarket();

const BASIS = `method sampleSize needed isEnough shortfall confidenceMeans asOf
  evidence { label value itemId url } accuracy { measure value baseline baselineName n }`;
const FOR_YOU = `query ($limit: Int, $categories: [String!]) { recommendations(limit: $limit, categories: $categories) {
  isKnown entries { id type title description confidence actionUrl item { id title } basis { ${BASIS} } } basis { ${BASIS} } } }`;
const TRENDING = `query ($timeRange: TrendRange, $limit: Int) { trending(timeRange: $timeRange, limit: $limit) {
  timeRange entries { members membersBefore item { id title } } basis { ${BASIS} } } }`;
const TIPS = `{ userInsights { personalizedTips tips { id text actionUrl basis { ${BASIS} } } basis { ${BASIS} } } }`;
const NOT_FOR_ME = `mutation ($id: String!, $isNotForMe: Boolean!) { setNotForMe(id: $id, isNotForMe: $isNotForMe) { id isNotForMe } }`;
const VIEW = `mutation ($id: ID!) { viewItem(itemId: $id) { item { id } } }`;
const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;
const BLOCK = `mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`;

interface Entry {
  id: string;
  type: string;
  title: string;
  description: string;
  confidence: number | null;
  item: { id: string; title: string } | null;
  basis: { evidence: { label: string; value: string; itemId: string }[] };
}

async function forYou(person: Person, variables: object = {}) {
  return (await person.gql(FOR_YOU, variables)).recommendations as {
    isKnown: boolean;
    entries: Entry[];
    basis: { sampleSize: number; shortfall: string | null; isEnough: boolean };
  };
}

async function titlesFor(person: Person): Promise<string[]> {
  return (await forYou(person, { limit: 24 })).entries.map(({ title }) => title);
}

async function tipsOf(person: Person): Promise<{ id: string; text: string }[]> {
  return (await person.gql(TIPS)).userInsights.tips;
}

async function members(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => market.member(name)));
}

/** Sellers with things of two kinds, old enough for their words to be known. */
async function aMarketOfTeaAndTools(): Promise<{ tea: Person[]; tools: Person[] }> {
  const tea = await members("Tea1", "Tea2", "Tea3", "Tea4", "Tea5");
  const tools = await members("Tool1", "Tool2", "Tool3");
  for (const [n, seller] of tea.entries())
    for (const thing of ["teapot", "cup"])
      await anItem(seller, { title: `Enamel ${thing} ${n}`, category: "Home & Garden" });
  for (const [n, seller] of tools.entries())
    for (const thing of ["drill", "wrench"])
      await anItem(seller, { title: `Cordless ${thing} ${n}`, category: "Tools & Equipment" });
  await market.passHours(24);
  return { tea, tools };
}

async function itemsLike(words: string): Promise<{ id: string; title: string }[]> {
  return market.rows(`select id::text, title from items where title like $1 order by items.id`, [
    words,
  ]);
}

let sellers: { tea: Person[]; tools: Person[] };

beforeAll(async () => {
  sellers = await aMarketOfTeaAndTools();
});

describe("recommendations", () => {
  it("says that it does not know somebody yet, and asks what they are after", async () => {
    const ann = await market.member("Ann");
    const [drill] = await itemsLike("Cordless drill 0");
    await ann.gql(VIEW, { id: drill?.id });
    expect(await forYou(ann)).toMatchObject({
      isKnown: false,
      entries: [],
      basis: {
        isEnough: false,
        needed: 3,
        shortfall: "Not enough data yet: 1 of 3 looks or reactions",
      },
    });
    const chosen = await forYou(ann, { categories: ["Tools & Equipment", "Home & Garden"] });
    // Of each in turn, the newest first, and no more than two of one member.
    expect(chosen.entries.slice(0, 3).map(({ title }) => title)).toEqual([
      "Cordless wrench 2",
      "Enamel cup 4",
      "Cordless drill 2",
    ]);
    expect(chosen).toMatchObject({
      isKnown: false,
      entries: expect.arrayContaining([
        expect.objectContaining({
          confidence: null,
          description: "New in Tools & Equipment, which you chose",
        }),
      ]),
      basis: { isEnough: true, method: "The newest items of the categories that you chose" },
    });
  });

  // Proves: EP-033, EN-017, PN-002
  it("recommends what is like what somebody looked at, and shows what speaks for it", async () => {
    const bea = await market.member("Bea");
    const teapots = await itemsLike("Enamel teapot%");
    for (const { id } of teapots.slice(0, 3)) await bea.gql(VIEW, { id });
    await bea.gql(LIKE, { id: teapots[0]?.id });
    const found = await forYou(bea);
    expect(found).toMatchObject({ isKnown: true, basis: { sampleSize: 4, shortfall: null } });
    const [first] = found.entries;
    expect(first).toMatchObject({
      type: "item",
      title: expect.stringMatching(/^Enamel teapot [34]$/),
      description: "Like “Enamel teapot 0”: you like it",
      // Nothing was opened often enough to measure it.
      confidence: null,
      basis: {
        confidenceMeans: "You open this rather than a random item that is new to you",
        accuracy: null,
      },
    });
    expect(first?.basis.evidence[0]).toEqual({
      label: "Enamel teapot 0",
      value: "you like it",
      itemId: teapots[0]?.id,
      url: `/buy/${teapots[0]?.id}`,
    });
    expect(first?.item?.id).toBe(first?.id.replace("item:", ""));

    const { status, body } = await bea.rest("GET", "/api/ai/recommendations");
    expect(status).toBe(200);
    expect(body.map(({ id }: Entry) => id)).toEqual(found.entries.map(({ id }) => id));
    expect(body.length).toBeLessThanOrEqual(6);
    expect(Object.keys(body[0])).toEqual([
      "id",
      "type",
      "title",
      "description",
      "confidence",
      "actionUrl",
      "basis",
    ]);
  });

  it("follows the next like", async () => {
    const cem = await market.member("Cem");
    const [cup0, cup1, cup2] = await itemsLike("Enamel cup%");
    for (const item of [cup0, cup1, cup2]) await cem.gql(VIEW, { id: item?.id });
    expect((await forYou(cem)).entries[0]?.title).toMatch(/^Enamel cup/);
    const drills = await itemsLike("Cordless drill%");
    for (const { id } of drills.slice(0, 2)) await cem.gql(LIKE, { id });
    expect((await forYou(cem)).entries[0]?.title).toBe("Cordless drill 2");
  });

  it("has nothing of one's own, seen within a week, liked, of a circle, of the blocked and suspended", async () => {
    const dan = await market.member("Dan");
    const cups = await itemsLike("Enamel cup%");
    for (const { id } of cups.slice(0, 3)) await dan.gql(VIEW, { id });
    await dan.gql(LIKE, { id: cups[1]?.id });
    await anItem(dan, { title: "Enamel cup of mine" });
    const [blocked, suspended, circle] = await members("Bloc", "Susp", "Circ");
    if (!blocked || !suspended || !circle) throw new Error("three members");
    await anItem(blocked, { title: "Enamel cup blocked" });
    await anItem(suspended, { title: "Enamel cup suspended" });
    const hidden = await anItem(circle, { title: "Enamel cup circle" });
    const before = await titlesFor(dan);
    expect(before).toEqual(expect.arrayContaining(["Enamel cup 3", "Enamel cup blocked"]));
    for (const { title } of cups.slice(0, 3)) expect(before).not.toContain(title);
    expect(before).not.toContain("Enamel cup of mine");

    await dan.gql(BLOCK, { id: blocked.id });
    await (await market.admin()).gql(SUSPEND, { memberId: suspended.id, reason: "Sold air" });
    await market.rows(`update items set is_circle_only = true where id = $1`, [Number(hidden.id)]);
    await market.settled();
    const after = await titlesFor(dan);
    for (const title of ["blocked", "suspended", "circle"])
      expect(after).not.toContain(`Enamel cup ${title}`);

    // What was only looked at comes back.
    await market.passHours(24 * 8);
    const later = await titlesFor(dan);
    expect(later).toContain("Enamel cup 0");
    expect(later).not.toContain("Enamel cup 1");
  });

  it("has at most two of a member, and one from outside of what somebody knows", async () => {
    const eve = await market.member("Eve");
    const [teapot0, teapot1, teapot2] = await itemsLike("Enamel teapot%");
    const flo = await market.member("Flo");
    for (const n of [5, 6, 7, 8]) await anItem(flo, { title: `Enamel teapot ${n}` });
    // What an item says is known from the next night on.
    await market.passHours(24);
    for (const item of [teapot0, teapot1, teapot2]) await eve.gql(VIEW, { id: item?.id });
    const { entries } = await forYou(eve, { limit: 6 });
    const outside = entries.filter(({ description }) => description.startsWith("Something else"));
    expect(outside).toHaveLength(1);
    expect(outside[0]?.basis.evidence).toEqual([]);
    const ids = entries.filter((entry) => !outside.includes(entry)).map(({ item }) => item?.id);
    const ofFlo = await market.rows<{ id: string }>(
      `select id::text from items where user_id = $1`,
      [Number(flo.id)],
    );
    expect(ofFlo.filter(({ id }) => ids.includes(id))).toHaveLength(2);
    expect((await forYou(eve, { limit: 6 })).entries.at(-1)?.id).toBe(outside[0]?.id);
  });

  it("recommends a member with whom a swap would suit both, while they show what they want", async () => {
    const [gus, hal] = await members("Gus", "Hal");
    if (!gus || !hal) throw new Error("two members");
    const [mine, theirs] = [
      await anItem(gus, { title: "Gus's kite" }),
      await anItem(hal, { title: "Hal's sledge" }),
    ];
    for (const { id } of (await itemsLike("Enamel cup%")).slice(0, 3)) await gus.gql(VIEW, { id });
    await gus.gql(LIKE, { id: theirs.id });
    await hal.gql(LIKE, { id: mine.id });
    const match = (await forYou(gus)).entries.find(({ type }) => type === "user");
    expect(match).toMatchObject({
      id: `user:${hal.id}`,
      title: "Hal",
      description:
        "Each of you likes something of the other's: “Gus's kite” is yours, “Hal's sledge” theirs",
      confidence: null,
      actionUrl: `/exchange/${theirs.id}`,
    });
    await hal.gql(`mutation { updatePrivacy(input: { wantedItems: nobody }) { id } }`);
    expect((await forYou(gus)).entries.map(({ type }) => type)).not.toContain("user");
  });

  it("fills up with a category that is looked at more than there is of it, and with tips", async () => {
    const ida = await market.member("Ida");
    for (const { id } of await itemsLike("Cordless%")) await ida.gql(VIEW, { id });
    const own = await anItem(ida, { title: "Ida's bench" });
    const ivo = await market.member("Ivo");
    await anOffer(ivo, own, { tpDelta: 15 });
    const { entries } = await forYou(ida, { limit: 24 });
    expect(entries.find(({ type }) => type === "category")).toMatchObject({
      id: "category:Tools & Equipment",
      title: "More in Tools & Equipment",
      description: expect.stringMatching(
        /^6 of your last 6 looks and reactions were there; it has \d+ % of the items$/,
      ),
      actionUrl: "/listings?category=Tools%20%26%20Equipment",
    });
    expect(entries.at(-1)).toMatchObject({
      id: "tip:waiting",
      type: "tip",
      description: expect.stringMatching(/^An offer for “Ida's bench” is open/),
    });
  });

  it("is put away for good, and taken back; the member's other devices hear of it", async () => {
    const jon = await market.member("Jon");
    for (const { id } of (await itemsLike("Enamel teapot%")).slice(0, 3))
      await jon.gql(VIEW, { id });
    const [first] = (await forYou(jon)).entries;
    const live = await jon.live(`subscription { queriesInvalidated { queries } }`);
    const id = first?.id;
    expect((await jon.gql(NOT_FOR_ME, { id, isNotForMe: true })).setNotForMe).toEqual({
      id,
      isNotForMe: true,
    });
    await live.until(() =>
      live.heard.some((heard) => JSON.stringify(heard).includes('"recommendations"')),
    );
    await jon.gql(NOT_FOR_ME, { id, isNotForMe: true });
    expect(await titlesFor(jon)).not.toContain(first?.title);
    await jon.gql(NOT_FOR_ME, { id, isNotForMe: false });
    expect(await titlesFor(jon)).toContain(first?.title);
    for (const bad of [
      "item:",
      "item:0",
      "item:x",
      "user:-1",
      "category:Nothing",
      "tip:x",
      "12",
      "",
    ])
      expect(await jon.refused(NOT_FOR_ME, { id: bad, isNotForMe: true })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { id: "There is no such recommendation" },
      });
  });

  it("refuses limits and categories that there are not", async () => {
    const kay = await market.member("Kay");
    for (const variables of [
      { limit: 0 },
      { limit: 25 },
      { categories: ["Spells"] },
      { categories: ["Other", "Electronics", "Automotive", "Collectibles"] },
    ])
      expect(await kay.refused(FOR_YOU, variables)).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await market.stranger.refused(FOR_YOU)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect((await kay.rest("GET", "/api/ai/recommendations?limit=many")).status).toBe(400);
  });
});

describe("what is trending", () => {
  // Proves: EP-034, EN-018
  it("is what members look at, more than before, without what sellers do themselves", async () => {
    const lou = await market.member("Lou");
    const [kite, sled, lamp] = [
      await anItem(lou, { title: "Trendy kite" }),
      await anItem(lou, { title: "Trendy sled" }),
      await anItem(lou, { title: "Trendy lamp" }),
    ];
    const lookers = await members("L1", "L2", "L3", "L4", "L5", "L6");
    for (const looker of lookers) await looker.gql(VIEW, { id: kite.id });
    for (const looker of lookers.slice(0, 3)) await looker.gql(LIKE, { id: sled.id });
    for (const looker of lookers.slice(0, 2)) await looker.gql(LIKE, { id: lamp.id });
    await market.passHours(1);
    const { trending } = await market.stranger.gql(TRENDING, { limit: 24 });
    const found = trending.entries.map(
      ({ item, ...entry }: { item: { title: string }; members: number }) => ({
        ...entry,
        title: item.title,
      }),
    );
    // Three likes weigh more than six looks; two members are no trend.
    expect(found.filter(({ title }: { title: string }) => title.startsWith("Trendy"))).toEqual([
      { title: "Trendy sled", members: 3, membersBefore: 0 },
      { title: "Trendy kite", members: 6, membersBefore: 0 },
    ]);
    expect(trending).toMatchObject({
      timeRange: "h24",
      basis: { isEnough: true, needed: 5, shortfall: null, confidenceMeans: null },
    });
    const [first] = trending.entries;
    expect(trending.basis.evidence[0]).toEqual({
      label: first.item.title,
      value: `${first.members} members, ${first.membersBefore} in as long a time before`,
      itemId: first.item.id,
      url: `/buy/${first.item.id}`,
    });

    const { status, body } = await market.stranger.rest(
      "GET",
      "/api/analytics/trending?timeRange=24h",
    );
    expect(status).toBe(200);
    expect(body.find(({ title }: { title: string }) => title === "Trendy sled")).toMatchObject({
      id: Number(sled.id),
      username: expect.any(String),
      category: "Home & Garden",
      description: expect.any(String),
      likeCount: 3,
      viewCount: 0,
      trustPoints: 20,
    });

    const [blocker] = lookers;
    await blocker?.gql(BLOCK, { id: lou.id });
    const forBlocker = await blocker?.gql(TRENDING, { limit: 24 });
    expect(JSON.stringify(forBlocker)).not.toContain("Trendy");

    // What is sold is not in demand any more, and after a day others are.
    await market.rows(`update items set status = 'sold' where id = $1`, [Number(sled.id)]);
    expect(JSON.stringify(await market.stranger.gql(TRENDING, { limit: 24 }))).not.toContain(
      "Trendy sled",
    );
    await market.passHours(72);
    const { trending: later } = await market.stranger.gql(TRENDING, {});
    expect(later).toMatchObject({
      entries: [],
      basis: { isEnough: false, shortfall: "Not enough data yet: 0 of 5 members" },
    });
    const others = await itemsLike("Enamel cup%");
    for (const [n, looker] of lookers.slice(1).entries())
      await looker.gql(VIEW, { id: others[n]?.id });
    await market.passHours(1);
    // Five members looked, each at something else.
    expect((await market.stranger.gql(TRENDING, {})).trending).toMatchObject({
      entries: [],
      basis: { isEnough: true, sampleSize: 5, shortfall: null },
    });
    const { trending: week } = await market.stranger.gql(TRENDING, { timeRange: "d7", limit: 24 });
    expect(JSON.stringify(week.entries)).toContain("Trendy kite");
  });

  it("tells who looks at it when it was counted anew", async () => {
    const mia = await market.member("Mia");
    const live = await mia.live(`subscription { trendingUpdated { countedAt } }`);
    const before = await live.next();
    await market.passHours(1);
    const after = await live.next();
    expect(String(after["countedAt"]) > String(before["countedAt"])).toBe(true);
  });

  it("refuses ranges and limits that there are not", async () => {
    for (const variables of [{ limit: 0 }, { limit: 25 }])
      expect(await market.stranger.refused(TRENDING, variables)).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    for (const query of ["timeRange=1h", "limit=0", "limit=x"])
      expect(
        (await market.stranger.rest("GET", `/api/analytics/trending?${query}`)).status,
        query,
      ).toBe(400);
  });
});

describe("tips", () => {
  // Proves: EP-035, EN-019
  it("are about the viewer's own items, and are put away", async () => {
    const [nan, oli, pat] = await members("Nan", "Oli", "Pat");
    if (!nan || !oli || !pat) throw new Error("three members");
    expect(await tipsOf(nan)).toEqual([]);
    const bench = await anItem(nan, { title: "Nan's bench" });
    for (const person of [oli, pat]) await person.gql(LIKE, { id: bench.id });
    const { userInsights } = await nan.gql(TIPS);
    expect(userInsights.personalizedTips).toEqual([
      "2 members like “Nan's bench”, and no offer for it is open. Compare its price with what such things sell for.",
    ]);
    expect(userInsights.tips[0]).toMatchObject({
      id: "tip:liked",
      actionUrl: `/buy/${bench.id}`,
      basis: {
        confidenceMeans: null,
        evidence: [{ label: "Nan's bench", value: "2 likes, no open offer", itemId: bench.id }],
      },
    });
    const { body } = await nan.rest("GET", "/api/analytics/user-insights");
    expect(body.personalizedTips).toEqual(userInsights.personalizedTips);

    const quin = await market.member("Quin");
    await anOffer(quin, bench, { tpDelta: 12 });
    expect((await tipsOf(nan)).map(({ id }) => id)).toEqual(["tip:waiting"]);
    await nan.gql(NOT_FOR_ME, { id: "tip:waiting", isNotForMe: true });
    expect(await tipsOf(nan)).toEqual([]);
  });

  it("say what goes with a sale where enough items of enough members tell it", async () => {
    const rob = await market.member("Rob");
    await anItem(rob, { title: "Rob's bare shelf" });
    const photos = (tips: { id: string }[]) => tips.find(({ id }) => id === "tip:photos");
    await sellOld({ withPhotos: 50, sold: 40, sellers: sellers.tea });
    await sellOld({ withPhotos: 0, sold: 5, sellers: sellers.tea, items: 49 });
    await market.rows(`delete from insight_models where method = 'listing-effects'`);
    await market.passHours(1);
    const { having, lacking } = await photoArms();
    // One item short on this side.
    expect([having, lacking]).toEqual([50, 49]);
    expect(photos(await tipsOf(rob))).toBeUndefined();

    await sellOld({ withPhotos: 0, sold: 0, sellers: sellers.tea, items: 1 });
    await market.rows(`delete from insight_models where method = 'listing-effects'`);
    await market.passHours(1);
    expect(photos(await tipsOf(rob))).toMatchObject({
      text: "“Rob's bare shelf” has fewer than 3 photos. Of items with 3 photos or more, 80 of 100 sold within 30 days; of others, 10.",
      basis: {
        sampleSize: 100,
        needed: 100,
        evidence: [
          { label: "Items with 3 photos or more", value: "40 of 50 sold" },
          { label: "Items with fewer than 3 photos", value: "5 of 50 sold" },
          { label: "Rob's bare shelf", value: "fewer than 3 photos" },
        ],
      },
    });
  });

  it("say what nobody looks at, beside what the market looks at", async () => {
    const sam = await market.member("Sam");
    await anItem(sam, { title: "Sam's forgotten chair" });
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        anItem(sellers.tools[n % 3] as Person, { title: `Seen ${n}` }),
      ),
    );
    await market.passHours(24 * 8);
    const [tia, uwe] = await members("Tia", "Uwe");
    const others = await market.rows<{ id: string }>(
      `select id::text from items where status = 'available' and title <> $1`,
      ["Sam's forgotten chair"],
    );
    expect(others.length).toBeGreaterThan(many.length);
    for (const { id } of others)
      for (const person of [tia, uwe])
        await market.rows(
          `insert into item_views (item_id, user_id, day) values ($1, $2, $3::timestamptz::date) on conflict do nothing`,
          [Number(id), Number(person?.id), market.clock.now()],
        );
    await market.passHours(24);
    expect((await tipsOf(sam)).map(({ text }) => text)).toContain(
      "Nobody looked at “Sam's forgotten chair” in the last 7 days. Half of the items on the market were looked at by 2 members or more.",
    );
  });
});

interface Old {
  sellers: readonly Person[];
  withPhotos: number;
  sold: number;
  items?: number;
}

/** Puts items into the market as if they had been listed 60 days ago, and some sold ten days later. */
async function sellOld({ sellers: of, withPhotos, sold, items = withPhotos }: Old): Promise<void> {
  await market.rows(
    `with listed as (
       insert into items (user_id, title, description, category, condition, trust_points, tp_value, images, status, location, created_at, updated_at)
       select ($1::int[])[1 + n % cardinality($1::int[])], 'Old thing ' || n, 'Old', 'Other', 'Good', 10, 10,
         case when n < $2::int then array['a.webp', 'b.webp', 'c.webp'] else '{}' end,
         case when n < $3::int then 'sold' else 'available' end, 'Here', $5::timestamptz - interval '60 days', $5::timestamptz - interval '60 days'
       from generate_series(0, $4::int - 1) n returning id, user_id, status)
     insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
     select user_id, $6::int, id, 10, 'purchase', 'completed', $5::timestamptz - interval '50 days', $5::timestamptz - interval '50 days'
     from listed where status = 'sold'`,
    [
      of.map(({ id }) => Number(id)),
      withPhotos,
      sold,
      items,
      market.clock.now(),
      Number(sellers.tools[0]?.id),
    ],
  );
}

async function photoArms(): Promise<{ having: number; lacking: number }> {
  const [found] = await market.rows<{ having: number; lacking: number }>(
    `select (e #>> '{having,of}')::int as having, (e #>> '{lacking,of}')::int as lacking
     from insight_models m, jsonb_array_elements(m.parameters -> 'effects') e
     where m.method = 'listing-effects' and e ->> 'name' = 'photos'`,
  );
  if (!found) throw new Error("no effects are measured");
  return found;
}

describe("on a market of 300 members", () => {
  beforeAll(async () => {
    const made = syntheticMarket({ seed: 9, members: 300, until: market.clock.now() });
    await fillMarket(market, made);
    // Each of 60 members looks at the newest of a category of their own, some days after it was listed.
    await market.rows(
      `insert into item_views (item_id, user_id, day)
       select i.id, m.id, (i.created_at + interval '1 day')::date
       from (select id, row_number() over (order by id) as n from users where id > $1 order by id limit 60) m
       join (select distinct category, dense_rank() over (order by category) as n from items) c on c.n = 1 + m.n % 5
       join lateral (
         select id, created_at from items where category = c.category and user_id <> m.id and created_at < $2::timestamptz - interval '1 day'
         order by created_at desc limit 40) i on true
       on conflict do nothing`,
      [FIRST_ID, market.clock.now()],
    );
    await market.passHours(24);
  });

  it("measures itself on what members opened, and says how likely it is right", async () => {
    const [measured] = await market.rows<{
      facts: number;
      parameters: { accuracy: { value: number; baseline: number; n: number } };
    }>(`select facts, parameters from insight_models where method = 'taste'`);
    expect(measured?.facts).toBeGreaterThan(200);
    const { value = 0, n = 0 } = measured?.parameters.accuracy ?? {};
    expect(n).toBe(measured?.facts);
    expect(value).toBeGreaterThan(0.7);

    const vic = await market.member("Vic");
    const electronics = await market.rows<{ id: string }>(
      `select id::text from items where category = 'Electronics' and status = 'available' order by id desc limit 5`,
    );
    for (const { id } of electronics) await vic.gql(VIEW, { id });
    const { entries } = await forYou(vic);
    const [first] = entries.filter(({ type }) => type === "item");
    expect(first?.confidence).toBeGreaterThan(50);
    expect(first?.basis).toMatchObject({
      accuracy: {
        baselineName: "how often both are looked at",
        value: Math.round(1000 * value) / 10,
        n,
      },
    });
  });

  // I-18
  it("takes two statements for a member, one for trends and tips, and reads no large table from end to end", async () => {
    const wim = await market.member("Wim");
    for (const { id } of (await itemsLike("Enamel teapot%")).slice(0, 3))
      await wim.gql(VIEW, { id });
    await market.rows(`analyze`);
    const counts: Record<string, number> = {};
    for (const [name, document] of Object.entries({ FOR_YOU, TRENDING, TIPS })) {
      const { statements } = await recording(() => wim.gql(document));
      const reads = readsOf(statements.filter(({ isOfRequest }) => isOfRequest));
      counts[name] = reads.length;
      const large = ["items", "price_facts", "item_views"];
      expect(await readWhole(market.databaseUrl, reads, large), name).toEqual([]);
    }
    expect(counts).toEqual({ FOR_YOU: 2, TRENDING: 1, TIPS: 1 });
  });
});
