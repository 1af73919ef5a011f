import { beforeAll, describe, expect, it } from "vitest";
import { midnight } from "../support/analyticsFromScratch.ts";
import { ACCEPT_PART, anOrder, CANCEL_PART, CONFIRM, partOf, SHIP } from "../support/checkout.ts";
import { aDeal, aDispute } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer, COUNTER, DECLINE } from "../support/factories.ts";
import { aMarket, type Market } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const HEALTH = `{ adminMarketHealth { score status parts { name weight rate cases zeroAt fullAt score } } }`;

/** How many of what happens in a market until its health is read, besides what happens once in each. */
interface Story {
  /** Items that are 40 days old, and how many of them were sold at once. */
  older: [number, number];
  /** Items of four days, how many of them got an offer at once, and how many of the offers were accepted. */
  listed: [number, number, number];
  /** Deals of four days ago about which there is a dispute. */
  disputed: number;
  /** Members who were there 25 days ago and never since, and those who joined four days ago. */
  gone: number;
  joined: number;
}

interface Verdict {
  story: Story;
  status: string;
  score: number | null;
  /** Of each part, worked out by hand; null for one with too few cases. */
  scores: (number | null)[];
}

/** Each verdict, at the very score where it begins or ends. */
const VERDICTS: Record<string, Verdict> = {
  "Healthy, from 70": {
    story: { older: [12, 2], listed: [46, 19, 18], disputed: 1, gone: 5, joined: 2 },
    status: "healthy",
    score: 70,
    scores: [100, 99, 18, 75, 33],
  },
  "Needs attention, up to 69": {
    story: { older: [10, 2], listed: [19, 8, 4], disputed: 0, gone: 7, joined: 0 },
    status: "needs_attention",
    score: 69,
    scores: [86, 95, null, 25, 43],
  },
  "Needs attention, from 40": {
    story: { older: [10, 1], listed: [21, 8, 1], disputed: 0, gone: 6, joined: 1 },
    status: "needs_attention",
    score: 40,
    scores: [18, 85, null, 50, 14],
  },
  "At risk, up to 39, of three parts": {
    story: { older: [9, 2], listed: [28, 9, 1], disputed: 0, gone: 6, joined: 1 },
    status: "at_risk",
    score: 39,
    scores: [13, 71, null, 50, null],
  },
  "Not enough data, with two parts": {
    story: { older: [10, 2], listed: [19, 6, 3], disputed: 0, gone: 3, joined: 0 },
    status: "not_enough_data",
    score: null,
    scores: [null, 67, null, null, 43],
  },
};

interface Traders {
  market: Market;
  seller: Person;
  buyer: Person;
}

/** An item that is sold at once. */
const aSale = ({ market, seller, buyer }: Traders) => aDeal(market, { seller, buyer, tp: 2 });

async function comeBack({ market, seller, buyer }: Traders, hours: number): Promise<void> {
  await market.passHours(hours);
  for (const person of [seller, buyer]) await person.signIn();
}

/** What happened 40 days before, and 70: too long ago to count anywhere. */
async function playOlder(traders: Traders, [items, sales]: Story["older"]) {
  await aSale(traders);
  await comeBack(traders, 24 * 30);
  for (let n = 0; n < sales; n++) await aSale(traders);
  return Promise.all(times(items - sales, () => anItem(traders.seller, { trustPoints: 2 })));
}

/** Items, offers for some of them, and answers to these; the first one is accepted in a second round. */
async function playOffers({ seller, buyer }: Traders, [items, offered, accepted]: Story["listed"]) {
  const listed = await Promise.all(times(items, () => anItem(seller, { trustPoints: 2 })));
  for (const [n, item] of listed.slice(0, offered).entries()) {
    const { id } = await anOffer(buyer, item);
    if (n === 0) {
      const { counterOffer } = await seller.gql(COUNTER, { id, tpDelta: 3 });
      await buyer.gql(ACCEPT, { id: counterOffer.offer.id });
    } else await seller.gql(n < accepted ? ACCEPT : DECLINE, { id });
  }
  return listed.slice(offered);
}

/** A parcel that arrives, and one that is not sent. */
async function playParcels({ seller, buyer }: Traders): Promise<void> {
  for (const ends of [CONFIRM, CANCEL_PART]) {
    const { id } = partOf(await anOrder(buyer, [await anItem(seller, { trustPoints: 2 })]), seller);
    await seller.gql(ACCEPT_PART, { id });
    if (ends === CONFIRM) {
      await seller.gql(SHIP, { id });
      await buyer.gql(CONFIRM, { partId: id });
    } else await seller.gql(CANCEL_PART, { id });
  }
}

