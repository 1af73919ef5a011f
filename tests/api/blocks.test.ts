import { describe, expect, it } from "vitest";
import { ADD, anAddress, anOrder, CART, fillCart, PLACE } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, COUNTER, CREATE_OFFER, DECLINE } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const BLOCK = `mutation ($memberId: ID!) { blockMember(memberId: $memberId) { member { id displayName isBlocked } } }`;
const UNBLOCK = `mutation ($memberId: ID!) { unblockMember(memberId: $memberId) { member { id isBlocked } } }`;
const BLOCKED = `query ($first: Int, $after: String) { blockedMembers(first: $first, after: $after) {
  edges { node { id blockedAt member { displayName isBlocked } } } pageInfo { hasNextPage endCursor }
} }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;
const TYPING = `mutation ($toUserId: ID!) { setTyping(toUserId: $toUserId, isTyping: true) }`;
const IS_BLOCKED = `query ($id: ID!) { conversation(memberId: $id) { member { isBlocked } messages { edges { node { content } } } } }`;
const ACTIONS = `query ($id: ID!) { offer(id: $id) { viewerActions } }`;

const letterTo = (to: Person, content = "Hello") => ({ input: { toUserId: to.id, content } });

async function threePeople(): Promise<[Person, Person, Person]> {
  return [await market.member("Ana"), await market.member("Ben"), await market.member("Cleo")];
}

async function wordsBetween(person: Person, other: Person): Promise<string[]> {
  const { conversation } = await person.gql(IS_BLOCKED, { id: other.id });
  return conversation.messages.edges.map(({ node }: { node: { content: string } }) => node.content);
}

describe("a member who is blocked", () => {
  it("cannot be written to and cannot write; both keep what was said, and a third one is not touched", async () => {
    const [ana, ben, cleo] = await threePeople();
    await ben.gql(SEND, letterTo(ana, "Buy it now!"));

    expect((await ana.gql(BLOCK, { memberId: ben.id })).blockMember.member).toEqual({
      id: ben.id,
      displayName: "Ben",
      isBlocked: true,
    });

    expect(await ben.refused(SEND, letterTo(ana))).toMatchObject({
      code: "FORBIDDEN",
      message: "You cannot write to this member",
    });
    expect(await ana.refused(SEND, letterTo(ben))).toMatchObject({
      code: "FORBIDDEN",
      message: "You blocked this member. Unblock to write",
    });
    expect(await ben.refused(TYPING, { toUserId: ana.id })).toMatchObject({ code: "FORBIDDEN" });
    await cleo.gql(SEND, letterTo(ana));
    await cleo.gql(SEND, letterTo(ben));
    expect(await wordsBetween(ana, ben)).toEqual(["Buy it now!"]);
    expect(await wordsBetween(ben, ana)).toEqual(["Buy it now!"]);
    // The one who was blocked is not told by whom.
    expect((await ben.gql(IS_BLOCKED, { id: ana.id })).conversation.member.isBlocked).toBe(false);
    expect(
      (
        await market.stranger.gql(`query ($id: ID!) { user(id: $id) { isBlocked } }`, {
          id: ben.id,
        })
      ).user.isBlocked,
    ).toBe(false);
  });

  it("cannot make an offer, nor get one; what is open can still be answered, but not with another proposal", async () => {
    const [ana, ben] = await threePeople();
    const [teapot, lamp, radio] = [await anItem(ana), await anItem(ben), await anItem(ana)];
    const [one, two] = [await anOffer(ben, teapot), await anOffer(ben, radio)];
    expect((await ana.gql(ACTIONS, { id: one.id })).offer.viewerActions).toContain("counter");
    await ana.gql(BLOCK, { memberId: ben.id });

    const another = await anItem(ana);
    expect(await ben.refused(CREATE_OFFER, { input: { targetItemId: another.id } })).toMatchObject({
      code: "FORBIDDEN",
      message: "You cannot make offers to this member",
    });
    expect(await ana.refused(CREATE_OFFER, { input: { targetItemId: lamp.id } })).toMatchObject({
      code: "FORBIDDEN",
      message: "You blocked this member. Unblock to make an offer",
    });
    expect(await ana.refused(COUNTER, { id: one.id, tpDelta: 30 })).toMatchObject({
      code: "FORBIDDEN",
    });
    expect((await ana.gql(ACTIONS, { id: one.id })).offer.viewerActions).toEqual([
      "accept",
      "decline",
    ]);
    expect((await ben.gql(ACTIONS, { id: one.id })).offer.viewerActions).toEqual(["withdraw"]);

    expect((await ana.gql(ACCEPT, { id: one.id })).acceptOffer.offer.state).toBe("accepted");
    expect((await ana.gql(DECLINE, { id: two.id })).declineOffer.offer.state).toBe("declined");
    expect(await ben.wallet()).toMatchObject({ tpBalance: 80, held: 0 });
  });

  it("can neither buy nor be bought from; what else is in the cart can be ordered, and all of it without the block", async () => {
    const [ana, , cleo] = await threePeople();
    const ben = await market.richMember("Ben", 500);
    const [teapot, lamp, radio] = [
      await anItem(ana, { trustPoints: 20 }),
      await anItem(ben, { trustPoints: 20 }),
      await anItem(cleo, { trustPoints: 20 }),
    ];
    await fillCart(ben, teapot, radio);
    await fillCart(ana, lamp);
    const heard = await ben.live<{ cart: { quantity: number } }>(
      `subscription { cartUpdated { cart { quantity } } }`,
    );
    await ana.gql(BLOCK, { memberId: ben.id });

    expect((await heard.next()).cart.quantity).toBe(1);
    expect((await ben.gql(CART)).cart.lines).toMatchObject([
      { state: "superseded", reason: "You and this seller cannot trade", available: 0 },
      { state: "available", reason: null, available: 1 },
    ]);
    expect((await ana.gql(CART)).cart).toMatchObject({ quantity: 0, total: 0 });
    expect(await ben.refused(ADD, { itemId: teapot.id })).toMatchObject({
      code: "FORBIDDEN",
      message: "You cannot buy from this member",
    });
    expect(await ana.refused(ADD, { itemId: lamp.id })).toMatchObject({
      code: "FORBIDDEN",
      message: "You blocked this member. Unblock to buy from them",
    });
    // Who saw the cart before the block is told the new total, and never charged for what they do not get.
    const input = { shippingAddressId: await anAddress(ben), shippingMethod: "standard" };
    expect(await ben.refused(PLACE, { input: { ...input, totalAmount: 90 } })).toMatchObject({
      code: "TOTAL_CHANGED",
    });
    expect((await anOrder(ben, [])).parts).toMatchObject([{ seller: { id: cleo.id } }]);
    expect(await ben.refused(PLACE, { input: { ...input, totalAmount: 20 } })).toMatchObject({
      code: "FORBIDDEN",
      message: "You cannot buy from this member",
    });

    // It costs as much as the order before, and is not taken for that one asked again.
    await ana.gql(UNBLOCK, { memberId: ben.id });
    expect((await anOrder(ben, [])).parts).toMatchObject([{ seller: { id: ana.id } }]);
    await heard.stop();
  });

  it("can be reached again once the block is taken back, unless the other one blocked too", async () => {
    const [ana, ben] = await threePeople();
    await ana.gql(BLOCK, { memberId: ben.id });
    await ben.gql(BLOCK, { memberId: ana.id });
    expect((await ana.gql(UNBLOCK, { memberId: ben.id })).unblockMember.member.isBlocked).toBe(
      false,
    );
    expect(await ana.refused(SEND, letterTo(ben))).toMatchObject({
      message: "You cannot write to this member",
    });
    await ben.gql(UNBLOCK, { memberId: ana.id });
    await ana.gql(SEND, letterTo(ben, "Good again"));
    expect(await wordsBetween(ben, ana)).toEqual(["Good again"]);
  });

  it("is blocked once, however often it is asked for; nobody blocks himself, or nobody", async () => {
    const [ana, ben] = await threePeople();
    const { won, lost } = await race(times(20, () => () => ana.ask(BLOCK, { memberId: ben.id })));
    expect([won.length, lost]).toEqual([20, {}]);
    expect((await ana.gql(BLOCKED)).blockedMembers.edges).toHaveLength(1);

    expect(await ana.refused(BLOCK, { memberId: ana.id })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { memberId: "You cannot block yourself" },
    });
    expect(await ana.refused(BLOCK, { memberId: "999999" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await ana.refused(BLOCK, { memberId: "x" })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await ana.refused(UNBLOCK, { memberId: "99999999999" })).toMatchObject({
      code: "NOT_FOUND",
    });
    await ana.gql(UNBLOCK, { memberId: ben.id });
    await ana.gql(UNBLOCK, { memberId: ben.id });
  });

  it("stands in the list of who blocked, the last one first, page by page, and in nobody else's", async () => {
    const [ana, ben, cleo] = await threePeople();
    const dov = await market.member("Dov");
    for (const other of [ben, cleo, dov]) await ana.gql(BLOCK, { memberId: other.id });
    const first = (await ana.gql(BLOCKED, { first: 2 })).blockedMembers;
    expect(first.edges).toMatchObject([
      { node: { id: dov.id, member: { displayName: "Dov", isBlocked: true } } },
      { node: { id: cleo.id } },
    ]);
    const next = (await ana.gql(BLOCKED, { first: 2, after: first.pageInfo.endCursor }))
      .blockedMembers;
    expect(next).toMatchObject({
      edges: [{ node: { id: ben.id } }],
      pageInfo: { hasNextPage: false },
    });
    expect((await ben.gql(BLOCKED)).blockedMembers.edges).toEqual([]);
  });
});

describe("a block against what is on its way", () => {
  it("lets no message through after its answer", async () => {
    const [ana, ben] = await threePeople();
    const count = async () =>
      Number(
        (
          await market.rows<{ n: string }>(
            `select count(*) as n from messages where from_user_id = $1`,
            [Number(ben.id)],
          )
        )[0]?.n,
      );
    let atAnswer = -1;
    const sends = times(20, (n) => () => ben.ask(SEND, letterTo(ana, `Line ${n}`)));
    const block = async () => {
      const answer = await ana.ask(BLOCK, { memberId: ben.id });
      atAnswer = await count();
      return answer;
    };

    const { won, lost } = await race([...sends.slice(0, 10), block, ...sends.slice(10)]);

    expect(await count()).toBe(atAnswer);
    expect(won).toHaveLength(atAnswer + 1);
    expect(lost).toEqual(atAnswer === 20 ? {} : { FORBIDDEN: 20 - atAnswer });
  });

  it("waits for a message that is being written, and is waited for by the next one", async () => {
    const [ana, ben] = await threePeople();
    const order: string[] = [];
    // Somebody writes: the lock of the two is shared, as sendMessage takes it.
    const writing = await market.hold(`select blocker_of($1, $2)`, [
      Number(ben.id),
      Number(ana.id),
    ]);
    const blocked = ana.gql(BLOCK, { memberId: ben.id }).then(() => order.push("blocked"));
    await market.waitsForLock("advisory");
    order.push("written");
    await writing.end();
    await blocked;
    expect(order).toEqual(["written", "blocked"]);
    expect(await ben.refused(SEND, letterTo(ana))).toMatchObject({ code: "FORBIDDEN" });
  });

  it("lets no offer through after its answer, and holds nothing for those that lost", async () => {
    const ana = await market.member("Ana");
    const ben = await market.richMember("Ben", 1000);
    const items = [];
    for (let n = 0; n < 20; n++) items.push(await anItem(ana, { trustPoints: 10 }));
    const offers = items.map(
      ({ id }) =>
        () =>
          ben.ask(CREATE_OFFER, { input: { targetItemId: id } }),
    );
    const { lost } = await race([
      ...offers.slice(0, 10),
      () => ana.ask(BLOCK, { memberId: ben.id }),
      ...offers.slice(10),
    ]);
    const placed = 20 - (lost["FORBIDDEN"] ?? 0);
    expect(Object.keys(lost)).toEqual(placed === 20 ? [] : ["FORBIDDEN"]);
    expect(await ben.wallet()).toEqual({
      tpBalance: 1000,
      held: placed * 10,
      available: 1000 - placed * 10,
    });
    expect(
      await ben.refused(CREATE_OFFER, { input: { targetItemId: (await anItem(ana)).id } }),
    ).toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
