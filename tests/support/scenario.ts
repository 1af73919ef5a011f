import fc from "fast-check";
import {
  ACCEPT_PART,
  anAddress,
  CANCEL_PART,
  CONFIRM,
  fillCart,
  PLACE,
  REFUND,
  SHIP,
} from "./checkout.ts";
import { ACCEPT, anItem, COUNTER, CREATE_OFFER, DECLINE, WITHDRAW } from "./factories.ts";
import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

/** One thing somebody tries. Numbers choose among what there is then. */
export interface Deed {
  what: "list" | "offer" | "swap" | "answer" | "order" | "move" | "wait";
  who: number;
  pick: number;
  amount: number;
}

export const PEOPLE = 3;

const WEIGHTS: readonly [Deed["what"], number][] = [
  ["list", 3],
  ["offer", 5],
  ["swap", 3],
  ["answer", 5],
  ["order", 4],
  ["move", 5],
  ["wait", 1],
];

/** What members do with each other before nobody does anything any more. */
export const scenarios: fc.Arbitrary<Deed[]> = fc.array(
  fc.record({
    what: fc.oneof(...WEIGHTS.map(([what, weight]) => ({ weight, arbitrary: fc.constant(what) }))),
    who: fc.nat(PEOPLE - 1),
    pick: fc.nat(1000),
    amount: fc.integer({ min: 1, max: 60 }),
  }),
  { minLength: 8, maxLength: 32, size: "max" },
);

/** One story that comes to every end: an offer accepted and one forgotten, a part shipped and one not even seen. */
export const EVERY_END: Deed[] = [
  { what: "order", who: 0, pick: 0, amount: 1 },
  { what: "move", who: 0, pick: 0, amount: 1 },
  { what: "move", who: 0, pick: 0, amount: 1 },
  { what: "list", who: 1, pick: 0, amount: 15 },
  { what: "list", who: 1, pick: 0, amount: 15 },
  { what: "offer", who: 2, pick: 2, amount: 1 },
  { what: "answer", who: 1, pick: 0, amount: 1 },
  { what: "offer", who: 2, pick: 3, amount: 1 },
];

const BUGS = new Set([
  "INTERNAL_SERVER_ERROR",
  "UNAVAILABLE",
  "GRAPHQL_VALIDATION_FAILED",
  "GRAPHQL_PARSE_FAILED",
]);

/** Plays a scenario through the public API. What is not allowed just then is refused with a code, never a bug. */
export class Scenario {
  readonly #market: Market;
  #people: Person[] = [];
  #items: { id: string; owner: Person }[] = [];
  /** Who proposes, and who answers. */
  #offers: { id: string; sides: Person[] }[] = [];
  /** Who buys, and who sells. */
  #parts: { id: string; sides: Person[]; step: number }[] = [];

  constructor(market: Market) {
    this.#market = market;
  }

  async play(deeds: readonly Deed[]): Promise<void> {
    for (let n = 0; n < PEOPLE; n++)
      this.#people.push(await this.#market.richMember(`Member ${"abc"[n]}`, 400));
    for (const person of this.#people) await this.#list(person, 15);
    for (const deed of deeds) await this.#do(deed);
  }

  async #do({ what, who, pick, amount }: Deed): Promise<void> {
    const person = at(this.#people, who);
    if (!person) return;
    switch (what) {
      case "list":
        return this.#list(person, amount);
      case "offer":
        return this.#offer(person, pick, []);
      case "swap":
        return this.#offer(person, pick, this.#itemsOf(person).slice(0, 1));
      case "answer":
        return this.#answer(pick, amount);
      case "order":
        return this.#order(person, pick);
      case "move":
        return this.#move(pick, amount);
      case "wait":
        return this.#market.passHours(amount);
    }
  }

  async #list(owner: Person, trustPoints: number): Promise<void> {
    const { id } = await anItem(owner, { trustPoints, quantity: 1 + (trustPoints % 3) });
    this.#items.push({ id, owner });
  }

