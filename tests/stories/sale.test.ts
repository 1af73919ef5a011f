import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, stateOf } from "../support/factories.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

// Proves: TB-032, ST-006
it("sells a teapot for TP: the buyer's TP are held until the seller accepts", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 17 });

  const quote = await jun.gql(
    `query ($id: ID!) { buyQuote(itemId: $id) { userBalance canAfford needed balanceAfter } }`,
    { id: teapot.id },
  );
  expect(quote.buyQuote).toEqual({
    userBalance: 100,
    canAfford: true,
    needed: 0,
    balanceAfter: 83,
  });

  const offer = await anOffer(jun, teapot);
  expect(await jun.wallet()).toEqual({ tpBalance: 100, held: 17, available: 83 });
  expect(await amara.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });

  const { acceptOffer } = await amara.gql(ACCEPT, { id: offer.id });
  expect(acceptOffer.offer).toMatchObject({ state: "accepted", status: "accepted" });
  expect(acceptOffer.wallet.tpBalance).toBe(117);
  expect(await stateOf(jun, offer)).toBe("accepted");

  const { item } = await jun.gql(`query ($id: ID!) { item(id: $id) { status quantity } }`, {
    id: teapot.id,
  });
  expect(item).toEqual({ status: "sold", quantity: 0 });
  const deals = await market.rows("select type, status, trust_points from transactions");
  expect(deals).toEqual([{ type: "purchase", status: "completed", trust_points: 17 }]);
  const { user } = await jun.gql(`query ($id: ID!) { user(id: $id) { dealsCompleted } }`, {
    id: amara.id,
  });
  expect(user.dealsCompleted).toBe(1);

  const { wallet } = await jun.gql(
    `{ wallet { history { edges { node { reason amount balanceAfter description relatedUser { displayName } } } } } }`,
  );
  expect(wallet.history.edges[0].node).toEqual({
    reason: "item_purchase",
    amount: -17,
    balanceAfter: 83,
    description: "Enamel teapot",
    relatedUser: { displayName: "Amara" },
  });

  expect(await ledgerTable(market)).toMatchInlineSnapshot(`
    "| from | to | TP | reason |
    | Jun | Amara | 17 | item_sale |
    | member | owns | held |
    | Amara | 117 | 0 |
    | Jun | 83 | 0 |"
  `);
});
