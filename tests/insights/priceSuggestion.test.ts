import { beforeAll, describe, expect, it } from "vitest";
import { readsOf, readWhole, recording } from "../rules/statements/recording.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SUSPEND } from "../support/suspension.ts";
import { FIRST_ID, fillMarket } from "./market/fillMarket.ts";
import { syntheticMarket, type MarketItem, type SyntheticMarket } from "./market/market.ts";
import { Asked, historiesOf, thingOf } from "./market/priceQuestions.ts";

const market = aMarket();

const PRICE = `
  query PriceSuggestion($input: PriceQuestionInput!) {
    priceSuggestion(input: $input) {
      suggestedPoints reasoning confidence marketComparison priceRange { min max } startsAt
      parts { label percent } comparables { tp isSold }
      basis {
        method sampleSize needed isEnough shortfall evidence { label value itemId url } asOf confidenceMeans
        accuracy { measure value baseline baselineName n }
      }
    }
  }`;
const ENHANCE = `
  query Enhanced($input: DescriptionInput!) {
    enhancedDescription(input: $input) {
      enhancedDescription questions basis { method sampleSize needed isEnough shortfall asOf }
    }
  }`;

const QUESTION = {
  title: "Oak shelf",
  description: "A shelf of oak, well kept.",
  category: "Home & Garden",
  condition: "Good",
};

let ann: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
});

function asked({ title, category, condition }: MarketItem) {
  return { title, description: title, category, condition };
}

async function priceFor(member: Person, input: object) {
  return (await member.gql(PRICE, { input })).priceSuggestion;
}

function idsIn(answer: { basis: { evidence: { itemId: string }[] } }): number[] {
  return answer.basis.evidence.map(({ itemId }) => Number(itemId));
}

it("says that it does not know while there is nothing to learn from", async () => {
  expect(await priceFor(ann, QUESTION)).toMatchObject({
    suggestedPoints: null,
    confidence: null,
    priceRange: null,
    marketComparison: null,
    parts: [],
    comparables: [],
    reasoning: "Not enough data yet: 0 of 8 prices",
    basis: { sampleSize: 0, needed: 8, isEnough: false, evidence: [], accuracy: null },
  });
  await market.passHours(24);
  expect(await market.rows("select 1 from insight_models where method = 'prices'")).toEqual([]);
});

