import { expect, it, vi } from "vitest";
import {
  ACCEPT,
  anItem,
  anOffer,
  COUNTER,
  CREATE_OFFER,
  DECLINE,
  stateOf,
  WITHDRAW,
} from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";
import { RACES } from "../support/repetitions.ts";

vi.setConfig(RACES);

const market = aMarket();
const AT_ONCE = 50;

it("50 offers of 60 TP against one balance of 100: one is placed, 49 lack TP", async () => {
  const buyer = await market.member("Buyer");
  const items = await Promise.all(
    times(AT_ONCE, async (n) => anItem(await market.member(`Seller ${n}`), { trustPoints: 60 })),
  );

  const { won, lost } = await race(
    items.map(
      ({ id }) =>
        () =>
          buyer.ask(CREATE_OFFER, { input: { targetItemId: id } }),
    ),
  );

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ INSUFFICIENT_BALANCE: AT_ONCE - 1 });
  expect(await buyer.wallet()).toEqual({ tpBalance: 100, held: 60, available: 40 });
});

it("50 equal offers for one item by one member: one is placed, 49 find it open", async () => {
  const item = await anItem(await market.member("Seller"), { trustPoints: 10 });
  const buyer = await market.member("Buyer");

  const { won, lost } = await race(
    times(AT_ONCE, () => () => buyer.ask(CREATE_OFFER, { input: { targetItemId: item.id } })),
  );

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ OFFER_ALREADY_PENDING: AT_ONCE - 1 });
  expect((await buyer.wallet()).held).toBe(10);
});

it("50 copies of one intent with one key: one offer, 50 equal answers", async () => {
  const item = await anItem(await market.member("Seller"), { trustPoints: 10 });
  const buyer = await market.member("Buyer");
  const input = { targetItemId: item.id, idempotencyKey: "one-intent" };

  const { won, lost } = await race(times(AT_ONCE, () => () => buyer.ask(CREATE_OFFER, { input })));

  expect(lost).toEqual({});
  expect(new Set(won.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await buyer.wallet()).held).toBe(10);
  const reused = await buyer.refused(CREATE_OFFER, {
    input: { ...input, message: "another request" },
  });
  expect(reused.code).toBe("IDEMPOTENCY_KEY_REUSED");
});

it("50 accepts of different offers for one item: one buyer gets it, 49 offers are superseded", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 10 });
  const offers = await Promise.all(
    times(AT_ONCE, async (n) => anOffer(await market.member(`Buyer ${n}`), item)),
  );

  const { won, lost } = await race(
    offers.map(
      ({ id }) =>
        () =>
          seller.ask(ACCEPT, { id }),
    ),
  );

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: AT_ONCE - 1 });
  expect(
    await market.rows(
      `select state, count(*)::int from offers where target_item_id = $1 group by state order by state`,
      [Number(item.id)],
    ),
  ).toEqual([
    { state: "accepted", count: 1 },
    { state: "superseded", count: AT_ONCE - 1 },
  ]);
  expect((await seller.wallet()).tpBalance).toBe(110);
});

it("50 accepts of one offer: one settles it, 49 find it answered, the TP move once", async () => {
  const { seller, buyer, offer } = await aDeal();

  const { won, lost } = await race(times(AT_ONCE, () => () => seller.ask(ACCEPT, offer)));

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: AT_ONCE - 1 });
  expect((await seller.wallet()).tpBalance).toBe(110);
  expect(await buyer.wallet()).toEqual({ tpBalance: 90, held: 0, available: 90 });
});

it.each([
  { against: "decline", query: DECLINE, by: "seller" },
  { against: "withdraw", query: WITHDRAW, by: "buyer" },
] as const)(
  "25 accepts against 25 times $against: one answer stands, the TP follow it",
  async ({ query, by }) => {
    const deal = await aDeal();
    const { seller, buyer, offer } = deal;

    const { won, lost } = await race<unknown>(
      times(
        AT_ONCE,
        (n) => () => (n % 2 === 0 ? seller.ask(ACCEPT, offer) : deal[by].ask(query, offer)),
      ),
    );

    expect(won).toHaveLength(1);
    expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: AT_ONCE - 1 });
    const paid = (await stateOf(buyer, offer)) === "accepted" ? 10 : 0;
    expect((await seller.wallet()).tpBalance).toBe(100 + paid);
    expect(await buyer.wallet()).toEqual({
      tpBalance: 100 - paid,
      held: 0,
      available: 100 - paid,
    });
  },
);

