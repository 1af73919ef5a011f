import { anAddress, anOrder } from "../checkout.ts";
import { anItem, anOffer } from "../factories.ts";
import { PASSWORD, type Market } from "../market.ts";
import type { Person } from "../people.ts";
import { aLiveStream, SAY } from "../streams.ts";
import type { Writes } from "./writes.ts";

/** People with one of everything, and somebody who has no part in any of it. */
export interface World {
  seller: Person;
  buyer: Person;
  outsider: Person;
  /** Ids by the table they are of. */
  ids: Record<string, number>;
}

/** What an id in a call is the id of; the first line that fits the call's and the value's name. */
const TABLES: readonly [RegExp, string][] = [
  [/transaction/i, "transactions"],
  [/reviewee|reportedUser/i, "users"],
  [/dispute/i, "disputes"],
  [/address/i, "addresses"],
  [/part|delivery|tracking/i, "order_parts"],
  [/order/i, "orders"],
  [/session/i, "sessions"],
  [/notification/i, "notifications"],
  [/^messageId$/, "stream_messages"],
  [/stream/i, "live_streams"],
  [/offer(?!edItem)/i, "offers"],
  [/comment/i, "social_comments"],
  [/post/i, "social_posts"],
  [/circle/i, "circles"],
  [/guide/i, "content"],
  [/challenge/i, "challenges"],
  [/user|member|recipient|conversation/i, "users"],
];

/** The table that an id is of. The value's own name counts more than the call's. */
export function tableOf(call: string, name: string): string {
  const fits = (text: string) => TABLES.find(([pattern]) => pattern.test(text))?.[1];
  if (/item/i.test(name)) return "items";
  return fits(name) ?? fits(call) ?? "items";
}

/** Rows that only those who have a part in them may know of. */
export const PRIVATE = new Set([
  "disputes",
  "transactions",
  "addresses",
  "order_parts",
  "orders",
  "sessions",
  "notifications",
  "offers",
]);

/** An item that is offered for, one that is ordered, one that is free, a thread, an address. */
export async function aWorld(market: Market): Promise<World> {
  const [seller, buyer, outsider] = [
    await market.member("Seller"),
    await market.richMember("Buyer", 500),
    await market.member("Outsider"),
  ];
  const offer = await anOffer(buyer, await anItem(seller));
  const order = await anOrder(buyer, [await anItem(seller)]);
  await seller.rest("POST", "/api/messages", {
    toUserId: Number(buyer.id),
    content: "On its way",
  });
  const { createPost } = await seller.gql(
    `mutation { createPost(input: { content: "Hello" }) { post { id } } }`,
  );
  const { createCircle } = await seller.gql(
    `mutation { createCircle(input: { name: "Menders" }) { circle { id } } }`,
  );
  const { addComment } = await seller.gql(
    `mutation ($id: ID!) { addComment(postId: $id, content: "And you?") { comment { id } } }`,
    { id: createPost.post.id },
  );
  const { createGuide } = await seller.gql(
    `mutation { createGuide(input: { title: "Wrap a cup", description: "So that it arrives", content: "In wool.", category: delivery }) { guide { id } } }`,
  );
  const stream = await aLiveStream(seller);
  // Nobody hosts it at a browser: on a slow machine it would end by itself while something else is looked at.
  await market.rows(`update live_streams set deadline = now() + interval '1 day' where id = $1`, [
    Number(stream.id),
  ]);
  const { sendStreamMessage } = await buyer.gql(SAY, { id: stream.id, content: "Hello" });
  const [found] = await market.rows<Record<string, number>>(
    `select (select max(id) from notifications where user_id = $1) as notifications,
            (select max(id) from order_parts where order_id = $2) as order_parts,
            (select min(id) from challenges) as challenges`,
    [Number(seller.id), Number(order.id)],
  );
  const deals = await market.rows<Record<string, number>>(SETTLED, [
    Number(seller.id),
    Number(buyer.id),
  ]);
  return {
    seller,
    buyer,
    outsider,
    ids: {
      ...found,
      ...deals[0],
      addresses: Number(await anAddress(buyer)),
      orders: Number(order.id),
      offers: Number(offer.id),
      live_streams: Number(stream.id),
      stream_messages: Number(sendStreamMessage.message.id),
      users: Number(seller.id),
      items: Number((await anItem(seller)).id),
      sessions: 1,
      social_posts: Number(createPost.post.id),
      social_comments: Number(addComment.comment.id),
      circles: Number(createCircle.circle.id),
      content: Number(createGuide.guide.id),
    },
  };
}

/** Gives the same world until something is written in it. */
export class Worlds {
  readonly #market: Market;
  readonly #writes: Writes;
  #last: World | undefined;
  #seen = 0;

  constructor(market: Market, writes: Writes) {
    this.#market = market;
    this.#writes = writes;
  }

  async untouched(): Promise<World> {
    await this.#writes.take();
    if (this.#last && this.#writes.seen === this.#seen) return this.#last;
    this.#last = await aWorld(this.#market);
    await this.#writes.take();
    this.#seen = this.#writes.seen;
    return this.#last;
  }
}

/** Two settled deals of the two, written in one go because every world needs them; about one of them they disagree. */
const SETTLED = `
  with settled as (
    insert into transactions (from_user_id, to_user_id, type, status, created_at, completed_at)
    select $1, $2, 'exchange', 'completed', now(), now() from generate_series(1, 2) returning id),
  disputed as (
    insert into disputes (transaction_id, reporter_id, reported_user_id, category, description, payer_id, payee_id, amount,
      decision_due_at, deadline, created_at, updated_at)
    select max(id), $2, $1, 'other', 'They disagree about it', $2, $1, 0, now() + interval '2 days', now() + interval '2 days', now(), now()
    from settled returning id)
  select (select min(id) from settled) as transactions, (select id from disputed) as disputes`;

/** A good value for a name, where any value will not do. */
export const GOOD: Readonly<Record<string, unknown>> = {
  email: "somebody@market.test",
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: "another correct battery",
  username: "somebody",
  trustPoints: 20,
  tpDelta: 5,
  category: "Home & Garden",
  condition: "Good",
  images: [],
  deviceKey: "a-device-of-somebody",
  thumbnailUrl: "",
  streamUrl: "https://video.example/teapot.m3u8",
  scheduledAt: "2027-01-01T10:00:00Z",
  evidence: [],
  zipCode: "BS1 4RW",
  phoneNumber: "+44 117 496 0000",
  shippingMethod: "standard",
  isActive: false,
};
