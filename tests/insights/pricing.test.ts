import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, readWhole, recording } from "../rules/statements/recording.ts";
import { anItem, type ListedItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { BASIS } from "./asked.ts";
import { fillMarket } from "./market/fillMarket.ts";
import { syntheticMarket, type MarketItem } from "./market/market.ts";
import { Asked, historiesOf, thingOf } from "./market/priceQuestions.ts";

const market = aMarket();

const PRICES = `query PriceOptimizations { priceOptimizations { entries { item { id title } currentPrice suggestedPrice
  priceRange { min max } position reasoning confidence potentialIncrease basis { ${BASIS} } }
  changes { isLowered changes before after text } basis { ${BASIS} } } }`;
const SET_PRICE = `mutation ($id: ID!, $tp: Int!) { updateItem(itemId: $id, input: { trustPoints: $tp }) { item { id } } }`;

// What the query answers about one item, as far as it is looked at here.
interface Price {
  item: { id: string; title: string };
  position: string | null;
  confidence: number | null;
  basis: { evidence: object[] };
}

describe("the prices of own items", () => {
  let made: MarketItem[];
  let memory: Asked;

  beforeAll(async () => {
    const synthetic = syntheticMarket({ seed: 9, members: 400, until: market.clock.now() });
    made = synthetic.items;
    await fillMarket(market, synthetic);
    await market.passHours(24);
    const [learned] = await market.rows<{ at: Date }>(
      `select learned_at as at from insight_models where method = 'prices'`,
    );
    const asOf = learned?.at ?? market.clock.now();
    const year = new Date(asOf.getTime() - 365 * 24 * 3600_000);
    memory = new Asked(historiesOf(made.filter(({ listedAt }) => listedAt >= year)), asOf);
  });

  async function listed(person: Person, like: MarketItem, tp: number): Promise<ListedItem> {
    const { title, category, condition } = like;
    return anItem(person, { title, description: title, category, condition, trustPoints: tp });
  }

  const entriesOf = async (person: Person) =>
    (await person.gql(PRICES)).priceOptimizations.entries as Price[];

  // Proves: EP-037, EN-021
  it("are led to the nearer end of what such things sell for, those outside it first", async () => {
    const pia = await market.member("Pia");
    expect((await pia.gql(PRICES)).priceOptimizations).toMatchObject({
      entries: [],
      basis: { isEnough: false, shortfall: "Nothing is counted yet" },
    });
    const [like] = made;
    const known = like && memory.price(Number(pia.id), thingOf(like));
    if (!like || !known) throw new Error("a market of this size has enough prices");
    const cheap = await listed(pia, like, Math.max(1, known.low - 3));
    const fair = await listed(pia, like, known.points);
    const dear = await listed(pia, like, known.high + 40);
    const hidden = await listed(pia, like, known.points);
    await market.rows(`update items set is_circle_only = true where id = $1`, [Number(hidden.id)]);

    const entries = await entriesOf(pia);
    expect(entries.map(({ item }) => item.id)).toEqual([cheap.id, dear.id, fair.id]);
    const [below, above, within] = entries;
    const priceRange = { min: known.low, max: known.high };
    expect(below).toMatchObject({
      position: "below",
      currentPrice: known.low - 3,
      suggestedPrice: known.low,
      potentialIncrease: 3,
      priceRange,
      reasoning: `80 of 100 such things sell for ${known.low} to ${known.high} TP, most for about ${known.points}: ${known.low - 3} TP is less. Yours may differ in what its words do not say.`,
      basis: { isEnough: true, needed: 8, shortfall: null },
    });
    expect(above).toMatchObject({
      position: "above",
      suggestedPrice: known.high,
      potentialIncrease: null,
      priceRange,
      confidence: expect.any(Number),
      basis: {
        accuracy: {
          measure: "Of items that asked more than their range, not sold within 30 days, in %",
          baselineName: "what all items do",
        },
      },
    });
    expect(above?.confidence).toBeGreaterThan(0);
    expect(within).toMatchObject({
      position: "within",
      suggestedPrice: known.points,
      potentialIncrease: null,
      confidence: null,
      basis: { accuracy: null },
    });
    expect(below?.basis.evidence[0]).toMatchObject({
      url: expect.stringMatching(/^\/buy\/\d+$/),
    });

    const { status, body } = await pia.rest("GET", "/api/analytics/price-optimization");
    const { item, ...rest } = below ?? {};
    expect([status, body[0]]).toEqual([
      200,
      { itemId: Number(cheap.id), title: item?.title, ...rest, basis: expect.any(Object) },
    ]);

    // What is followed is within the range.
    await pia.gql(SET_PRICE, { id: cheap.id, tp: known.low });
    expect((await entriesOf(pia)).map(({ position }) => position)).toEqual([
      "above",
      "within",
      "within",
    ]);
    expect((await market.stranger.rest("GET", "/api/analytics/price-optimization")).status).toBe(
      401,
    );
  });

  it("I-18: take three statements for all items together, each by an index", async () => {
    const quy = await market.member("Quy");
    for (const like of made.slice(0, 12)) await listed(quy, like, like.ask);
    const { statements } = await recording(() => quy.gql(PRICES));
    const reads = readsOf(statements.filter(({ isOfRequest }) => isOfRequest));
    expect(reads).toHaveLength(3);
    expect(
      await readWhole(market.databaseUrl, reads, ["price_facts", "market_words", "items"]),
    ).toEqual([]);
  });

  it("come with what went with changes of prices, counted by who looked and did more", async () => {
    const sue = await market.member("Sue");
    const lookers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => market.member(`Around${n}`)),
    );
    const [lower, sold, twice] = await Promise.all(
      ["lower", "sold", "twice"].map((title) => anItem(sue, { title })),
    );
    const ids = [lower, sold, twice].map((item) => Number(item?.id));
    const now = market.clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600_000);
    await market.rows(`update items set created_at = $2 where id = any($1::int[])`, [ids, ago(80)]);
    await market.rows(
      `insert into price_history (item_id, price, previous_price, created_at)
       select i, 15, 20, $2::timestamptz from unnest($1::int[]) i union all select $3::int, 12, 15, $2::timestamptz - interval '5 days'`,
      [ids, ago(30), ids[2]],
    );
    await market.rows(
      `insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
       values ($1, $2, $3, 15, 'purchase', 'completed', $4, $4)`,
      [Number(sue.id), Number(lookers[0]?.id), ids[1], ago(20)],
    );
    const looked = async (day: number, from: number, to: number) =>
      market.rows(
        `insert into item_views (item_id, user_id, day) select i, m, $3::timestamptz::date from unnest($1::int[]) i, unnest($2::int[]) m
         on conflict do nothing`,
        [ids, lookers.slice(from, to).map(({ id }) => Number(id)), ago(day)],
      );
    // Four look before it, of whom one likes it, and five after it, of whom two do; on the day itself all.
    await looked(40, 0, 4);
    await looked(30, 0, 8);
    await looked(20, 3, 8);
    for (const [n, day] of [
      [0, 39],
      [4, 19],
      [5, 18],
    ] as const)
      await market.rows(
        `insert into item_likes (item_id, user_id, created_at) select i, $2, $3 from unnest($1::int[]) i`,
        [ids, Number(lookers[n]?.id), ago(day)],
      );
    await market.rows(`delete from insight_models where method = 'price-changes'`);
    await market.passHours(1);
    expect(
      await market.rows(`select parameters from insight_models where method = 'price-changes'`),
    ).toEqual([
      {
        parameters: {
          effects: [
            {
              isLowered: true,
              changes: 1,
              before: { looked: 4, acted: 1 },
              after: { looked: 5, acted: 2 },
            },
          ],
        },
      },
    ]);
    expect((await sue.gql(PRICES)).priceOptimizations.changes).toMatchObject([
      {
        isLowered: true,
        changes: 1,
        before: null,
        text: "What goes with a lower price is not known yet: 1 of 100 changes.",
      },
      { isLowered: false, changes: 0 },
    ]);
  });

  it("say what is missing where nothing is alike, or a category has too few prices", async () => {
    const rob = await market.member("Rob");
    const odd = await anItem(rob, { title: "Zylographon", category: made[0]?.category ?? "Other" });
    expect(await entriesOf(rob)).toMatchObject([
      {
        item: { id: odd.id },
        position: null,
        suggestedPrice: null,
        reasoning: "Not enough data yet: 0 of 3 prices of things with a word of its title",
        basis: { isEnough: false, sampleSize: 0, needed: 3 },
      },
    ]);
    await market.rows(`delete from items where id = $1`, [Number(odd.id)]);
    await listed(rob, made[0] as MarketItem, 20);
    await market.rows(`update insight_models set parameters = jsonb_set(parameters, '{folds}',
      (select jsonb_agg(f || '{"known": {}}') from jsonb_array_elements(parameters -> 'folds') f)) where method = 'prices'`);
    expect(await entriesOf(rob)).toMatchObject([
      {
        position: null,
        suggestedPrice: null,
        priceRange: null,
        confidence: null,
        potentialIncrease: null,
        reasoning: "Not enough data yet: 0 of 8 prices",
        basis: { isEnough: false, evidence: [], accuracy: null },
      },
    ]);
  });
});