it("accept, decline, counter and withdraw of one offer at once: one wins, the others find it answered", async () => {
  const { seller, buyer, offer } = await aDeal();
  const answers = [
    () => seller.ask(ACCEPT, offer),
    () => seller.ask(DECLINE, offer),
    () => seller.ask(COUNTER, { ...offer, tpDelta: 12 }),
    () => buyer.ask(WITHDRAW, offer),
  ];

  const { won, lost } = await race<unknown>(
    times(AT_ONCE, (n) => answers[n % answers.length] as () => Promise<object>),
  );

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: AT_ONCE - 1 });
});

it("one item offered in 50 swaps that are accepted at once: it changes hands once", async () => {
  const buyer = await market.richMember("Buyer", 500);
  const blanket = await anItem(buyer, { title: "Wool blanket", trustPoints: 20 });
  const sellers = await Promise.all(
    times(AT_ONCE, async (n) => {
      const seller = await market.member(`Seller ${n}`);
      const item = await anItem(seller, { trustPoints: 25 });
      return { seller, offer: await anOffer(buyer, item, { offeredItemIds: [blanket.id] }) };
    }),
  );
  expect((await buyer.wallet()).held).toBe(5 * AT_ONCE);

  const { won, lost } = await race(
    sellers.map(
      ({ seller, offer }) =>
        () =>
          seller.ask(ACCEPT, { id: offer.id }),
    ),
  );

  expect(won).toHaveLength(1);
  expect(lost).toEqual({ OFFER_ALREADY_ANSWERED: AT_ONCE - 1 });
  expect(await buyer.wallet()).toEqual({ tpBalance: 495, held: 0, available: 495 });
  expect(
    await market.rows(`select count(*)::int from transactions where item_id = $1`, [
      Number(blanket.id),
    ]),
  ).toEqual([{ count: 1 }]);
});

it("members who sell to each other at once do not wait for ever", async () => {
  const [one, two] = [await market.richMember("One", 400), await market.richMember("Two", 400)];
  const offers = await Promise.all(
    times(AT_ONCE, async (n) => {
      const [seller, buyer] = n % 2 === 0 ? [one, two] : [two, one];
      return { seller, offer: await anOffer(buyer, await anItem(seller, { trustPoints: 5 })) };
    }),
  );

  const { won, lost } = await race(
    offers.map(
      ({ seller, offer }) =>
        () =>
          seller.ask(ACCEPT, { id: offer.id }),
    ),
  );

  expect(lost).toEqual({});
  expect(won).toHaveLength(AT_ONCE);
  expect((await one.wallet()).tpBalance).toBe(400);
});

it("an item that is removed while it is bought is either sold or gone, never both", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 10 });
  const offers = await Promise.all(
    times(5, async (n) => anOffer(await market.member(`Buyer ${n}`), item)),
  );
  const remove = `mutation ($id: ID!) { removeItem(itemId: $id) { item { status } } }`;

  const { won, lost } = await race<unknown>(
    times(
      AT_ONCE,
      (n) => () =>
        n % 2 === 0
          ? seller.ask(ACCEPT, { id: offers[n % offers.length]?.id })
          : seller.ask(remove, { id: item.id }),
    ),
  );

  expect(won).toHaveLength(1);
  expect(["ITEM_NOT_AVAILABLE", "OFFER_ALREADY_ANSWERED", "NOT_FOUND"]).toEqual(
    expect.arrayContaining(Object.keys(lost)),
  );
  const [after] = await market.rows<{ status: string }>(`select status from items where id = $1`, [
    Number(item.id),
  ]);
  const [accepted] = await market.rows<{ count: number }>(
    `select count(*)::int from offers where state = 'accepted' and target_item_id = $1`,
    [Number(item.id)],
  );
  expect(accepted?.count).toBe(after?.status === "sold" ? 1 : 0);
  expect(
    await market.rows(`select 1 from offers where state = 'pending' and target_item_id = $1`, [
      Number(item.id),
    ]),
  ).toEqual([]);
});