describe("on a market of 300 members", () => {
  let made: SyntheticMarket;

  beforeAll(async () => {
    made = syntheticMarket({ seed: 7, members: 300, until: market.clock.now() });
    await fillMarket(market, made);
    await market.passHours(24);
  });

  it("answers what the same prices say in memory", async () => {
    const names = ["Bea", "Cem", "Dan", "Eve", "Fay"];
    const members = await Promise.all(names.map((name) => market.member(name)));
    const items = made.items.slice(0, 25);
    const whoAsks = (n: number) => members[n % members.length] ?? ann;
    const answers = await Promise.all(items.map((item, n) => priceFor(whoAsks(n), asked(item))));

    const asOf = new Date(answers[0].basis.asOf);
    const yearBefore = new Date(asOf.getTime() - 365 * 24 * 3600_000);
    const ofTheYear = made.items.filter(({ listedAt }) => listedAt >= yearBefore);
    const memory = new Asked(historiesOf(ofTheYear), asOf);
    for (const [n, item] of items.entries()) {
      const expected = memory.price(Number(whoAsks(n).id), thingOf(item));
      if (!expected) throw new Error("a market of this size has enough prices");
      expect(answers[n], item.title).toMatchObject({
        suggestedPoints: expected.points,
        priceRange: { min: expected.low, max: expected.high },
        confidence: Math.round(100 * (expected.confidence ?? 0)),
        comparables: expected.nearest.map(({ tp, isSold }) => ({ tp, isSold })),
        basis: { isEnough: true, shortfall: null, needed: 8 },
      });
      expect(idsIn(answers[n]).map((id) => id - FIRST_ID)).toEqual(
        expected.nearest.slice(0, 6).map(({ itemId }) => itemId),
      );
    }
  });

  // Proves: EN-016, EP-039
  it("shows its working: what the price is made of, items, and how good such answers are", async () => {
    const [item] = made.items;
    if (!item) throw new Error("an empty market");
    const answer = await priceFor(ann, asked(item));
    const product = answer.parts.reduce(
      (price: number, { percent }: { percent: number }) => price * (1 + percent / 100),
      answer.startsAt,
    );
    expect(product / answer.suggestedPoints).toBeCloseTo(1, 1);
    expect(answer.reasoning).toMatch(new RegExp(`^${item.category} about ${answer.startsAt} TP`));
    expect(answer.marketComparison).toMatch(/similar items?, \d+ of them sold: half are between/);
    expect(answer.basis.confidenceMeans).toBe("It sells for 80 to 120 % of the suggestion");
    expect(answer.basis.accuracy).toMatchObject({
      baselineName: "the middle price of the category",
      n: expect.any(Number),
    });
    expect(answer.basis.accuracy.value).toBeLessThan(answer.basis.accuracy.baseline);
    for (const { itemId, value, url } of answer.basis.evidence) {
      expect(url).toBe(`/buy/${itemId}`);
      expect(value).toMatch(/^(sold|offered) for \d+ TP$/);
    }
    const { status, body } = await ann.rest("POST", "/api/ai/suggest-trustpoints", {
      ...asked(item),
      location: "Ghent",
    });
    expect(status).toBe(200);
    const evidence = answer.basis.evidence.map((one: { itemId: string }) => ({
      ...one,
      itemId: Number(one.itemId),
    }));
    expect(body).toEqual({ ...answer, basis: { ...answer.basis, evidence } });
  });

  it("takes two statements, and reads no table from end to end", async () => {
    await market.rows("vacuum (analyze) price_facts, market_words, items");
    const [item] = made.items;
    if (!item) throw new Error("an empty market");
    const { statements } = await recording(() => priceFor(ann, asked(item)));
    const reads = readsOf(statements.filter(({ isOfRequest }) => isOfRequest));
    expect(reads.map(({ text }) => text.slice(0, 60))).toHaveLength(2);
    expect(
      await readWhole(market.databaseUrl, reads, ["items", "price_facts", "market_words"]),
    ).toEqual([]);
  });

  it("I-19: shows no item that the member may not see", async () => {
    const [item] = made.items;
    if (!item) throw new Error("an empty market");
    const [blocked, suspended, ofCircle, removed, unused] = idsIn(await priceFor(ann, asked(item)));
    const sellerOf = async (id: number | undefined) => {
      const [row] = await market.rows<{ id: number }>(
        `select user_id as id from items where id = $1`,
        [id],
      );
      return String(row?.id);
    };
    await ann.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: await sellerOf(blocked),
    });
    const admin = await market.admin();
    const memberId = await sellerOf(suspended);
    await admin.gql(SUSPEND, { memberId, reason: "Sold what was not there" });
    await market.rows(`update items set is_circle_only = true where id = $1`, [ofCircle]);
    await market.rows(`update items set status = 'removed' where id = $1`, [removed]);
    // Not one of those who are hidden already.
    expect(idsIn(await priceFor(ann, asked(item)))).toContain(unused);
    await market.rows(`update users set is_activity_used = false where id = $1`, [
      Number(await sellerOf(unused)),
    ]);
    const after = idsIn(await priceFor(ann, asked(item)));
    expect(after).toHaveLength(6);
    for (const hidden of [blocked, suspended, ofCircle, removed, unused])
      expect(after).not.toContain(hidden);
  });

  it("does not count what an own item was before its owner got it", async () => {
    const [item] = made.items;
    if (!item) throw new Error("an empty market");
    const [before] = idsIn(await priceFor(ann, asked(item)));
    const [own] = await market.rows<{ id: number }>(
      `insert into items (user_id, title, description, category, condition, trust_points, tp_value, relisted_from_id)
       values ($1, $2, $2, $3, $4, 10, 10, $5) returning id`,
      [Number(ann.id), item.title, item.category, item.condition, before],
    );
    const itemId = String(own?.id);
    expect(idsIn(await priceFor(ann, { ...asked(item), itemId }))).not.toContain(before);
    // Somebody else's item tells nothing.
    const bob = await market.member("Bob");
    const his = await priceFor(bob, asked(item));
    expect(await priceFor(bob, { ...asked(item), itemId })).toEqual(his);
  });

  it("is learned once a day, and replaces what was learned before", async () => {
    const models = () =>
      market.rows<{ id: number; facts: number }>(
        "select id, facts from insight_models where method = 'prices'",
      );
    const before = await models();
    expect(before).toHaveLength(1);
    await market.passHours(0);
    expect(await models()).toEqual(before);
    await market.passHours(24);
    const after = await models();
    expect(after).toHaveLength(1);
    expect(after[0]?.id).toBeGreaterThan(before[0]?.id ?? 0);
    expect(
      await market.rows(
        `select 1 from price_facts where model_id <> $1 union all select 1 from market_words where model_id <> $1`,
        [after[0]?.id],
      ),
    ).toEqual([]);
  });
});

