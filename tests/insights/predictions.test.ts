import { beforeAll, describe, expect, it } from "vitest";
import {
  learnTiming,
  timingOf,
  type Timing,
} from "../../api/modules/insights/predictions/timing.ts";
import { ACCEPT, anItem, anOffer, type ListedItem } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { BLOCK, LIKE, NOT_FOR_ME, PREDICTIONS } from "./asked.ts";
import { FIRST_ID, fillMarket } from "./market/fillMarket.ts";
import { syntheticMarket, type MarketItem } from "./market/market.ts";
import { Asked, historiesOf, thingOf } from "./market/priceQuestions.ts";
import { waitsAt } from "./market/waits.ts";

const market = aMarket();

const UNBLOCK = `mutation ($id: ID!) { unblockMember(memberId: $id) { member { id } } }`;
const WANTS = `mutation ($to: Visibility!) { updatePrivacy(input: { wantedItems: $to }) { id } }`;
const SET_PRICE = `mutation ($id: ID!, $tp: Int!) { updateItem(itemId: $id, input: { trustPoints: $tp }) { item { id } } }`;
const REMOVE_ITEM = `mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`;
const QUERIES = `subscription { queriesInvalidated { queries } }`;

// What the query answers, as far as it is looked at here.
interface Entry {
  id: string;
  type: string;
  topic: string;
  title: string;
  dueAt: string;
  outcome: string | null;
}
interface Answer {
  entries: Entry[];
  past: Entry[];
}

const predictionsOf = async (person: Person) =>
  (await person.gql(PREDICTIONS)).predictions as Answer;
const openOf = async (person: Person) => (await predictionsOf(person)).entries;
const typesOf = (entries: readonly Entry[]) => entries.map(({ type }) => type);

/** What is stored about an item. */
async function outcomesOf(item: { id: string }): Promise<(string | null)[]> {
  const found = await market.rows<{ outcome: string | null }>(
    `select outcome from predictions where item_id = $1 order by id`,
    [Number(item.id)],
  );
  return found.map(({ outcome }) => outcome);
}

beforeAll(() => market.toMorning());

it("say what they take while nothing can be said, and are for members alone", async () => {
  const nan = await market.member("Nan");
  await market.passHours(1);
  expect(await predictionsOf(nan)).toMatchObject({
    entries: [],
    past: [],
    records: [],
    waits: [],
    basis: { isEnough: false, sampleSize: 0, shortfall: /^List an item/ },
  });
  expect(await nan.rest("GET", "/api/neural/predictions")).toMatchObject({ status: 200, body: [] });
  expect(await market.stranger.refused(PREDICTIONS)).toMatchObject({ code: "UNAUTHENTICATED" });
});

