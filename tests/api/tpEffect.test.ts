import { describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CANCEL_PART, CONFIRM, partOf, SHIP } from "../support/checkout.ts";
import { aDeal, aDispute, CONCEDE } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer, COUNTER, DECLINE, WITHDRAW } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const EFFECT = `tpEffect { state change heldForThis refunded tpBalance held availableAfter }`;

async function effectFor(person: Person, { id }: { id: string }) {
  const { offer } = await person.gql(`query ($id: ID!) { offer(id: $id) { ${EFFECT} } }`, { id });
  return offer.tpEffect;
}

async function quoteFor(person: Person, { id }: { id: string }) {
  const { buyQuote } = await person.gql(
    `query ($id: ID!) { buyQuote(itemId: $id) {
       userBalance held heldForThis canAfford needed balanceAfter offer { id state } ${EFFECT} } }`,
    { id },
  );
  return buyQuote;
}

async function partFor(person: Person, orderId: string) {
  const { order } = await person.gql(
    `query ($id: ID!) { order(id: $id) { parts { deadlineAction ${EFFECT} } } }`,
    { id: orderId },
  );
  return order.parts[0];
}

describe("an offer", () => {
  it("tells each side what they own, what is held for it, what it costs and what is left", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await anOffer(ben, await anItem(ana, { title: "Lamp", trustPoints: 20 }));
    const offer = await anOffer(ben, await anItem(ana, { trustPoints: 12 }));

    expect(await effectFor(ben, offer)).toEqual({
      state: "open",
      change: -12,
      heldForThis: 12,
      refunded: 0,
      tpBalance: 100,
      held: 32,
      // The 20 for the lamp stay held; the 12 are not counted twice.
      availableAfter: 68,
    });
    expect(await effectFor(ana, offer)).toEqual({
      state: "open",
      change: 12,
      heldForThis: 0,
      refunded: 0,
      tpBalance: 100,
      held: 0,
      availableAfter: 112,
    });

    await ana.gql(ACCEPT, { id: offer.id });
    expect(await effectFor(ben, offer)).toMatchObject({
      state: "settled",
      change: -12,
      heldForThis: 0,
      tpBalance: 88,
      availableAfter: 68,
    });
    expect(await effectFor(ana, offer)).toMatchObject({ state: "settled", availableAfter: 112 });
  });

  it("holds nothing of who has not promised to pay, and nothing once it is closed", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const first = await anOffer(ben, await anItem(ana, { trustPoints: 30 }));
    const { counterOffer } = await ana.gql(COUNTER, { id: first.id, tpDelta: 40 });

    expect(await effectFor(ben, first)).toMatchObject({ state: "void", change: -30, held: 0 });
    expect(await effectFor(ben, counterOffer.offer)).toMatchObject({
      state: "open",
      change: -40,
      heldForThis: 0,
      availableAfter: 60,
    });
    await ben.gql(DECLINE, { id: counterOffer.offer.id });
    expect(await effectFor(ana, counterOffer.offer)).toMatchObject({
      state: "void",
      availableAfter: 100,
    });
  });

  it("says what is held as the books have it, whoever pays", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const mine = await anItem(ben, { title: "Lamp", trustPoints: 50 });
    const target = await anItem(ana, { trustPoints: 35 });
    const asked = await anOffer(ben, target, { offeredItemIds: [mine.id] });
    expect(await effectFor(ben, asked)).toMatchObject({ change: 15, heldForThis: 0 });
    const { counterOffer } = await ana.gql(COUNTER, { id: asked.id, tpDelta: -10 });

    const holds = await market.rows(
      `select h.amount, a.user_id::text as who from ledger_holds h join ledger_accounts a on a.id = h.account_id
       where h.offer_id = $1 and h.state = 'active'`,
      [Number(counterOffer.offer.id)],
    );
    expect(holds).toEqual([{ amount: 10, who: ana.id }]);
    expect(await effectFor(ana, counterOffer.offer)).toMatchObject({
      change: -10,
      heldForThis: 10,
      availableAfter: 90,
    });
    expect(await effectFor(ben, counterOffer.offer)).toMatchObject({ change: 10, heldForThis: 0 });
  });

  it("says what a dispute brought back", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const transactionId = await aDeal(market, { seller: ana, buyer: ben, tp: 25 });
    const [deal] = await market.rows<{ id: string }>(
      "select offer_id::text as id from transactions where id = $1",
      [Number(transactionId)],
    );
    const dispute = await aDispute(ben, { transactionId });
    await ana.gql(CONCEDE, { id: dispute.id });
    for (const person of [ana, ben])
      expect(await effectFor(person, deal as { id: string })).toMatchObject({
        state: "settled",
        refunded: 25,
        availableAfter: 100,
      });
  });
});

