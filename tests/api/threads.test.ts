import { describe, expect, it } from "vitest";
import { ACCEPT_PART, anOrder, partOf } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, COUNTER, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();

const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message {
  id content messageType attachmentUrl image { path small medium large placeholder }
} } }`;
const THREAD = `query ($id: ID!) { conversation(memberId: $id) { unreadCount messages { edges { node {
  content messageType isRead fromUserId itemId image { small placeholder } offer { id state viewerActions targetItem { title } }
} } } } }`;
const LIST = `query ($search: String, $first: Int, $after: String) { conversations(search: $search, first: $first, after: $after) {
  edges { node { member { displayName } } match { content fromUserId } } pageInfo { hasNextPage endCursor }
} }`;

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
async function threadOf(person: Person, other: Person): Promise<any[]> {
  const { conversation } = await person.gql(THREAD, { id: other.id });
  return conversation.messages.edges.map(({ node }: { node: object }) => node);
}

describe("a picture in a thread", () => {
  // Proves: TB-004
  it("comes with its sizes and may do without words", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const path = await aPhoto(ana, 40);
    const { message } = (await ana.gql(SEND, { input: { toUserId: ben.id, attachmentUrl: path } }))
      .sendMessage;
    expect(message).toMatchObject({
      content: "",
      messageType: "image",
      attachmentUrl: path,
      image: {
        path,
        small: path.replace(".webp", "-s.webp"),
        placeholder: expect.stringMatching(/^.{20,}$/),
      },
    });
    expect((await fetch(`${market.url}${message.image.medium}`)).status).toBe(200);
    await ana.gql(SEND, { input: { toUserId: ben.id, content: "The lid", attachmentUrl: path } });
    expect(await threadOf(ben, ana)).toMatchObject([
      { content: "The lid", messageType: "image", image: { small: message.image.small } },
      { content: "", messageType: "image", isRead: false },
    ]);
    const { notifications } = await ben.gql(`{ notifications { edges { node { message } } } }`);
    expect(notifications.edges[0].node.message).toBe("The lid");
  });

  it("is one that the sender brought: no address, no path of somebody else, no file of the server", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const path = await aPhoto(ana, 80);
    for (const attachmentUrl of [
      path,
      "https://elsewhere.example/x.webp",
      "/uploads/../main.ts",
      "",
    ]) {
      expect(
        await ben.refused(SEND, { input: { toUserId: ana.id, content: "Look", attachmentUrl } }),
      ).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { attachmentUrl: "Please upload the picture first" },
      });
    }
    expect(await threadOf(ana, ben)).toEqual([]);
  });

  it("is part of what a client id names", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const input = {
      toUserId: ben.id,
      content: "Look",
      clientId: "one",
      attachmentUrl: await aPhoto(ana, 120),
    };
    const first = await ana.gql(SEND, { input });
    expect(await ana.gql(SEND, { input })).toEqual(first);
    expect(await ana.refused(SEND, { input: { ...input, attachmentUrl: null } })).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
  });
});

describe("the card of an offer", () => {
  it("stands in the thread of its two sides, with the offer as it is now, and notifies once", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const item = await anItem(ana);
    const offer = await anOffer(ben, item, { tpDelta: 15 });

    const card = {
      messageType: "offer",
      content: "Ben made an offer for Enamel teapot",
      fromUserId: ben.id,
      itemId: item.id,
    };
    expect(await threadOf(ana, ben)).toEqual([
      {
        ...card,
        isRead: true,
        image: null,
        offer: {
          id: offer.id,
          state: "pending",
          viewerActions: ["accept", "decline", "counter"],
          targetItem: { title: "Enamel teapot" },
        },
      },
    ]);
    expect(await threadOf(ben, ana)).toMatchObject([
      {
        ...card,
        content: "You made an offer for Enamel teapot",
        offer: { viewerActions: ["withdraw"] },
      },
    ]);
    expect((await ana.gql("{ viewer { unreadMessages unreadNotifications } }")).viewer).toEqual({
      unreadMessages: 0,
      unreadNotifications: 1,
    });

    const { counterOffer } = await ana.gql(COUNTER, { id: offer.id, tpDelta: 18 });
    await ben.gql(ACCEPT, { id: counterOffer.offer.id });
    expect(
      (await threadOf(ana, ben)).map(({ content, offer: { state } }) => [content, state]),
    ).toEqual([
      ["You answered with another proposal for Enamel teapot", "accepted"],
      ["Ben made an offer for Enamel teapot", "countered"],
    ]);
  });

  it("is not there when the offer was not made, and is made once for one key", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const dear = await anItem(ana, { trustPoints: 500 });
    expect(await ben.refused(CREATE_OFFER, { input: { targetItemId: dear.id } })).toMatchObject({
      code: "INSUFFICIENT_BALANCE",
    });
    expect(await threadOf(ana, ben)).toEqual([]);

    const input = { targetItemId: (await anItem(ana)).id, idempotencyKey: "once" };
    await ben.gql(CREATE_OFFER, { input });
    await ben.gql(CREATE_OFFER, { input });
    expect(await threadOf(ana, ben)).toHaveLength(1);
  });
});

describe("the card of an order", () => {
  const CARDS = `query ($id: ID!) { conversation(memberId: $id) { messages { edges { node {
    content messageType isRead orderPart { status amount viewerActions items { title } seller { id } order { viewerRole } }
  } } } } }`;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
  const cardsOf = async (person: Person, other: Person): Promise<any[]> =>
    (await person.gql(CARDS, { id: other.id })).conversation.messages.edges.map(
      ({ node }: { node: object }) => node,
    );

  it("stands in the thread with each seller, with what that one delivers, as it is now", async () => {
    const buyer = await market.member("Buyer");
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const order = await anOrder(buyer, [
      await anItem(ana, { title: "Kettle", trustPoints: 10 }),
      await anItem(ben, { title: "Lamp", trustPoints: 20 }),
    ]);
    await ana.gql(ACCEPT_PART, { id: partOf(order, ana).id });

    for (const [viewer, who, role, actions] of [
      [ana, "Buyer", "seller", ["ship", "cancel"]],
      [buyer, "You", "buyer", ["cancel"]],
    ] as const) {
      const other = viewer === ana ? buyer : ana;
      expect(await cardsOf(viewer, other)).toEqual([
        {
          content: `${who} ordered Kettle`,
          messageType: "order",
          isRead: true,
          orderPart: {
            status: "processing",
            amount: expect.any(Number),
            viewerActions: actions,
            items: [{ title: "Kettle" }],
            seller: { id: ana.id },
            order: { viewerRole: role },
          },
        },
      ]);
    }
    expect(await cardsOf(ben, buyer)).toMatchObject([
      { content: "Buyer ordered Lamp", orderPart: { status: "pending" } },
    ]);
    expect((await ana.gql("{ viewer { unreadMessages } }")).viewer.unreadMessages).toBe(0);
  });
});

describe("searching the conversations", () => {
  // Proves: MS-002
  it("finds what was written, by either, and shows the newest message that has it", async () => {
    const ana = await market.member("Ana");
    const others = [
      await market.member("Ben"),
      await market.member("Cleo"),
      await market.member("Dov"),
    ] as const;
    const [ben, cleo, dov] = others;
    const say = (from: Person, to: Person, content: string) =>
      from.gql(SEND, { input: { toUserId: to.id, content } });
    await say(ben, ana, "The Kettle is 100% new");
    await say(ana, ben, "Which kettle?");
    await say(ana, ben, "Ah.");
    await say(cleo, ana, "A kettle, please");
    await say(dov, ana, "Something else");
    await say(cleo, dov, "Our own kettle");

    const found = async (search: string) =>
      (await ana.gql(LIST, { search })).conversations.edges.map(
        ({
          node,
          match,
        }: {
          node: { member: { displayName: string } };
          match: { content: string } | null;
        }) => [node.member.displayName, match?.content ?? null],
      );
    expect(await found("KETTLE")).toEqual([
      ["Cleo", "A kettle, please"],
      ["Ben", "Which kettle?"],
    ]);
    expect(await found("100%")).toEqual([["Ben", "The Kettle is 100% new"]]);
    expect(await found("dov")).toEqual([["Dov", null]]);
    expect(await found("own kettle")).toEqual([]);

    const first = (await ana.gql(LIST, { search: "kettle", first: 1 })).conversations;
    const next = (
      await ana.gql(LIST, { search: "kettle", first: 1, after: first.pageInfo.endCursor })
    ).conversations;
    expect(
      [first, next].map(({ edges, pageInfo }) => [
        edges[0].node.member.displayName,
        pageInfo.hasNextPage,
      ]),
    ).toEqual([
      ["Cleo", true],
      ["Ben", false],
    ]);
    expect((await ana.gql(LIST)).conversations.edges).toMatchObject([
      { match: null },
      { match: null },
      { match: null },
    ]);
  });
});