describe("of two members who like each other's things", () => {
  let ann: Person;
  let ben: Person;
  let cleo: Person;
  let ofBen: ListedItem[];

  const listed = (person: Person) =>
    Promise.all(Array.from({ length: 6 }, () => anItem(person, { trustPoints: 30 })));

  beforeAll(async () => {
    [ann, ben, cleo] = await Promise.all([
      market.richMember("Ann", 500),
      market.richMember("Ben", 500),
      market.richMember("Cleo", 500),
    ]);
    ofBen = await listed(ben);
    const [ofAnn, ofCleo] = [await listed(ann), await listed(cleo)];
    for (const { id } of ofBen) await ann.gql(LIKE, { id });
    for (const { id } of ofAnn) await ben.gql(LIKE, { id });
    for (const { id } of ofCleo.slice(0, 1)) await ann.gql(LIKE, { id });
    for (const { id } of ofAnn) await cleo.gql(LIKE, { id });
  });

  // Proves: EP-048, EN-027
  it("say that one will make the other an offer, told at once, and put away by who does not want it", async () => {
    const live = await ann.live<{ queries: string[] }>(QUERIES);
    await market.passHours(24);
    const told = () => live.heard.flatMap((each) => each.queries);
    await expect.poll(told).toContain("predictions");
    const due = market.clock.now().getTime() + 30 * 24 * 3600_000;
    const entries = await openOf(ann);
    expect(entries).toMatchObject([
      {
        type: "compatibility",
        topic: `prediction:compatibility:user:${ben.id}`,
        title: expect.stringMatching(/^You and ben/),
        description: "One of you makes the other an offer within 30 days.",
        reasoning: "You like 6 items of theirs, and they like 6 items of yours.",
        impact: "high",
        confidence: null,
        accuracy: null,
        potentialValue: null,
        outcome: null,
        basis: { isEnough: true, sampleSize: 12, accuracy: null },
      },
      { topic: `prediction:compatibility:user:${cleo.id}`, impact: "medium" },
    ]);
    const [first] = entries;
    if (!first) throw new Error("there are two");
    expect(Math.abs(new Date(first.dueAt).getTime() - due)).toBeLessThan(60_000);
    const { status, body } = await ann.rest("GET", "/api/neural/predictions");
    const { id, outcome: _, ...rest } = first;
    expect([status, body[0]]).toEqual([200, { id: Number(id), ...rest }]);

    await ann.gql(NOT_FOR_ME, { id: first.topic, isNotForMe: true });
    expect(typesOf(await openOf(ann))).toHaveLength(1);
    await ann.gql(NOT_FOR_ME, { id: first.topic, isNotForMe: false });
    for (const bad of [
      "prediction:",
      "prediction:timing",
      "prediction:luck:item:1",
      "prediction:timing:item:x",
    ])
      expect(await ann.refused(NOT_FOR_ME, { id: bad, isNotForMe: true })).toMatchObject({
        code: "BAD_USER_INPUT",
      });
    expect(await openOf(ann)).toHaveLength(2);
  });

  it("are hidden from who may not know it: blocked, or of who does not show what they like", async () => {
    await ben.gql(BLOCK, { id: ann.id });
    expect(await openOf(ann)).toHaveLength(1);
    expect(await openOf(ben)).toEqual([]);
    await ben.gql(UNBLOCK, { id: ann.id });
    await ben.gql(WANTS, { to: "nobody" });
    expect(await openOf(ann)).toHaveLength(1);
    await ben.gql(WANTS, { to: "everybody" });
    expect(await openOf(ann)).toHaveLength(2);
  });

  it("are right where an offer came, and wrong where none did; both are told", async () => {
    await anOffer(ann, ofBen[0] ?? { id: "" }, { tpDelta: 10 });
    await market.passHours(24 * 29 + 12);
    for (const person of [ann, ben, cleo]) await person.signIn();
    expect(typesOf((await predictionsOf(ann)).past)).toEqual([]);
    await market.passHours(12);
    const { past, records } = (await ann.gql(PREDICTIONS)).predictions;
    expect(past.map(({ topic, outcome }: Entry) => [topic, outcome])).toEqual(
      expect.arrayContaining([
        [`prediction:compatibility:user:${ben.id}`, "right"],
        [`prediction:compatibility:user:${cleo.id}`, "wrong"],
      ]),
    );
    // Who blocks Ann is named no more, in what was either.
    await cleo.gql(BLOCK, { id: ann.id });
    expect((await predictionsOf(ann)).past.map(({ outcome }) => outcome)).toEqual(["right"]);
    await cleo.gql(UNBLOCK, { id: ann.id });
    expect((await predictionsOf(ann)).past).toHaveLength(2);
    // What two have in common counts once.
    expect(records).toEqual([{ type: "compatibility", right: 1, resolved: 2 }]);
    expect((await predictionsOf(cleo)).past.map(({ outcome }) => outcome)).toEqual(["wrong"]);
  });

  it("go with a member who leaves", async () => {
    await market.passHours(1);
    expect((await predictionsOf(ann)).past.length).toBe(2);
    await cleo.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    expect((await predictionsOf(ann)).past.map(({ topic }) => topic)).toEqual([
      `prediction:compatibility:user:${ben.id}`,
    ]);
  });
});