it("an item whose price changes while it is bought: who named a price promises that one, the others one it had", async () => {
  const seller = await market.member("Seller");
  const item = await anItem(seller, { trustPoints: 10 });
  const buyers = await Promise.all(times(AT_ONCE / 2, (n) => market.member(`Buyer ${n}`)));
  const change = `mutation ($id: ID!, $price: Int!) { changePrice(itemId: $id, trustPoints: $price) { item { trustPoints } } }`;
  const named = (n: number) => n % 2 === 0;

  const { won, lost } = await race<unknown>(
    buyers.flatMap((buyer, n) => [
      () => seller.ask(change, { id: item.id, price: 11 + n }),
      () =>
        buyer.ask(CREATE_OFFER, {
          input: { targetItemId: item.id, ...(named(n) && { tpDelta: 10 }) },
        }),
    ]),
  );

  expect(lost).toEqual({});
  expect(won).toHaveLength(AT_ONCE);
  const history = await market.rows<{ price: number }>(
    `select price from price_history where item_id = $1`,
    [Number(item.id)],
  );
  const prices = [10, ...history.map(({ price }) => price)];
  expect(new Set(prices).size).toBe(1 + AT_ONCE / 2);
  for (const [n, buyer] of buyers.entries()) {
    const { held } = await buyer.wallet();
    expect(named(n) ? [10] : prices).toContain(held);
  }
  // One price follows the other: none was written over by somebody who had not seen it.
  const chain = await market.rows(
    `select 1 from price_history h where item_id = $1 and previous_price is distinct from
       (select price from price_history b where b.item_id = h.item_id and b.id < h.id order by id desc limit 1)
       and exists (select 1 from price_history b where b.item_id = h.item_id and b.id < h.id)`,
    [Number(item.id)],
  );
  expect(chain).toEqual([]);
});

it("a counter-offer made while its item goes to somebody else does not outlive the item", async () => {
  const seller = await market.member("Seller");
  // One after the other: only what comes now is a race.
  const pairs: Record<"taken" | "countered", { id: string }>[] = [];
  for (let n = 0; n < AT_ONCE; n++) {
    const item = await anItem(seller, { trustPoints: 10 });
    const [first, second] = [await market.member("First"), await market.member("Second")];
    pairs.push({ taken: await anOffer(first, item), countered: await anOffer(second, item) });
  }

  const { won, lost } = await race<unknown>(
    pairs.flatMap(({ taken, countered }) => [
      () => seller.ask(COUNTER, { id: countered.id, tpDelta: 12 }),
      () => seller.ask(ACCEPT, { id: taken.id }),
    ]),
  );

  // Every accept goes through; a counter either came before it (and was superseded) or found the item gone.
  expect(
    Object.keys(lost).every((code) =>
      ["OFFER_ALREADY_ANSWERED", "ITEM_NOT_AVAILABLE"].includes(code),
    ),
  ).toBe(true);
  expect(won.length).toBeGreaterThanOrEqual(AT_ONCE);
  expect(
    await market.rows(
      `select o.id from offers o join items i on i.id = o.target_item_id
       where o.state = 'pending' and i.status <> 'available'`,
    ),
  ).toEqual([]);
});

it("counter-offers that cross between two members all go through", async () => {
  const [one, two] = [await market.richMember("One", 900), await market.richMember("Two", 900)];
  const offers = await Promise.all(
    times(AT_ONCE, async (n) => {
      const [seller, buyer] = n % 2 === 0 ? [one, two] : [two, one];
      const given = await anItem(buyer, { trustPoints: 30 });
      const wanted = await anItem(seller, { trustPoints: 5 });
      return {
        seller,
        offer: await anOffer(buyer, wanted, { offeredItemIds: [given.id], tpDelta: 3 }),
      };
    }),
  );

  // Each frees TP of one member and holds TP of the other.
  const { won, lost } = await race(
    offers.map(
      ({ seller, offer }) =>
        () =>
          seller.ask(COUNTER, { id: offer.id, tpDelta: -2 }),
    ),
  );

  expect(lost).toEqual({});
  expect(won).toHaveLength(AT_ONCE);
});

/** An open offer of 10 TP. */
async function aDeal() {
  const [seller, buyer] = [await market.member("Seller"), await market.member("Buyer")];
  const { id } = await anOffer(buyer, await anItem(seller, { trustPoints: 10 }));
  return { seller, buyer, offer: { id } };
}
