import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

interface ItemWishes {
  title?: string;
  description?: string;
  category?: string;
  condition?: string;
  trustPoints?: number;
  quantity?: number;
  location?: string;
  circleId?: string;
  images?: string[];
  widthMm?: number;
  heightMm?: number;
  depthMm?: number;
}

/** A size, for tests to which any will do. */
export const A_SIZE = { widthMm: 280, heightMm: 300, depthMm: 200 } as const;

export interface ListedItem {
  id: string;
  title: string;
  trustPoints: number;
  cursor: string;
}

/** An item on the market; takes only what matters to the test. */
export async function anItem(seller: Person, wishes: ItemWishes = {}): Promise<ListedItem> {
  const input = {
    title: "Enamel teapot",
    description: "Pours well. One chip near the handle.",
    category: "Home & Garden",
    condition: "Good",
    trustPoints: 20,
    ...wishes,
  };
  const { createItem } = await seller.gql(
    `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id title trustPoints cursor } } }`,
    { input },
  );
  return createItem.item;
}

/** So many items of one member, for lists that are longer than a page. All cost 900 TP. */
export async function bricks(market: Market, owner: Person, count: number): Promise<void> {
  await market.rows(
    `insert into items (user_id, title, description, category, condition, trust_points, tp_value, tags, images, created_at, updated_at)
     select $1, 'Brick ' || n, 'A brick', 'Other', 'Fair', 900, 900, '{}', '{}', now(), now() from generate_series(1, $2) n`,
    [Number(owner.id), count],
  );
}

const LIKE = `mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`;

/** Two members list so many items each, and like those of the other. */
export async function likeEachOther(one: Person, other: Person, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await one.gql(LIKE, { id: (await anItem(other)).id });
    await other.gql(LIKE, { id: (await anItem(one)).id });
  }
}

export const CREATE_OFFER = `mutation ($input: CreateOfferInput!) {
  createOffer(input: $input) { offer { id state status tpDelta deadline viewerActions } wallet { tpBalance held available } }
}`;
export const ACCEPT = `mutation ($id: ID!, $key: String) {
  acceptOffer(id: $id, idempotencyKey: $key) { offer { id state status } wallet { tpBalance held available } }
}`;
export const DECLINE = `mutation ($id: ID!, $reason: String) { declineOffer(id: $id, reason: $reason) { offer { id state stateReason } wallet { available } } }`;
export const WITHDRAW = `mutation ($id: ID!) { withdrawOffer(id: $id) { offer { id state } wallet { available } } }`;
export const COUNTER = `mutation ($id: ID!, $tpDelta: Int!, $message: String) {
  counterOffer(id: $id, tpDelta: $tpDelta, message: $message) { offer { id state tpDelta counterOf { id state } viewerActions } wallet { held available } }
}`;

interface OfferWishes {
  offeredItemIds?: string[];
  tpDelta?: number;
  message?: string;
}

/** An open offer of the buyer for an item. */
export async function anOffer(
  buyer: Person,
  item: { id: string },
  wishes: OfferWishes = {},
): Promise<{ id: string; state: string; tpDelta: number; deadline: string }> {
  const { createOffer } = await buyer.gql(CREATE_OFFER, {
    input: { targetItemId: item.id, ...wishes },
  });
  return createOffer.offer;
}

/** What became of an offer, as this side sees it. */
export async function stateOf(person: Person, offer: { id: string }): Promise<string> {
  return (await person.gql(`query ($id: ID!) { offer(id: $id) { state } }`, { id: offer.id })).offer
    .state;
}