  #itemsOf(person: Person): string[] {
    return this.#items.filter(({ owner }) => owner === person).map(({ id }) => id);
  }

  async #offer(buyer: Person, pick: number, offeredItemIds: string[]): Promise<void> {
    const item = at(
      this.#items.filter(({ owner }) => owner !== buyer),
      pick,
    );
    if (!item) return;
    const done = await ask<{ createOffer: { offer: { id: string } } }>(buyer, CREATE_OFFER, {
      input: { targetItemId: item.id, offeredItemIds },
    });
    if (done) this.#offers.push({ id: done.createOffer.offer.id, sides: [buyer, item.owner] });
  }

  async #answer(pick: number, amount: number): Promise<void> {
    const offer = at(this.#offers, pick);
    const [proposer, answerer] = offer?.sides ?? [];
    if (!offer || !proposer || !answerer) return;
    const verbs: [Person, string][] = [
      [answerer, ACCEPT],
      [answerer, ACCEPT],
      [answerer, DECLINE],
      [proposer, WITHDRAW],
      [answerer, COUNTER],
      [answerer, COUNTER],
      [proposer, ACCEPT],
    ];
    const [person, verb] = at(verbs, amount) ?? [answerer, ACCEPT];
    const done = await ask<{ counterOffer?: { offer: { id: string } } }>(person, verb, {
      id: offer.id,
      ...(verb === COUNTER && { tpDelta: amount }),
    });
    if (done?.counterOffer)
      this.#offers.push({ id: done.counterOffer.offer.id, sides: [answerer, proposer] });
  }

  async #order(buyer: Person, pick: number): Promise<void> {
    const others = this.#items.filter(({ owner }) => owner !== buyer);
    const wanted = [at(others, pick), at(others, pick + 1)].filter((item) => item !== undefined);
    for (const { id } of new Set(wanted)) await fillCart(buyer, { id }).catch(isRefusal);
    const { cart } = await buyer.gql(`{ cart { total } }`);
    const done = await ask<{
      placeOrder: { order: { parts: { id: string; seller: { id: string } }[] } };
    }>(buyer, PLACE, {
      input: {
        totalAmount: cart.total + 50,
        shippingAddressId: await anAddress(buyer),
        shippingMethod: "standard",
      },
    });
    for (const { id, seller } of done?.placeOrder.order.parts ?? [])
      this.#parts.push({
        id,
        sides: [buyer, ...this.#people.filter((person) => person.id === seller.id)],
        step: 0,
      });
  }

  /** Mostly the next step of a part, sometimes a step that may not be allowed. */
  async #move(pick: number, amount: number): Promise<void> {
    const part = at(this.#parts, pick);
    const [buyer, seller] = part?.sides ?? [];
    if (!part || !buyer || !seller) return;
    const steps: [Person, string, object][] = [
      [seller, ACCEPT_PART, { id: part.id }],
      [seller, SHIP, { id: part.id }],
      [buyer, CONFIRM, { partId: part.id }],
      [buyer, CANCEL_PART, { id: part.id }],
      [seller, CANCEL_PART, { id: part.id }],
      [seller, REFUND, { id: part.id }],
    ];
    const step = at(steps, amount % 3 === 0 ? amount : part.step);
    if (!step) return;
    const [person, verb, variables] = step;
    const done = await ask(person, verb, variables);
    if (done && step === steps[part.step]) part.step++;
  }
}

/** The answer, or undefined when it was refused. */
async function ask<Data>(
  person: Person,
  query: string,
  variables: object,
): Promise<Data | undefined> {
  const { data, errors } = await person.ask<Data>(query, variables);
  for (const { message, extensions } of errors ?? []) {
    if (BUGS.has(String(extensions?.["code"])))
      throw new Error(`${String(extensions?.["code"])}: ${message}\n${query}`);
  }
  return errors ? undefined : (data ?? undefined);
}

/** A cart refuses what is gone. */
function isRefusal(error: unknown): void {
  if (!String(error).includes("ITEM_NOT_AVAILABLE")) throw error;
}

function at<T>(from: readonly T[], index: number): T | undefined {
  return from[index % Math.max(from.length, 1)];
}