describe("the quote of an item", () => {
  it("is that of the own open offer, which is not paid twice", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const lamp = await anItem(ana, { title: "Lamp", trustPoints: 20 });
    const pot = await anItem(ana, { trustPoints: 72 });
    await anOffer(ben, lamp);
    expect(await quoteFor(ben, pot)).toMatchObject({
      userBalance: 100,
      held: 20,
      heldForThis: 0,
      canAfford: true,
      needed: 0,
      balanceAfter: 8,
      offer: null,
    });
    const offer = await anOffer(ben, pot);
    const quote = await quoteFor(ben, pot);
    expect(quote).toMatchObject({
      userBalance: 100,
      held: 92,
      heldForThis: 72,
      canAfford: true,
      needed: 0,
      balanceAfter: 8,
      offer: { id: offer.id, state: "pending" },
    });
    expect(quote.tpEffect).toEqual(await effectFor(ben, offer));

    const { body } = await ben.rest("GET", `/api/buy/${pot.id}`);
    expect(body).toMatchObject({ userBalance: 100, held: 92, heldForThis: 72, balanceAfter: 8 });

    await ben.gql(WITHDRAW, { id: offer.id });
    expect(await quoteFor(ben, pot)).toMatchObject({ offer: null, held: 20, balanceAfter: 8 });
  });

  it("counts what is held for others as missing", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    await anOffer(ben, await anItem(ana, { title: "Lamp", trustPoints: 30 }));
    expect(await quoteFor(ben, await anItem(ana, { trustPoints: 90 }))).toMatchObject({
      canAfford: false,
      needed: 20,
      balanceAfter: -20,
    });
  });

  it("says of what is mine that nothing is to be paid, and forgets it while more can be bought", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const pot = await anItem(ana, { trustPoints: 30, quantity: 2 });
    const buy = async () => {
      const offer = await anOffer(ben, pot);
      await ana.gql(ACCEPT, { id: offer.id });
      return offer;
    };
    await buy();
    expect(await quoteFor(ben, pot)).toMatchObject({ offer: null, balanceAfter: 40 });
    const last = await buy();
    expect(await quoteFor(ben, pot)).toMatchObject({
      offer: { id: last.id, state: "accepted" },
      tpEffect: { state: "settled" },
      needed: 0,
      balanceAfter: 40,
    });
    const third = await market.member("Third");
    expect(await quoteFor(third, pot)).toMatchObject({
      offer: null,
      tpEffect: { state: "void" },
      balanceAfter: 100,
    });
  });
});

describe("a part of an order", () => {
  it("has left the buyer's wallet, waits for the seller, and is paid or given back", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const order = await anOrder(ben, [await anItem(ana, { trustPoints: 20 })]);
    const part = partOf(order, ana);
    expect(await partFor(ben, order.id)).toMatchObject({
      deadlineAction: "It is cancelled and you get the TP back",
      tpEffect: { state: "escrow", change: -part.amount, availableAfter: 100 - part.amount },
    });
    expect(await partFor(ana, order.id)).toMatchObject({
      deadlineAction: "It is cancelled and the buyer gets the TP back",
      tpEffect: { state: "escrow", change: part.amount, availableAfter: 100 + part.amount },
    });
    await ana.gql(ACCEPT_PART, { id: part.id });
    await ana.gql(SHIP, { id: part.id });
    await ben.gql(CONFIRM, { partId: part.id });
    expect((await partFor(ana, order.id)).tpEffect).toMatchObject({
      state: "settled",
      refunded: 0,
      tpBalance: 100 + part.amount,
      availableAfter: 100 + part.amount,
    });

    const next = await anOrder(await market.member("Cy"), [
      await anItem(ana, { title: "Lamp", trustPoints: 5 }),
    ]);
    const called = partOf(next, ana);
    await ana.gql(CANCEL_PART, { id: called.id });
    expect((await partFor(ana, next.id)).tpEffect).toMatchObject({
      state: "void",
      change: called.amount,
      refunded: called.amount,
    });
  });
});
