import { SHIPPING_METHODS } from "../../../schema/limits.ts";
import { ACCEPT_PART, ADD, CONFIRM, SHIP } from "../../support/checkout.ts";
import { CREATE_OFFER, DECLINE, WITHDRAW } from "../../support/factories.ts";
import type { Person } from "../../support/people.ts";
import { WALLET } from "./queries.ts";

const SEND = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Is it still there?" }) { message { id } } }`;
const READ = `mutation ($from: ID!) { markConversationRead(memberId: $from) { unreadCount } }`;
const LIST = `mutation { createItem(input: { title: "Enamel teapot", description: "Pours well. One chip.", category: "Home & Garden",
  condition: "Good", trustPoints: 3 }) { item { id } } }`;
const ACCEPT = `mutation ($id: ID!) { acceptOffer(id: $id) { wallet { ${WALLET} } } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { parts { id } } } }`;

const [SHIPPING] = SHIPPING_METHODS;

/** How often each round of the writers asks for something at once. */
const BURST = 3;

/** One change, without waiting for what follows from it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it asked for
async function tell(person: Person, query: string, variables: object = {}): Promise<any> {
  const response = await fetch(`${person.market.url}/graphql`, {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  if (errors) throw new Error(`${JSON.stringify(errors)}\n${query}`);
  return data;
}

async function list(owner: Person): Promise<string> {
  return (await tell(owner, LIST)).createItem.item.id;
}

async function offer(buyer: Person, itemId: string): Promise<string> {
  const answer = await tell(buyer, CREATE_OFFER, { input: { targetItemId: itemId } });
  return answer.createOffer.offer.id;
}

const burst = <Done>(work: () => Promise<Done>): Promise<Done[]> =>
  Promise.all(Array.from({ length: BURST }, work));

async function messages(hub: Person, partner: Person): Promise<void> {
  await burst(() => tell(partner, SEND, { to: hub.id }));
  await tell(hub, READ, { from: partner.id });
}

/** Answers the wallet that the seller is shown of each deal. */
async function offersTo(seller: Person, buyer: Person): Promise<unknown> {
  const [one = "", two = "", three = ""] = await burst(async () =>
    offer(buyer, await list(seller)),
  );
  await tell(seller, DECLINE, { id: two });
  await tell(buyer, WITHDRAW, { id: three });
  return (await tell(seller, ACCEPT, { id: one })).acceptOffer.wallet;
}

async function order(buyer: Person, seller: Person, shippingAddressId: string): Promise<void> {
  await tell(buyer, ADD, { itemId: await list(seller) });
  const input = { totalAmount: 3 + SHIPPING.cost, shippingAddressId, shippingMethod: SHIPPING.id };
  const { placeOrder } = await tell(buyer, PLACE, { input });
  for (const { id } of placeOrder.order.parts) {
    await tell(seller, ACCEPT_PART, { id });
    await tell(seller, SHIP, { id });
    await tell(buyer, CONFIRM, { partId: id });
  }
}

interface Traders {
  hub: Person;
  partners: { person: Person; addressId: string }[];
  hubAddressId: string;
  /** Hears what a mutation answers of a wallet. */
  onWallet(wallet: unknown): void;
}

/** What goes on around the hub, each again and again: messages, reads, offers, orders, and the TP of them all. */
export function writersOf({
  hub,
  partners,
  hubAddressId,
  onWallet,
}: Traders): (() => Promise<void>)[] {
  const [first, second, third, fourth] = partners;
  if (!first || !second || !third || !fourth) throw new Error("four partners");
  return [
    ...partners.map(
      ({ person }) =>
        () =>
          messages(hub, person),
    ),
    async () => onWallet(await offersTo(hub, first.person)),
    async () => onWallet(await offersTo(hub, second.person)),
    async () => void (await offersTo(third.person, hub)),
    () => order(hub, fourth.person, hubAddressId),
    () => order(third.person, hub, third.addressId),
  ];
}
