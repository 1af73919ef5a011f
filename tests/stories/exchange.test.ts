import { expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, COUNTER, stateOf } from "../support/factories.ts";
import { ledgerTable } from "../support/ledgerTable.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

it("exchanges a lamp for a blanket with a top-up that is countered, then accepted", async () => {
  const priya = await market.member("Priya");
  const jun = await market.member("Jun");
  const lamp = await anItem(priya, { title: "Desk lamp", trustPoints: 30 });
  const blanket = await anItem(jun, { title: "Wool blanket", trustPoints: 24 });

  const { exchangeSuggestions } = await jun.gql(
    `query ($id: ID!, $tp: Int!) { exchangeSuggestions(targetItemId: $id, targetTpValue: $tp) { tolerance suggestions { difference items { title } } } }`,
    { id: lamp.id, tp: 30 },
  );
  expect(exchangeSuggestions).toEqual({
    tolerance: 10,
    suggestions: [{ difference: -6, items: [{ title: "Wool blanket" }] }],
  });

  const offer = await anOffer(jun, lamp, { offeredItemIds: [blanket.id] });
  expect(offer.tpDelta).toBe(6);
  expect((await jun.wallet()).held).toBe(6);

  const { counterOffer } = await priya.gql(COUNTER, {
    id: offer.id,
    tpDelta: 10,
    message: "The lamp has a new cable",
  });
  expect(counterOffer.offer).toMatchObject({
    state: "pending",
    tpDelta: 10,
    counterOf: { id: offer.id, state: "countered" },
    viewerActions: ["withdraw"],
  });
  expect(await jun.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });

  const refusal = await priya.refused(ACCEPT, { id: counterOffer.offer.id });
  expect(refusal.code).toBe("NOT_YOUR_OFFER");
  await jun.gql(ACCEPT, { id: counterOffer.offer.id });

  expect(await stateOf(priya, counterOffer.offer)).toBe("accepted");
  const items = await market.rows(`select title, status from items order by id`);
  expect(items).toEqual([
    { title: "Desk lamp", status: "traded" },
    { title: "Wool blanket", status: "traded" },
  ]);
  const deals =
    await market.rows(`select t.type, i.title, f.display_name as from, u.display_name as to, t.trust_points as tp
    from transactions t join items i on i.id = t.item_id join users f on f.id = t.from_user_id join users u on u.id = t.to_user_id order by t.id`);
  expect(deals).toEqual([
    { type: "exchange", title: "Desk lamp", from: "Priya", to: "Jun", tp: 10 },
    { type: "exchange", title: "Wool blanket", from: "Jun", to: "Priya", tp: 0 },
  ]);

  const { relistItem } = await jun.gql(
    `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 35) { item { title isMine status } } }`,
    { id: lamp.id },
  );
  expect(relistItem.item).toEqual({ title: "Desk lamp", isMine: true, status: "available" });
  expect(
    (
      await jun.refused(
        `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 35) { item { id } } }`,
        { id: lamp.id },
      )
    ).code,
  ).toBe("ITEM_NOT_AVAILABLE");

  expect(await ledgerTable(market)).toMatchInlineSnapshot(`
    "| from | to | TP | reason |
    | Jun | Priya | 10 | exchange_top_up |
    | member | owns | held |
    | Priya | 110 | 0 |
    | Jun | 90 | 0 |"
  `);
});

it("lets the seller pay change, and says so when the seller has too little", async () => {
  const sam = await market.member("Sam");
  const lena = await market.member("Lena");
  const cup = await anItem(sam, { title: "Cup", trustPoints: 5 });
  const bicycle = await anItem(lena, { title: "Bicycle", trustPoints: 150 });

  const offer = await anOffer(lena, cup, { offeredItemIds: [bicycle.id] });
  expect(offer.tpDelta).toBe(-145);
  const refusal = await sam.refused(ACCEPT, { id: offer.id });
  expect(refusal).toMatchObject({
    code: "INSUFFICIENT_BALANCE",
    message: "You need 145 TP to pay the change, and 100 TP are available",
    details: { available: 100, needed: 145 },
  });
  expect(await stateOf(lena, offer)).toBe("pending");
  expect(await market.rows(`select status from items where title in ('Cup', 'Bicycle')`)).toEqual([
    { status: "available" },
    { status: "available" },
  ]);

  const { counterOffer } = await sam.gql(COUNTER, { id: offer.id, tpDelta: -90 });
  expect(counterOffer.wallet).toEqual({ held: 90, available: 10 });
  await lena.gql(ACCEPT, { id: counterOffer.offer.id });
  expect(await sam.wallet()).toEqual({ tpBalance: 10, held: 0, available: 10 });
  expect(await lena.wallet()).toEqual({ tpBalance: 190, held: 0, available: 190 });
});