async function play(market: Market, story: Story): Promise<void> {
  const [seller, buyer] = [
    await market.richMember("Amara", 900),
    await market.richMember("Jun", 900),
  ];
  const traders = { market, seller, buyer };
  const [old] = await playOlder(traders, story.older);
  await market.passHours(24 * 15);
  for (let n = 0; n < story.gone; n++) await market.member("Gone");

  await comeBack(traders, 24 * 21);
  for (let n = 0; n < story.joined; n++) await market.member("Joined");
  const [quiet] = await playOffers(traders, story.listed);
  await playParcels(traders);
  // A deal of today about an item of 36 days: too late to be one that changed hands within 30.
  if (old) await seller.gql(ACCEPT, { id: (await anOffer(buyer, old)).id });
  const deals = await market.rows<{ id: number }>(
    `select id from transactions where offer_id is not null order by id desc limit $1`,
    [story.disputed],
  );
  for (const { id } of deals) await aDispute(buyer, { transactionId: String(id) });

  await comeBack(traders, 24 * 4);
  // Its first offer comes after 72 hours, and one of today may still get one.
  if (quiet) await anOffer(buyer, quiet);
  await anItem(seller);
}

interface Part {
  name: string;
  rate: number | null;
  cases: number;
  score: number | null;
}

/** Weight, and the rates in % that score 0 and 100, as they are documented. */
const FORMULA = {
  completion: [30, 20, 60],
  first_offer: [20, 5, 40],
  disputes: [20, 6, 0.5],
  active_members: [15, 20, 60],
  liquidity: [15, 5, 40],
} as const;

/** Cases and hits of each part; `$1` is the midnight 29 days before today. */
const PARTS: Record<keyof typeof FORMULA, [cases: string, hits: string]> = {
  completion: [
    `(select count(*) from offers where answered_at >= $1 and state in ('accepted', 'declined', 'withdrawn', 'expired', 'superseded'))
     + (select count(*) from order_parts where greatest(delivered_at, cancelled_at) >= $1)`,
    `(select count(*) from offers where answered_at >= $1 and state = 'accepted')
     + (select count(*) from order_parts where delivered_at >= $1 and status = 'delivered')`,
  ],
  first_offer: [
    `(select count(*) from items i left join lateral (select min(created_at) as at from offers where target_item_id = i.id) first on true
      where i.created_at >= $1 and (i.created_at < $2::timestamptz - interval '72 hours' or first.at < i.created_at + interval '72 hours'))`,
    `(select count(distinct i.id) from items i join offers o on o.target_item_id = i.id
      where i.created_at >= $1 and o.created_at - i.created_at < interval '72 hours')`,
  ],
  disputes: [
    `(select count(*) from transactions where created_at >= $1)`,
    `(select count(*) from disputes where created_at >= $1)`,
  ],
  active_members: [
    `(select count(distinct user_id) from user_activity where created_at >= $1)`,
    `(select count(distinct user_id) from user_activity where created_at >= $1::timestamptz + interval '23 days')`,
  ],
  liquidity: [
    `(select count(*) from items where created_at >= $1::timestamptz - interval '31 days' and created_at < $1::timestamptz - interval '1 day')`,
    `(select count(distinct i.id) from items i join transactions t on t.item_id = i.id
      where i.created_at >= $1::timestamptz - interval '31 days' and i.created_at < $1::timestamptz - interval '1 day'
        and t.created_at - i.created_at < interval '30 days')`,
  ],
};

async function fromScratch(market: Market) {
  const parts = await Promise.all(
    Object.entries(PARTS).map(async ([name, [cases, hits]]) => {
      const [found] = await market.rows<{ cases: number; hits: number }>(
        `select (${cases})::int as cases, (${hits})::int as hits where $1 < $2::timestamptz`,
        [midnight(market, -29), market.clock.now()],
      );
      return partOfHealth(name as keyof typeof FORMULA, found?.cases ?? 0, found?.hits ?? 0);
    }),
  );
  const counted = parts.filter(({ score }) => score !== null);
  const weights = counted.reduce((all, { weight }) => all + weight, 0);
  const sum = counted.reduce((all, { weight, score }) => all + weight * (score ?? 0), 0);
  return { score: counted.length < 3 ? null : Math.round(sum / weights), parts };
}

function partOfHealth(name: keyof typeof FORMULA, cases: number, hits: number) {
  const [weight, zeroAt, fullAt] = FORMULA[name];
  const rate = (100 * hits) / cases;
  const linear = (100 * (rate - zeroAt)) / (fullAt - zeroAt);
  const score = cases < 10 ? null : Math.round(Math.max(0, Math.min(100, linear)));
  return { name, weight, rate: Math.round(10 * rate) / 10, cases, zeroAt, fullAt, score };
}

describe.each(Object.entries(VERDICTS))("%s", (_verdict, { story, status, score, scores }) => {
  const market = aMarket();
  let admin: Person;
  beforeAll(async () => {
    admin = await market.admin();
    await play(market, story);
    await admin.signIn();
  });

  // Proves: KC-025
  it("is what the rows of the market say, part by part, and what they say together", async () => {
    const { adminMarketHealth: health } = await admin.gql(HEALTH);
    expect(health).toEqual({ ...(await fromScratch(market)), status });
    expect([health.score, ...health.parts.map((part: Part) => part.score)]).toEqual([
      score,
      ...scores,
    ]);
  });
});