describe("of a member's items", () => {
  let made: MarketItem[];
  let memory: Asked;
  let tia: Person;
  let buyer: Person;
  let timing: Timing;

  beforeAll(async () => {
    const synthetic = syntheticMarket({ seed: 9, members: 400, until: market.clock.now() });
    made = synthetic.items;
    await fillMarket(market, synthetic);
    await market.rows(`delete from insight_models`);
    await market.passHours(1);
    const [learned] = await market.rows<{ at: Date }>(
      `select learned_at as at from insight_models where method = 'prices'`,
    );
    const asOf = learned?.at ?? market.clock.now();
    const year = new Date(asOf.getTime() - 365 * 24 * 3600_000);
    memory = new Asked(historiesOf(made.filter(({ listedAt }) => listedAt >= year)), asOf);
    [tia, buyer] = [await market.member("Tia"), await market.richMember("Bea", 2000)];
    const [stored] = await market.rows<{ parameters: Timing }>(
      `select parameters from insight_models where method = 'timing'`,
    );
    if (!stored) throw new Error("waits are measured once a day");
    timing = stored.parameters;
  });

  it("waits are learned from the tables as from memory", async () => {
    const [learned] = await market.rows<{ at: Date }>(
      `select learned_at as at from insight_models where method = 'timing'`,
    );
    const others = await market.rows<{
      id: number;
      sellerId: number;
      category: string;
      ask: number;
      listedAt: Date;
    }>(
      `select i.id, i.user_id as "sellerId", i.category, i.tp_value as ask, i.created_at as "listedAt"
       from items i join users u on u.id = i.user_id and u.is_active where i.id < $1`,
      [FIRST_ID],
    );
    const { thirds, waits, tested } = waitsAt(
      [
        ...others.map((item) => ({ ...item, soldAt: null })),
        ...made.map((item) => ({ ...item, id: FIRST_ID + item.id })),
      ],
      learned?.at ?? market.clock.now(),
    );
    const known = learnTiming(thirds, waits, tested);
    const inOrder = ({ tables, ...rest }: Timing) => ({
      ...rest,
      tables: tables.toSorted((a, b) =>
        `${a.category}:${a.band}`.localeCompare(`${b.category}:${b.band}`),
      ),
    });
    expect(known.tables.length).toBeGreaterThan(20);
    expect(inOrder(timing)).toEqual(inOrder(known));
    const { waits: shown } = (await tia.gql(PREDICTIONS)).predictions;
    expect(shown.map(({ label }: { label: string }) => label)).toEqual([
      "The cheapest third",
      "The middle third",
      "The dearest third",
    ]);
    const middle = known.tables.find(({ category, band }) => category === null && band === 1);
    expect(shown[1]).toMatchObject({ listings: middle?.listings, sold: middle?.sold });
    expect(shown[1].unsold).toEqual(middle?.unsold.slice(0, 91));
  });

  it("say that what asks too much stays, and how long what has a usual price waits", async () => {
    const like = made.find((item) => memory.price(Number(tia.id), thingOf(item)));
    const known = like && memory.price(Number(tia.id), thingOf(like));
    if (!like || !known) throw new Error("a market of this size has enough prices");
    const { title, category, condition } = like;
    const thing = { title, description: title, category, condition };
    const dear = await anItem(tia, { ...thing, trustPoints: known.high + 40 });
    const usual = await anItem(tia, { ...thing, trustPoints: known.points });
    await market.passHours(1);
    const entries = await openOf(tia);
    const about = (item: ListedItem) =>
      entries.find(({ topic }) => topic.endsWith(`:item:${item.id}`));
    expect(about(dear)).toMatchObject({
      type: "price",
      title: `“${title}” asks a lot`,
      description: `For ${known.high + 40} TP it is still there in 30 days.`,
      impact: "medium",
      suggestedActions: [`Ask ${known.high} TP or less`],
      potentialValue: null,
      confidence: expect.any(Number),
      actionUrl: "/?panel=analytics&analytics=pricing",
    });
    const said = timingOf(timing, { category, tp: known.points, age: 0 });
    expect(said?.confidence).not.toBeNull();
    expect(about(usual)).toMatchObject({
      type: "timing",
      confidence: Math.round(100 * (said?.confidence ?? 0)),
      description: said?.isSale
        ? `It changes hands within ${said.days} days.`
        : `It does not change hands within ${said?.days} days.`,
      basis: {
        isEnough: true,
        sampleSize: said?.table.listings,
        needed: 60,
        accuracy: { baselineName: "the guess that all stay" },
      },
    });

    // With another price it is another question: what was said of the old one is void, and gone at once.
    await tia.gql(SET_PRICE, { id: dear.id, tp: known.points });
    expect((await openOf(tia)).map(({ topic }) => topic)).not.toContain(
      `prediction:price:item:${dear.id}`,
    );
    await market.passHours(1);
    expect(await outcomesOf(dear)).toEqual(["void", null]);
    expect(typesOf(await openOf(tia))).toEqual(["timing", "timing"]);
    // What is taken from the market is void, too, and shown nowhere.
    await tia.gql(REMOVE_ITEM, { id: dear.id });
    await market.passHours(1);
    expect(await outcomesOf(dear)).toEqual(["void", "void"]);
    expect((await predictionsOf(tia)).past).toEqual([]);
  });

  it("are known as soon as the item is sold, and else on their day", async () => {
    const una = await market.member("Una");
    const [sold, kept] = [await anItem(una, { title: "Qux" }), await anItem(una, { title: "Quz" })];
    await market.passHours(1);
    const entries = await openOf(una);
    expect(typesOf(entries)).toEqual(["timing", "timing"]);
    const [said] = await market.rows<{ low: number }>(
      `select low from predictions where item_id = $1`,
      [Number(sold.id)],
    );
    const offer = await anOffer(buyer, sold, { tpDelta: 20 });
    await una.gql(ACCEPT, { id: offer.id });
    expect((await openOf(una)).map(({ topic }) => topic)).toEqual([
      `prediction:timing:item:${kept.id}`,
    ]);
    await market.passHours(1);
    // "It is gone" is right at once, "it stays" is wrong.
    const isRight = said?.low === 1;
    expect(await outcomesOf(sold)).toEqual([isRight ? "right" : "wrong"]);
    expect((await predictionsOf(una)).past).toMatchObject([
      { topic: `prediction:timing:item:${sold.id}`, outcome: isRight ? "right" : "wrong" },
    ]);
    await market.passHours(24 * 61);
    await una.signIn();
    expect((await outcomesOf(kept))[0]).toBe(isRight ? "wrong" : "right");
  });
});