describe("bad questions", () => {
  it.each([
    [{ title: " " }, "title", "Title is required"],
    [{ title: "x".repeat(121) }, "title", "The title may have at most 120 characters"],
    [
      { description: "x".repeat(5001) },
      "description",
      "The description may have at most 5000 characters",
    ],
    [{ category: "Spaceships" }, "category", "Please choose a category"],
    [{ condition: "Shiny" }, "condition", "Please choose a condition"],
    [{ itemId: "teapot" }, "itemId", "itemId must be a whole number"],
  ])("%j is refused by its field", async (wrong, field, words) => {
    expect(await ann.refused(PRICE, { input: { ...QUESTION, ...wrong } })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: words },
    });
  });

  it("are answered as far as there are words: symbols, scripts, other alphabets", async () => {
    for (const title of [
      "💥",
      "<script>alert(1)</script>",
      "полка",
      "'; drop table items; --",
      "a\u0301".repeat(60),
    ])
      expect((await priceFor(ann, { ...QUESTION, title })).basis.needed).toBe(8);
  });

  it("of visitors are refused", async () => {
    expect(await market.stranger.refused(PRICE, { input: QUESTION })).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });
});

describe("an enhanced description", () => {
  // Proves: EP-040
  it("is the member's own words, over GraphQL and REST", async () => {
    const input = {
      title: "Oak shelf",
      description: "pick up only!!! an oak shelf <b>80 cm</b> wide",
      category: "Home & Garden",
    };
    const { enhancedDescription: answer } = await ann.gql(ENHANCE, { input });
    expect(answer).toMatchObject({
      enhancedDescription: "An oak shelf <b>80 cm</b> wide.\nPick up only!",
      questions: ["Does it have any faults or marks?"],
      basis: { sampleSize: 2, needed: 1, isEnough: true, shortfall: null },
    });
    const { status, body } = await ann.rest("POST", "/api/ai/enhance-description", input);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      enhancedDescription: answer.enhancedDescription,
      questions: answer.questions,
      basis: { method: answer.basis.method },
    });
  });

  it("of nothing says that there is nothing", async () => {
    const input = { title: "", description: " ", category: "Other" };
    expect((await ann.gql(ENHANCE, { input })).enhancedDescription).toMatchObject({
      enhancedDescription: "",
      basis: { isEnough: false, shortfall: "Not enough data yet: 0 of 1 sentences" },
    });
  });

  it("of too much is refused", async () => {
    const { status, body } = await ann.rest("POST", "/api/ai/enhance-description", {
      title: "",
      description: "x".repeat(5001),
      category: "Other",
    });
    expect(status).toBe(400);
    expect(Object.keys(body.details.fields)).toEqual(["description"]);
  });
});
