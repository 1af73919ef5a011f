import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, readWhole, recording } from "../rules/statements/recording.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import { BASIS, BLOCK, LIKE, NOT_FOR_ME, TIPS, TRENDING, VIEW } from "./asked.ts";
import { FIRST_ID, fillMarket } from "./market/fillMarket.ts";
import { syntheticMarket } from "./market/market.ts";

const market = aMarket();

const FOR_YOU = `query ($limit: Int, $categories: [String!]) { recommendations(limit: $limit, categories: $categories) {
  isKnown entries { id type title description confidence actionUrl item { id title } basis { ${BASIS} } } basis { ${BASIS} } } }`;
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

async function members(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => market.member(name)));
}

/** Sellers with things of two kinds, old enough for their words to be known. */
async function aMarketOfTeaAndTools(): Promise<void> {
  const tea = await members("Tea1", "Tea2", "Tea3", "Tea4", "Tea5");
  const tools = await members("Tool1", "Tool2", "Tool3");
  for (const [n, seller] of tea.entries())
    for (const thing of ["teapot", "cup"])
      await anItem(seller, { title: `Enamel ${thing} ${n}`, category: "Home & Garden" });
  for (const [n, seller] of tools.entries())
    for (const thing of ["drill", "wrench"])
      await anItem(seller, { title: `Cordless ${thing} ${n}`, category: "Tools & Equipment" });
  await market.passHours(24);
}

async function itemsLike(words: string): Promise<{ id: string; title: string }[]> {
  return market.rows(`select id::text, title from items where title like $1 order by items.id`, [
    words,
  ]);
}

beforeAll(() => aMarketOfTeaAndTools());

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

  // Proves: KC-026
  it("has at most two of a member, and one from outside of what somebody knows", async () => {
    const eve = await market.member("Eve");
    const [teapot0, teapot1, teapot2] = await itemsLike("Enamel teapot%");
    const flo = await market.member("Flo");
    for (const n of [5, 6, 7, 8]) await anItem(flo, { title: `Enamel teapot ${n}` });
    // What an item says is known from the next night on.
    await market.passHours(24);
    for (const item of [teapot0, teapot1, teapot2]) await eve.gql(VIEW, { id: item?.id });
    const { entries } = await forYou(eve);
    expect(entries).toHaveLength(6);
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
