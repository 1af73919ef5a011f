import { expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const READ = `subscription ($after: Cursor) { notificationsRead(after: $after) {
  cursor unreadNotifications notifications { id isRead }
} }`;
const UNREAD = `{ notifications(unreadOnly: true) { edges { node { id type } } } }`;
const MARK = `mutation ($id: ID!) { markNotificationRead(id: $id) { id } }`;
const MARK_ALL = `mutation { markAllNotificationsRead }`;
const SEND = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Hello" }) { message { id } } }`;
const SEEN = `mutation ($from: ID!) { markConversationRead(memberId: $from) { id } }`;

interface Heard {
  cursor: string;
  unreadNotifications: number;
  notifications: { id: string; isRead: boolean }[];
}

async function unreadOf(person: Person): Promise<{ id: string; type: string }[]> {
  const { notifications } = await person.gql(UNREAD);
  return notifications.edges.map(({ node }: { node: object }) => node);
}

it("tells a member's other devices what was read, whichever way, once, and nobody else", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  for (let n = 0; n < 3; n++) await anOffer(ben, await anItem(ana));
  await ben.gql(SEND, { to: ana.id });
  const told = await unreadOf(ana);
  const [message, offer] = told;
  expect(told.map(({ type }) => type)).toEqual([
    "message_received",
    "offer_received",
    "offer_received",
    "offer_received",
  ]);
  const [hers, his] = [await ana.live<Heard>(READ), await ben.live<Heard>(READ)];

  await ana.gql(MARK, { id: offer?.id });
  const first = await hers.next();
  expect(first).toMatchObject({
    unreadNotifications: 3,
    notifications: [{ id: offer?.id, isRead: true }],
  });

  // Who has read the messages themselves.
  await ana.gql(SEEN, { from: ben.id });
  expect(await hers.next()).toMatchObject({
    unreadNotifications: 2,
    notifications: [{ id: message?.id, isRead: true }],
  });

  // What is read already tells nothing.
  await ana.gql(MARK, { id: offer?.id });
  await ana.gql(SEEN, { from: ben.id });
  await ana.gql(MARK_ALL);
  expect(await hers.next()).toMatchObject({
    unreadNotifications: 0,
    notifications: told.slice(2).map(({ id }) => ({ id, isRead: true })),
  });
  await ana.gql(MARK_ALL);
  await ana.refused(MARK, { id: "999999" });

  const late = await ana.live<Heard>(READ, { after: first.cursor });
  await late.next();
  await late.next();
  expect([hers.heard.length, late.heard.length, his.heard.length]).toEqual([3, 2, 0]);
  await Promise.all([hers, his, late].map((live) => live.stop()));
});
