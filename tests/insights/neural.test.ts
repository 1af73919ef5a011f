import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, recording } from "../rules/statements/recording.ts";
import { ACCEPT, anItem, anOffer, DECLINE, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { BEHAVIOR, BLOCK, LIKE, PERSONALITY } from "./asked.ts";

const market = aMarket();

const HIDE_WANTS = `mutation { updatePrivacy(input: { wantedItems: nobody }) { id } }`;

let ann: Person;
let ben: Person;

beforeAll(async () => {
  ann = await market.richMember("Ann", 1000);
  ben = await market.richMember("Ben", 1000);
});

const personalityOf = async (person: Person) => (await person.gql(PERSONALITY)).personality;
const behaviorOf = async (person: Person) => (await person.gql(BEHAVIOR)).behavior;

/** One offers for something of the other's, who answers. */
async function offered(buyer: Person, seller: Person, answer: string): Promise<void> {
  const item = await anItem(seller);
  const { id } = await anOffer(buyer, item, { tpDelta: 10 });
  await seller.gql(answer, { id });
}

describe("the personality", () => {
  it("is unknown of who did nothing", async () => {
    const nan = await market.member("Nan");
    const { traits, ...rest } = await personalityOf(nan);
    expect(rest).toMatchObject({
      tradingStyle: null,
      compatibility: [],
      basis: { sampleSize: 0, isEnough: false, shortfall: "Nothing is counted yet" },
    });
    expect(
      traits.map(({ name, score }: { name: string; score: number | null }) => [name, score]),
    ).toEqual([
      ["Responsiveness", null],
      ["Reliability", null],
      ["Fair pricing", null],
      ["Curiosity", null],
      ["Negotiation", null],
    ]);
    expect(traits[0].description).toBe("Not enough data yet: 0 of 5 offers to you");
  });

  // Proves: EP-049, EN-028
  it("counts what a member did, and places it among the active members", async () => {
    for (let n = 0; n < 4; n += 1) await offered(ann, ben, ACCEPT);
    for (let n = 0; n < 2; n += 1) await offered(ann, ben, DECLINE);
    await market.passHours(25);
    for (const person of [ann, ben]) await person.signIn();
    const { traits: few, tradingStyle: none } = await personalityOf(ann);
    expect(none).toBeNull();
    expect(few[4].description).toBe("Not enough data yet: 1 of 20 members to compare with");
    await offered(ann, ben, ACCEPT);

    // Twenty others, of whom half have half of their offers accepted, and half none.
    await market.rows(
      `with made as (
         insert into users (username, email, password, display_name, trust_points, tp_balance, created_at)
         select 'other' || n, 'other' || n || '@market.test', '', 'Other', 100, 0, $1::timestamptz from generate_series(1, 20) n returning id),
       been as (insert into user_activity (user_id, action, created_at, last_seen_at) select id, 'visit', $1, $1 from made)
       insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, state, deadline, answered_at, created_at, updated_at)
       select m.id, $2, m.id, (select min(id) from items), 5, 5, 'direct_tp',
         case when n <= 3 and m.id % 2 = 0 then 'accepted' else 'declined' end, $1, $1, $1, $1 from made m, generate_series(1, 6) n`,
      [new Date(market.clock.now().getTime() - 48 * 3600_000), Number(ben.id)],
    );
    await market.rows(`delete from insight_models where method = 'traits'`);
    await market.passHours(25);
    for (const person of [ann, ben]) await person.signIn();
    const personality = await personalityOf(ann);
    expect(personality).toMatchObject({ tradingStyle: "Buyer", basis: { isEnough: true } });
    const negotiation = personality.traits[4];
    expect(negotiation.score).toBeGreaterThanOrEqual(90);
    expect(negotiation.description).toMatch(
      /^5 of your 7 offers were accepted; of all members together it is \d+ of 100\.$/,
    );
    expect((await personalityOf(ben)).tradingStyle).toBe("Seller");
    const { status, body } = await ann.rest("GET", "/api/neural/personality");
    expect([status, body]).toEqual([200, personality]);
  });

  it("names who likes what the viewer has and has what the viewer likes, where both may know it", async () => {
    const [cleo, dan] = [await market.member("Cleo"), await market.member("Dan")];
    const listed = async (person: Person, count: number): Promise<ListedItem[]> => {
      const items: ListedItem[] = [];
      for (let n = 0; n < count; n += 1) items.push(await anItem(person));
      return items;
    };
    const [ofCleo, ofDan, ofAnn] = [
      await listed(cleo, 5),
      await listed(dan, 5),
      await listed(ann, 3),
    ];
    for (const { id } of [...ofDan.slice(0, 3), ...ofAnn.slice(0, 2)]) await cleo.gql(LIKE, { id });
    for (const { id } of [...ofCleo.slice(0, 2), ...ofAnn.slice(0, 2)]) await dan.gql(LIKE, { id });
    // Dan likes four: one too few.
    expect((await personalityOf(cleo)).compatibility).toEqual([]);
    await dan.gql(LIKE, { id: ofAnn[2]?.id });
    expect((await personalityOf(cleo)).compatibility).toEqual([
      {
        username: expect.stringMatching(/^dan/),
        reason: "You like 3 items of theirs, and they like 2 items of yours",
        score: 49,
        actionUrl: `/exchange/${ofDan[2]?.id}`,
      },
    ]);
    await dan.gql(HIDE_WANTS);
    expect((await personalityOf(cleo)).compatibility).toEqual([]);
    // Cleo shows what she likes; a block hides both from each other.
    expect((await personalityOf(dan)).compatibility).toMatchObject([
      { username: expect.stringMatching(/^cleo/) },
    ]);
    await dan.gql(BLOCK, { id: cleo.id });
    expect((await personalityOf(dan)).compatibility).toEqual([]);
  });
});

describe("the behavior", () => {
  // Proves: EP-050, EN-029
  it("is what a member does more often than others, and when", async () => {
    const [eve, fay] = [await market.member("Eve"), await market.member("Fay")];
    expect(await behaviorOf(eve)).toMatchObject({
      patterns: [],
      preferences: [],
      optimalTimes: [],
      basis: {
        isEnough: false,
        shortfall: "Not enough data yet: 0 of 12 offers, messages and likes",
      },
    });
    const radios: ListedItem[] = [];
    for (let n = 0; n < 14; n += 1)
      radios.push(await anItem(fay, { title: `Radio ${n}`, category: "Electronics" }));
    const chairs: ListedItem[] = [];
    for (let n = 0; n < 6; n += 1) chairs.push(await anItem(fay, { title: `Chair ${n}` }));
    // Eve likes radios alone; thirty others like chairs, on all days.
    const now = market.clock.now().getTime();
    const ago = (hours: number) => new Date(now - hours * 3600_000);
    await market.rows(
      `insert into item_likes (item_id, user_id, created_at)
       select i, $2::int, $3::timestamptz - make_interval(hours => (n * 24)::int) from unnest($1::int[]) with ordinality given (i, n)`,
      [radios.map(({ id }) => Number(id)), Number(eve.id), ago(24)],
    );
    await market.rows(
      `insert into item_likes (item_id, user_id, created_at)
       select i, u.id, $2::timestamptz - make_interval(hours => (u.id * 5) % 600) from unnest($1::int[]) i, users u
       where u.username like 'other%' on conflict do nothing`,
      [chairs.map(({ id }) => Number(id)), ago(24)],
    );
    // She looked at radios for twenty days, and at chairs before that.
    await market.rows(
      `insert into item_views (item_id, user_id, day)
       select case when n <= 20 then $1::int else $2::int end, $3::int, ($4::timestamptz - make_interval(days => n))::date
       from generate_series(1, 20) n union all
       select $2::int, $3::int, ($4::timestamptz - make_interval(days => n))::date from generate_series(35, 80) n`,
      [Number(radios[0]?.id), Number(chairs[0]?.id), Number(eve.id), new Date(now)],
    );
    await market.rows(
      `insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, state, deadline, answered_at, created_at, updated_at)
       select $1::int, $2::int, $1::int, $3::int, 5, 5, 'direct_tp', case when n <= 5 then 'accepted' else 'declined' end, t, t, t, t
       from generate_series(1, 6) n, (select date_trunc('week', $4::timestamptz, 'UTC') - interval '100 days' + interval '2 days 17 hours' as t) w`,
      [Number(eve.id), Number(fay.id), Number(chairs[0]?.id), new Date(now)],
    );
    await market.rows(`delete from insight_models where method = 'behavior'`);
    await market.passHours(1);
    const behavior = await behaviorOf(eve);
    expect(behavior.patterns[0]).toEqual({
      pattern: "Interested in Electronics",
      frequency: "14 of 14",
      significance: 0.99,
    });
    expect(behavior.preferences).toEqual([
      { category: "Electronics", trend: "increasing", strength: 1 },
      { category: "Home & Garden", trend: "decreasing", strength: 0 },
    ]);
    expect(behavior.optimalTimes).toMatchObject([{ action: "Make an offer", successRate: 0.7 }]);
    expect(behavior.basis).toMatchObject({ isEnough: true, sampleSize: 14, confidenceMeans: null });
    const { status, body } = await eve.rest("GET", "/api/neural/behavior");
    const { successRate, ...time } = behavior.optimalTimes[0];
    expect([status, body]).toEqual([
      200,
      { ...behavior, optimalTimes: [{ ...time, success_rate: successRate }] },
    ]);
  });

  it("I-18: and the personality are one statement each, for members alone", async () => {
    // The first request of a visit notes it.
    await ben.gql(BEHAVIOR);
    for (const document of [PERSONALITY, BEHAVIOR]) {
      const { statements } = await recording(() => ben.gql(document));
      expect(readsOf(statements.filter(({ isOfRequest }) => isOfRequest))).toHaveLength(1);
      expect(await market.stranger.refused(document)).toMatchObject({ code: "UNAUTHENTICATED" });
    }
  });
});
