import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer, stateOf } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;
let bob: Person;
let eve: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.richMember("Bob", 1000);
  eve = await market.member("Eve");
});

describe("POST /api/offers", () => {
  it("offers items and TP for an item", async () => {
    const target = await anItem(ann, { trustPoints: 50 });
    const given = await anItem(bob, { title: "Wool scarf", trustPoints: 30 });
    const input = {
      targetItemId: Number(target.id),
      offeredItemIds: [Number(given.id)],
      tpDelta: 20,
      message: "Swap?",
    };
    const { status, body } = await bob.rest("POST", "/api/offers", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      offerType: "item_exchange",
      offeredItem: { id: Number(given.id), title: "Wool scarf", images: [], tpValue: 30 },
      offeredItems: [{ id: Number(given.id) }],
      tpDelta: 20,
      tpTopupNeeded: 20,
      tpChangeIfLess: 0,
      message: "Swap?",
    });
  });

  it("refuses wrong types by name", async () => {
    const target = await anItem(ann);
    const wrong = {
      targetItemId: Number(target.id),
      offeredItemIds: Number(target.id),
      tpDelta: "20",
    };
    const { status, body } = await bob.rest("POST", "/api/offers", wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.details.fields).toSorted()).toEqual(["offeredItemIds", "tpDelta"]);
    expect(await bob.rest("POST", "/api/offers", {})).toMatchObject({
      status: 400,
      body: { details: { fields: { targetItemId: expect.any(String) } } },
    });
  });
});

describe("the lists of offers", () => {
  // Proves: EP-015, EP-076, EN-012
  it("show each side the same offer, as GraphQL does", async () => {
    const seller = await market.member("Sue");
    const item = await anItem(seller, { trustPoints: 25 });
    const buyer = await market.member("Ben");
    const offer = await anOffer(buyer, item, { message: "Still there?" });

    const received = await seller.rest("GET", "/api/offers/seller");
    const sent = await buyer.rest("GET", "/api/offers/buyer");
    expect(received.body).toEqual(sent.body);
    const { sellerOffers } = await seller.gql(`{ sellerOffers { edges { node {
      id offerType tpDelta tpTopupNeeded tpChangeIfLess status state stateReason message deadline createdAt buyer { id displayName } seller { id }
    } } } }`);
    const { id, buyer: by, seller: to, ...shared } = sellerOffers.edges[0].node;
    expect(received.body).toHaveLength(1);
    expect(received.body[0]).toMatchObject({
      ...shared,
      id: Number(id),
      buyerId: Number(by.id),
      sellerId: Number(to.id),
      buyer: { displayName: "Ben" },
    });
    expect(Number(offer.id)).toBe(Number(id));

    expect((await seller.rest("GET", "/api/offers/buyer")).body).toEqual([]);
    expect(await market.stranger.rest("GET", "/api/offers/seller")).toMatchObject({ status: 401 });
  });
});

describe("answering an offer", () => {
  // Proves: EP-016
  it("moves the TP when the seller accepts, once", async () => {
    const item = await anItem(ann, { trustPoints: 40 });
    const offer = await anOffer(bob, item);
    const before = (await bob.wallet()).tpBalance;
    const key = { "idempotency-key": `accept-${offer.id}` };

    const accepted = await ann.rest("POST", `/api/offers/${offer.id}/accept`, undefined, key);
    expect(accepted).toMatchObject({
      status: 200,
      body: { id: Number(offer.id), status: "accepted", state: "accepted" },
    });
    const again = await ann.rest("POST", `/api/offers/${offer.id}/accept`, {}, key);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(again.body).toEqual(accepted.body);
    expect((await bob.wallet()).tpBalance).toBe(before - 40);
    expect(await ann.rest("POST", `/api/offers/${offer.id}/decline`)).toMatchObject({
      status: 409,
      body: { code: "OFFER_ALREADY_ANSWERED" },
    });
  });

  // Proves: RO-005
  it("is for the seller alone", async () => {
    const offer = await anOffer(bob, await anItem(ann));
    for (const person of [bob, eve]) {
      const { status } = await person.rest("POST", `/api/offers/${offer.id}/accept`);
      expect([403, 404]).toContain(status);
    }
    expect(await market.stranger.rest("POST", `/api/offers/${offer.id}/accept`)).toMatchObject({
      status: 401,
    });
    expect(await stateOf(bob, offer)).toBe("pending");
  });

  // Proves: EP-017, ST-006
  it("reads every closed state but accepted as declined", async () => {
    const declined = await anOffer(bob, await anItem(ann));
    const { body } = await ann.rest("POST", `/api/offers/${declined.id}/decline`, {
      reason: "Sold at the fair",
    });
    expect(body).toMatchObject({ status: "declined", state: "declined" });

    const taken = await anOffer(bob, await anItem(ann));
    expect((await bob.rest("POST", `/api/offers/${taken.id}/withdraw`)).body).toMatchObject({
      status: "declined",
      state: "withdrawn",
    });
  });

  it("may be countered; the answer is the new offer", async () => {
    const offer = await anOffer(bob, await anItem(ann, { trustPoints: 20 }));
    const { status, body } = await ann.rest("POST", `/api/offers/${offer.id}/counter`, {
      tpDelta: 25,
      message: "A bit more",
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tpDelta: 25,
      counterOfId: Number(offer.id),
      proposedById: Number(ann.id),
      buyerId: Number(bob.id),
      state: "pending",
    });
    expect(await stateOf(bob, offer)).toBe("countered");
    expect(
      await ann.rest("POST", `/api/offers/${offer.id}/counter`, { tpDelta: 2.5 }),
    ).toMatchObject({
      status: 400,
      body: { details: { fields: { tpDelta: expect.any(String) } } },
    });
  });

  it("of an unknown offer is not found; of a malformed id is refused", async () => {
    expect(await ann.rest("POST", "/api/offers/999999/accept")).toMatchObject({
      status: 404,
      body: { error: "Offer not found" },
    });
    expect(await ann.rest("POST", "/api/offers/abc/accept")).toMatchObject({ status: 400 });
  });
});

describe("GET /api/wallet", () => {
  it("shows balance and history, as GraphQL does", async () => {
    const { body } = await ann.rest("GET", "/api/wallet");
    const { wallet } = await ann.gql(
      `{ wallet { tpBalance held available history(first: 100) { edges { node { id reason amount description balanceAfter createdAt status offerId } } } } }`,
    );
    expect(body).toMatchObject({
      balance: wallet.tpBalance,
      held: wallet.held,
      available: wallet.available,
    });
    const history = wallet.history.edges.map(
      ({ node }: { node: { id: string; offerId: string | null } }) => ({
        ...node,
        id: Number(node.id),
        offerId: node.offerId && Number(node.offerId),
      }),
    );
    expect(body.history).toEqual(history);
    expect(body.history.at(-1)).toMatchObject({
      reason: "opening_grant",
      amount: 100,
      balanceAfter: 100,
      status: "completed",
    });
  });

  it("is not for strangers", async () => {
    expect(await market.stranger.rest("GET", "/api/wallet")).toMatchObject({
      status: 401,
      body: { error: "Please login" },
    });
  });
});
