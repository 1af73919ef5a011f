import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { times } from "../support/races.ts";

const market = aMarket({ TRANSACTIONS_AT_ONCE: "4" });
const WITHDRAW = `mutation ($id: ID!) { withdrawOffer(id: $id) { offer { id } } }`;
const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { likeCount } } }`;
const ITEMS = `{ items(first: 5) { edges { node { id } } } }`;

it("a busy buyer's offers wait for each other, and nobody else for them", async () => {
  const [buyer, other] = [await market.member("Buyer"), await market.member("Other")];
  const offers = await Promise.all(
    times(12, async (n) => {
      const seller = await market.member(`Seller ${n}`);
      return anOffer(buyer, await anItem(seller, { trustPoints: 5 }));
    }),
  );
  const liked = await anItem(await market.member("Third"));
  const { transactionLimiter } = market.server.services;

  const wallet = await market.hold(
    `select 1 from ledger_accounts where user_id = $1 for no key update`,
    [Number(buyer.id)],
  );
  const withdrawals = offers.map(({ id }) => buyer.gql(WITHDRAW, { id }));
  await expect.poll(() => transactionLimiter.waiting).toBe(10);
  await market.waitsForLock("tuple");

  await expect.poll(() => transactionLimiter.running).toBe(2);
  expect((await other.gql(LIKE, { id: liked.id })).likeItem.item.likeCount).toBe(1);
  expect((await other.gql(ITEMS)).items.edges).toHaveLength(5);
  await expect
    .poll(() => [transactionLimiter.running, transactionLimiter.waiting])
    .toEqual([2, 10]);

  await wallet.end();
  await Promise.all(withdrawals);
  expect(await Promise.all(offers.map((offer) => stateOf(buyer, offer)))).toEqual(
    times(12, () => "withdrawn"),
  );
  await expect.poll(() => [transactionLimiter.running, transactionLimiter.waiting]).toEqual([0, 0]);
  expect((await buyer.wallet()).available).toBe(100);
});

it("a busy seller's accepts wait for each other, and nobody else for them", async () => {
  const [seller, other] = [await market.member("Seller"), await market.member("Other")];
  const offers = await Promise.all(
    times(12, async (n) =>
      anOffer(
        await market.member(`Buyer ${n}`),
        await anItem(seller, { title: `Item ${n}`, trustPoints: 5 }),
      ),
    ),
  );
  const liked = await anItem(await market.member("Third"));
  const { transactionLimiter } = market.server.services;

  const wallet = await market.hold(
    `select 1 from ledger_accounts where user_id = $1 for no key update`,
    [Number(seller.id)],
  );
  const accepts = offers.map(({ id }) => seller.gql(ACCEPT, { id }));
  await expect.poll(() => transactionLimiter.waiting).toBe(10);
  await market.waitsForLock("tuple");

  await expect.poll(() => transactionLimiter.running).toBe(2);
  expect((await other.gql(LIKE, { id: liked.id })).likeItem.item.likeCount).toBe(1);
  expect((await other.gql(ITEMS)).items.edges).toHaveLength(5);
  await expect
    .poll(() => [transactionLimiter.running, transactionLimiter.waiting])
    .toEqual([2, 10]);

  await wallet.end();
  await Promise.all(accepts);
  expect(await Promise.all(offers.map((offer) => stateOf(seller, offer)))).toEqual(
    times(12, () => "accepted"),
  );
  await expect.poll(() => [transactionLimiter.running, transactionLimiter.waiting]).toEqual([0, 0]);
  expect((await seller.wallet()).tpBalance).toBe(160);
});
