import { expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const SEND = `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`;
const TYPING = `mutation ($to: ID!) { setTyping(toUserId: $to, isTyping: true) }`;
const READ = `mutation ($id: ID!) { markConversationRead(memberId: $id) { id } }`;
const BLOCK = `mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`;
const ADDED = `subscription { messageAdded { message { content messageType offer { id } } conversation { unreadCount } } }`;
const SEEN = `subscription { messageRead { readerId } }`;
const HEAR_TYPING = `subscription { typing { memberId } }`;

it("is heard of by nobody any more, on no stream, once the block is answered", async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const say = (from: Person, to: Person, content: string) => from.ask(SEND, { to: to.id, content });
  await say(ana, ben, "Before");
  const added = await ana.live<{ message: { content: string } }>(ADDED);
  const seen = await ana.live(SEEN);
  const typing = await ana.live<{ memberId: string }>(HEAR_TYPING);

  await ana.gql(BLOCK, { id: ben.id });
  await say(ben, ana, "After");
  await ben.ask(TYPING, { to: ana.id });
  await ben.gql(READ, { id: ana.id });

  // What Ana hears first is what Cleo does: nothing of Ben's came before it.
  await say(ana, cleo, "Are you there?");
  await say(cleo, ana, "Yes");
  await cleo.gql(TYPING, { to: ana.id });
  await cleo.gql(READ, { id: ana.id });
  expect(await added.next()).toMatchObject({ message: { content: "Are you there?" } });
  expect(await added.next()).toMatchObject({ message: { content: "Yes" } });
  expect(await typing.next()).toEqual({ memberId: cleo.id });
  expect(await seen.next()).toEqual({ readerId: cleo.id });
  for (const stream of [added, seen, typing]) await stream.stop();
});

it("brings the card of an offer to both sides, read already, and to nobody else", async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const streams = [await ana.live(ADDED), await ben.live(ADDED)];
  const others = await cleo.live(ADDED);

  const offer = await anOffer(ben, await anItem(ana));

  for (const stream of streams) {
    expect(await stream.next()).toEqual({
      message: {
        content: expect.stringMatching(/^(Ben|You) made an offer for Enamel teapot$/),
        messageType: "offer",
        offer: { id: offer.id },
      },
      conversation: { unreadCount: 0 },
    });
  }
  await ben.gql(SEND, { to: cleo.id, content: "For you" });
  expect(await others.next()).toMatchObject({ message: { content: "For you" } });
  for (const stream of [...streams, others]) await stream.stop();
});
