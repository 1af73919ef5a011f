import { beforeAll, describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, likeEachOther, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import {
  BASIS,
  BEHAVIOR,
  LIKE,
  PERSONALITY,
  PREDICTIONS,
  TIPS,
  USE_ACTIVITY,
  VIEW,
} from "./asked.ts";

const market = aMarket();

const FOR_YOU = `query ($categories: [String!]! = []) { recommendations(limit: 24, categories: $categories) {
  isKnown entries { id title } basis { ${BASIS} } } }`;
const UNUSED = "Your activity is not used, as you have chosen in your privacy settings";
const CATEGORY = "Home & Garden";
/** What a prediction says, as it is stored. */
const SAID = JSON.stringify({
  title: "Said before",
  description: "Something",
  impact: "low",
  reasoning: "Something",
  suggestedActions: [],
  potentialValue: null,
  actionUrl: "/",
  basis: {
    method: "By hand",
    sampleSize: 1,
    needed: 1,
    isEnough: true,
    shortfall: null,
    evidence: [],
    asOf: "2026-01-01T00:00:00.000Z",
    confidenceMeans: null,
    accuracy: null,
  },
});
const RARE = ["Toys & Games", "Art & Crafts"];

async function members(...names: string[]): Promise<Person[]> {
  return Promise.all(names.map((name) => market.member(name)));
}

const useActivity = (person: Person, isUsed: boolean) => person.gql(USE_ACTIVITY, { isUsed });

beforeAll(() => market.toMorning());

/** Learns all there is anew. */
async function relearn(): Promise<void> {
  await market.rows(`delete from insight_models`);
  await market.passHours(0);
}

// I-19
describe("what members do is evidence", () => {
  let lamp: ListedItem;

  /** Of how much each answer is made. */
  async function figures(): Promise<Record<string, number>> {
    await relearn();
    const found = await market.rows<{ name: string; n: number }>(
      `select method as name, facts as n from insight_models
       where method in ('trending-h24', 'listing-effects', 'market-hours', 'price-changes', 'traits', 'behavior', 'demand-today')
       union all
       select 'prices', count(*)::int from price_facts where residuals <> '{}'
       union all
       select 'items looked at', (parameters #>> '{looks,items}')::int from insight_models where method = 'listing-effects'
       union all
       select 'looks in a week', (parameters #>> '{looks,median}')::int from insight_models where method = 'listing-effects'
       union all
       select 'looks before a price was lowered', (parameters #>> '{effects,0,before,looked}')::int from insight_models where method = 'price-changes'
       union all
       select 'known prices', sum((k.value ->> 'prices')::int)::int
       from insight_models m, jsonb_array_elements(m.parameters -> 'folds') f, jsonb_each(f -> 'known') k where m.method = 'prices'
       union all
       select 'timing', count(*)::int from insight_models m, jsonb_object_keys(m.parameters -> 'thirds') where m.method = 'timing'
       union all
       select 'who looks at it', (e ->> 'members')::int
       from insight_models m, jsonb_array_elements(m.parameters -> 'entries') e
       where m.method = 'trending-h24' and e ->> 'itemId' = $1`,
      [lamp.id],
    );
    return Object.fromEntries(found.map(({ name, n }) => [name, n]));
  }

  /** What one of them is counted with. */
  const OF_ONE = {
    "trending-h24": 1,
    "who looks at it": 1,
    "market-hours": 1,
    behavior: 1,
    "demand-today": 1,
    // Curiosity and fair prices.
    traits: 2,
    "listing-effects": 1,
    "items looked at": 1,
    "price-changes": 1,
    // Each of the two has something of a category that nobody else has.
    timing: 1,
    prices: 1,
    // In four of five folds.
    "known prices": 4,
  };

  /** So many cups at which so many members looked. */
  const looksOf = (cups: number, lookers: number) => ({
    "looks in a week": lookers,
    "looks before a price was lowered": cups * lookers,
  });

  it("but nothing of those who do not let it be used, or are suspended", async () => {
    const admin = await market.admin();
    const selma = await market.member("Selma");
    lamp = await anItem(selma, { title: "Enamel lamp", category: CATEGORY });
    const six = await members("Odd", "Susp", "Kim", "Lee", "Max", "Noa");
    for (const [n, member] of six.entries()) {
      await member.gql(VIEW, { id: lamp.id });
      await member.gql(LIKE, { id: lamp.id });
      await anItem(member, { title: `Enamel cup ${n}`, category: RARE[n] ?? CATEGORY });
    }
    // Two months ago; and a month ago the price was lowered.
    await market.rows(
      `update items set created_at = $1::timestamptz - interval '60 days' where title like 'Enamel cup%'`,
      [market.clock.now()],
    );
    await market.rows(`delete from price_history`);
    await market.rows(
      `insert into price_history (item_id, price, previous_price, created_at)
       select id, tp_value, tp_value + 5, $1::timestamptz - interval '30 days' from items where title like 'Enamel cup%'`,
      [market.clock.now()],
    );
    // Everybody looked at all cups, this week and in the days before the price was lowered.
    await market.rows(
      `insert into item_views (item_id, user_id, day)
       select i.id, m, $2::date - ago from items i, unnest($1::int[]) m, unnest(array[3, 35]) ago where i.title like 'Enamel cup%'`,
      [six.map(({ id }) => Number(id)), market.clock.now()],
    );
    for (const title of ["Enamel pot", "Enamel pan"])
      await anItem(selma, { title, category: CATEGORY });

    const [odd, suspended] = six as [Person, Person];
    const all = await figures();
    expect(all).toMatchObject({
      "trending-h24": 6,
      "who looks at it": 6,
      "market-hours": 6,
      behavior: 6,
      "demand-today": 6,
      "listing-effects": 6,
      "price-changes": 6,
      timing: 3,
      prices: 9,
      ...looksOf(6, 6),
    });
    const without = (count: number) =>
      Object.fromEntries(
        Object.entries(OF_ONE).map(([name, n]) => [name, (all[name] ?? 0) - count * n]),
      );

    await useActivity(odd, false);
    expect(await figures()).toMatchObject({ ...without(1), ...looksOf(5, 5) });
    await admin.gql(SUSPEND, { memberId: suspended.id, reason: "Spam in every chat" });
    await market.settled();
    expect(await figures()).toMatchObject({ ...without(2), ...looksOf(4, 4) });

    // What was recorded before is gone; and who was not here since is not compared with.
    await useActivity(odd, true);
    expect(await figures()).toMatchObject({
      ...without(1),
      traits: (all["traits"] ?? 0) - 4,
      ...looksOf(5, 4),
    });
  });
});

describe("with “Use my activity” off", () => {
  it("nothing is recorded: no visit and no look, which counts for nobody", async () => {
    const [ann, ben] = (await members("Ann", "Ben")) as [Person, Person];
    const item = await anItem(ben);
    const other = await anItem(ben);
    await ann.gql(VIEW, { id: item.id });
    const recorded = async () => {
      const [found] = await market.rows<{ visits: number; looks: number; views: number }>(
        `select (select count(*)::int from user_activity where user_id = $1) as visits,
           (select count(*)::int from item_views where user_id = $1) as looks,
           (select sum(view_count)::int from items where id = any($2)) as views`,
        [Number(ann.id), [Number(item.id), Number(other.id)]],
      );
      return found;
    };
    expect(await recorded()).toEqual({ visits: 1, looks: 1, views: 1 });

    // What is left out, or null, stays.
    await ann.gql(`mutation { updatePrivacy(input: { isActivityUsed: null }) { id } }`);
    expect(await recorded()).toEqual({ visits: 1, looks: 1, views: 1 });

    const off = await useActivity(ann, false);
    expect(off.updatePrivacy.privacy).toEqual({ isActivityUsed: false });
    expect(await recorded()).toEqual({ visits: 0, looks: 0, views: 1 });
    await ann.gql(VIEW, { id: other.id });
    await market.passHours(1);
    await ann.signIn();
    await ann.gql(VIEW, { id: item.id });
    await market.passHours(1);
    await ann.gql(`{ viewer { id } }`);
    expect(await recorded()).toEqual({ visits: 0, looks: 0, views: 1 });

    // The look of today is counted already: recorded again, it would be counted twice.
    await useActivity(ann, true);
    await ann.gql(VIEW, { id: item.id });
    await ann.signIn();
    expect(await recorded()).toEqual({ visits: 0, looks: 0, views: 1 });
    await market.passHours(24);
    await ann.signIn();
    await ann.gql(VIEW, { id: other.id });
    expect(await recorded()).toEqual({ visits: 1, looks: 1, views: 2 });

    // Off since yesterday, and on again: nothing of today is counted yet.
    await useActivity(ann, false);
    await market.passHours(24);
    await ann.signIn();
    await useActivity(ann, true);
    await ann.gql(VIEW, { id: item.id });
    expect(await recorded()).toMatchObject({ looks: 1, views: 3 });
  });

  it("what was being written at that moment is deleted with what is expired", async () => {
    const [cas, dee] = (await members("Cas", "Dee")) as [Person, Person];
    const item = await anItem(dee);
    await useActivity(cas, false);
    await market.rows(
      `insert into item_views (item_id, user_id, day) select $1, m, $3::date from unnest($2::int[]) m`,
      [Number(item.id), [Number(cas.id), Number(dee.id)], market.clock.now()],
    );
    await market.rows(
      `insert into user_activity (user_id, action, created_at, last_seen_at) select m, 'visit', $2, $2 from unnest($1::int[]) m`,
      [[Number(cas.id), Number(dee.id)], market.clock.now()],
    );
    await market.rows(
      `insert into predictions (user_id, type, topic, category, confidence, low, high, said, made_at, due_at)
       select m, 'demand', 'category:' || m, $2, 80, 1, 2, $4, $3::timestamptz, $3::timestamptz + interval '7 days' from unnest($1::int[]) m`,
      [[Number(cas.id), Number(dee.id)], CATEGORY, market.clock.now(), SAID],
    );
    // Of each other.
    await market.rows(
      `insert into predictions (user_id, type, topic, other_id, raw, low, high, confidence, said, made_at, due_at)
       values ($1, 'compatibility', 'user:' || $2::int, $2::int, 0.5, 0, 1, 80, $3, $4::timestamptz, $4::timestamptz + interval '30 days')`,
      [Number(dee.id), Number(cas.id), SAID, market.clock.now()],
    );
    await market.rows(
      `insert into predicted_members (user_id, predicted_at) select unnest($1::int[]), $2::timestamptz`,
      [[Number(cas.id), Number(dee.id)], market.clock.now()],
    );
    const topics = async (person: Person) =>
      (await person.gql(PREDICTIONS)).predictions.entries.map(
        ({ topic }: { topic: string }) => topic,
      );
    expect(await topics(cas)).toEqual([]);
    expect(await topics(dee)).toEqual([`prediction:category:${dee.id}`]);
    await market.passHours(1);
    const left = await market.rows<{ kind: string; id: number }>(
      `select 'look' as kind, user_id as id from item_views where item_id = $1
       union all select 'visit', user_id from user_activity where session_id is null and user_id = any($2)
       union all select 'prediction', user_id from predictions where topic like 'category:%' and user_id = any($2)
       union all select 'of the other', user_id from predictions where other_id = any($2)
       union all select 'predicted', user_id from predicted_members where user_id = any($2)
       order by 1`,
      [Number(item.id), [Number(cas.id), Number(dee.id)]],
    );
    expect(left).toEqual(
      ["look", "predicted", "prediction", "visit"].map((kind) => ({ kind, id: Number(dee.id) })),
    );
  });

  it("nothing is told the member about themselves, nor others about the member, until it is on again", async () => {
    const [eve, fay] = [await market.richMember("Eve", 500), await market.richMember("Fay", 500)];
    await likeEachOther(eve, fay, 5);
    for (let n = 0; n < 5; n += 1) {
      const { id } = await anOffer(eve, await anItem(fay), { tpDelta: 5 });
      await fay.gql(ACCEPT, { id });
    }
    await market.passHours(25);
    for (const person of [eve, fay]) await person.signIn();
    await market.passHours(1);

    await anOffer(fay, await anItem(eve), { tpDelta: 12 });
    const nameOf = async (who: Person) =>
      (await who.gql(`{ viewer { user { username } } }`)).viewer.user.username as string;
    const names = new Map([
      [eve, await nameOf(eve)],
      [fay, await nameOf(fay)],
    ]);
    const toldOf = async (asker: Person, who: Person) => ({
      fits: (await asker.gql(PERSONALITY)).personality.compatibility.some(
        ({ username }: { username: string }) => username === names.get(who),
      ),
      recommended: (await asker.gql(FOR_YOU)).recommendations.entries.some(
        ({ id }: { id: string }) => id === `user:${who.id}`,
      ),
      predicted: (await asker.gql(PREDICTIONS)).predictions.entries.some(
        ({ topic }: { topic: string }) => topic === `prediction:compatibility:user:${who.id}`,
      ),
    });
    const everything = { fits: true, recommended: true, predicted: true };
    const nothing = { fits: false, recommended: false, predicted: false };
    expect(await toldOf(fay, eve)).toEqual(everything);
    expect(await toldOf(eve, fay)).toEqual(everything);
    const before = await eve.gql(PERSONALITY);
    expect(before.personality).toMatchObject({ tradingStyle: "Buyer", basis: { isEnough: true } });

    const live = await eve.live(`subscription { queriesInvalidated { queries } }`);
    const ofEve = () =>
      market.rows(
        `select user_id, 'prediction' from predictions where user_id = $1 or other_id = $1
         union all select user_id, 'when' from predicted_members where user_id = $1`,
        [Number(eve.id)],
      );
    expect((await ofEve()).length).toBeGreaterThan(2);
    await useActivity(eve, false);
    expect(await ofEve()).toEqual([]);
    const told = (await live.next())["queries"];
    expect(told).toEqual(
      expect.arrayContaining(["recommendations", "predictions", "personality", "behavior"]),
    );
    await market.passHours(1);
    expect(await toldOf(fay, eve)).toEqual(nothing);
    expect(await toldOf(eve, fay)).toEqual(nothing);
    const unused = { isEnough: false, sampleSize: 0, shortfall: UNUSED, evidence: [] };
    expect((await eve.gql(PERSONALITY)).personality).toMatchObject({
      tradingStyle: null,
      traits: [],
      compatibility: [],
      basis: unused,
    });
    expect((await eve.gql(BEHAVIOR)).behavior).toMatchObject({
      patterns: [],
      preferences: [],
      optimalTimes: [],
      basis: unused,
    });
    expect((await eve.gql(PREDICTIONS)).predictions).toMatchObject({
      entries: [],
      past: [],
      basis: unused,
    });
    expect((await eve.gql(FOR_YOU)).recommendations).toMatchObject({
      isKnown: false,
      entries: [],
      basis: unused,
    });
    // What they say they are after, and what is said of their own items, needs no activity.
    const { recommendations } = await eve.gql(FOR_YOU, { categories: [CATEGORY] });
    expect(recommendations).toMatchObject({ isKnown: false, basis: { isEnough: true } });
    expect(recommendations.entries.length).toBeGreaterThan(0);
    const { userInsights } = await eve.gql(TIPS);
    expect(userInsights.tips.map(({ id }: { id: string }) => id)).toEqual(["tip:waiting"]);

    await useActivity(eve, true);
    await market.passHours(25);
    for (const person of [eve, fay]) await person.signIn();
    await market.passHours(1);
    expect(await toldOf(fay, eve)).toMatchObject({ fits: true, recommended: true });
    expect(await toldOf(eve, fay)).toEqual(everything);
    expect((await eve.gql(PERSONALITY)).personality.tradingStyle).toBe("Buyer");
  });
});
