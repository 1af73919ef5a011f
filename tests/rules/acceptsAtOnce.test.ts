import { beforeEach, expect, it, vi } from "vitest";
import { NOTIFICATION_MAILS } from "../../schema/limits.ts";
import { ACCEPT, anItem, anOffer, COUNTER, stateOf, WITHDRAW } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";

vi.setConfig(RACES);

/** Half of the places are a single member's at most. */
const AT_ONCE = 4;
const market = aMarket({ TRANSACTIONS_AT_ONCE: String(2 * AT_ONCE) });
let buyers: Person[];
let presses = 0;

// Not once for all: the long form plays each race again, and they pay each time.
beforeEach(async () => {
  buyers = await Promise.all(times(20, (n) => market.member(`Buyer ${n}`)));
});

/** Offers of different buyers for different items of one seller. */
function offersTo(seller: Person, count: number): Promise<{ id: string; by: Person }[]> {
  return Promise.all(
    buyers.slice(0, count).map(async (by, n) => {
      const item = await anItem(seller, { title: `Item ${n}`, trustPoints: 5 });
      return { ...(await anOffer(by, item)), by };
    }),
  );
}

/** As the web does it: each press with a key of its own. */
async function accept(seller: Person, offers: { id: string }[]) {
  return race(
    offers.map(
      ({ id }) =>
        () =>
          seller.ask(ACCEPT, { id, key: `accept ${id} ${++presses}`.replaceAll(" ", "-") }),
    ),
  );
}

const told = (type: string, userId: string) =>
  market.rows<{ about: string }>(
    `select data::text as about from notifications where type = $1 and user_id = $2 order by id`,
    [type, Number(userId)],
  );

it("twenty accepts at once are each the deal that it is alone", async () => {
  const seller = await market.member("Seller");
  const offers = await offersTo(seller, 20);
  const { won, lost } = await accept(seller, offers);

  expect([won.length, lost]).toEqual([20, {}]);
  expect(await Promise.all(offers.map((offer) => stateOf(seller, offer)))).toEqual(
    times(20, () => "accepted"),
  );
  expect((await seller.wallet()).tpBalance).toBe(200);
  for (const { by, id } of offers) {
    expect(await by.wallet()).toMatchObject({ tpBalance: 95, held: 0, available: 95 });
    expect(await told("offer_accepted", by.id)).toEqual([
      { about: expect.stringContaining(`"offerId": ${id}`) },
    ]);
  }
  await market.audit();
});

it("counts, posts and rewards are those of all deals", async () => {
  const seller = await market.member("Seller");
  const offers = await offersTo(seller, 12);
  await accept(seller, offers);

  const id = Number(seller.id);
  expect(
    await market.rows(
      `select s.deals_completed, s.sales_completed, s.total_trust_earned, u.tp_balance,
         (select count(*)::int from transactions where from_user_id = $1) as transactions,
         (select count(distinct item_id)::int from social_posts where user_id = $1 and post_type = 'trade') as posts
       from users u join user_stats s on s.user_id = u.id where u.id = $1`,
      [id],
    ),
  ).toEqual([
    {
      deals_completed: 12,
      sales_completed: 12,
      total_trust_earned: 160,
      tp_balance: 160,
      transactions: 12,
      posts: 12,
    },
  ]);
  // The first sale and the tenth deal, each once.
  expect((await told("reward_reached", seller.id)).map(({ about }) => about).toSorted()).toEqual([
    expect.stringContaining("active_trader"),
    expect.stringContaining("first_sale"),
  ]);
});

it("what is refused for one is done for the others", async () => {
  const seller = await market.member("Seller");
  const offers = await offersTo(seller, 10);
  const [withdrawn, removed] = offers;
  await withdrawn?.by.gql(WITHDRAW, { id: withdrawn.id });
  await market.rows(
    `update items set status = 'hidden' where id = (select target_item_id from offers where id = $1)`,
    [Number(removed?.id)],
  );
  const foreign = await anOffer(buyers[0] as Person, await anItem(buyers[1] as Person));
  const asked = [...offers.toReversed(), foreign];

  const { won, lost } = await accept(seller, asked);
  expect(won).toHaveLength(8);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: 1, ITEM_NOT_AVAILABLE: 1, NOT_FOUND: 1 });
  expect((await seller.wallet()).tpBalance).toBe(140);
  await market.audit();
});

it("of the offers for one last piece, one is settled", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 5 });
  const rivals = await Promise.all(buyers.slice(0, 6).map((by) => anOffer(by, item)));
  const others = await offersTo(seller, 6);
  const { won, lost } = await accept(seller, [...others, ...rivals]);
  expect(won).toHaveLength(7);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: 5 });
  const states = await Promise.all(rivals.map((offer) => stateOf(seller, offer)));
  expect(states.toSorted()).toEqual(["accepted", ...times(5, () => "superseded")]);
  expect((await seller.wallet()).tpBalance).toBe(135);
  await market.audit();
});

it("of the offers for three pieces, three are settled", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 5, quantity: 3 });
  const rivals = await Promise.all(buyers.slice(0, 8).map((by) => anOffer(by, item)));
  const { won, lost } = await accept(seller, rivals);
  expect([won.length, lost]).toEqual([3, { OFFER_ALREADY_ANSWERED: 5 }]);
  expect(
    await market.rows("select quantity, status from items where id = $1", [Number(item.id)]),
  ).toEqual([{ quantity: 0, status: "sold" }]);
  expect((await seller.wallet()).tpBalance).toBe(115);
  await market.audit();
});

it("the same offer twenty times is settled once", async () => {
  const seller = await market.member("Seller");
  const [offer] = await offersTo(seller, 1);
  const { won, lost } = await accept(
    seller,
    times(20, () => ({ id: offer?.id ?? "" })),
  );
  expect([won.length, lost]).toEqual([1, { OFFER_ALREADY_ANSWERED: 19 }]);
  expect((await seller.wallet()).tpBalance).toBe(105);
  await market.audit();
});

it("who cannot pay for all of it pays for what there is TP for", async () => {
  const buyer = await market.member("Buyer");
  const counters = await Promise.all(
    times(8, async (n) => {
      const seller = await market.member(`Seller ${n}`);
      const offer = await anOffer(buyer, await anItem(seller, { trustPoints: 5 }));
      return (await seller.gql(COUNTER, { id: offer.id, tpDelta: 30 })).counterOffer.offer;
    }),
  );
  const { won, lost } = await accept(buyer, counters);
  expect(won).toHaveLength(3);
  expect(lost).toEqual({ INSUFFICIENT_BALANCE: 5 });
  expect(await buyer.wallet()).toMatchObject({ tpBalance: 10, held: 0 });
  await market.audit();
});

it("mails nobody more than the deals one by one would", async () => {
  const seller = await market.member("Seller");
  const buyer = await market.member("Buyer");
  const id = Number(buyer.id);
  const offers = await Promise.all(
    times(18, async (n) =>
      anOffer(buyer, await anItem(seller, { title: `Item ${n}`, trustPoints: 1 })),
    ),
  );
  await market.rows(
    `update sessions set last_seen_at = now() - interval '1 day' where user_id = $1`,
    [id],
  );
  await market.rows(
    `insert into mails (to_address, subject, body, user_id, created_at)
     select 'buyer@market.test', 'Earlier', '', $1, now() from generate_series(1, $2::int)`,
    [id, NOTIFICATION_MAILS.max - 4],
  );

  const { won } = await accept(seller, offers);
  expect(won).toHaveLength(18);
  expect(await told("offer_accepted", buyer.id)).toHaveLength(18);
  const mails = await market.rows("select 1 from mails where user_id = $1", [id]);
  expect(mails.length).toBeGreaterThanOrEqual(NOTIFICATION_MAILS.max);
  // Transactions at once do not see each other's mails: each of those under way may be one more.
  expect(mails.length).toBeLessThanOrEqual(NOTIFICATION_MAILS.max + AT_ONCE);
  await market.audit();
});
