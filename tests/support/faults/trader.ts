import type { Person } from "../people.ts";
import { ask, type Answered, type Encounters, type Wanted } from "./asking.ts";

export type Verb = "buy" | "accept" | "decline" | "withdraw";

/** A money request that was answered with success. */
export interface Done {
  verb: Verb;
  offerId: number;
  doubled: boolean;
}

interface OfferRow {
  id: number;
  state: string;
  proposedById: number;
}

/** Dice that fall the same way in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) | 0;
    return ((state ^ (state >>> 14)) >>> 0) % sides;
  };
}

/** One member who lists, buys, accepts, declines and withdraws, over the documented REST calls and GraphQL. */
export class Trader {
  readonly #person: Person;
  readonly #met: Encounters;
  readonly #done: Done[];
  readonly #roll: (sides: number) => number;
  #money = 0;
  #listed = 0;

  constructor(person: Person, seed: number, met: Encounters, done: Done[]) {
    this.#person = person;
    this.#met = met;
    this.#done = done;
    this.#roll = dice(seed);
  }

  async trade(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const what = this.#roll(10);
      if (what < 2) await this.#list();
      else if (what < 6) await this.#buy();
      else if (what < 9) await this.#answer();
      else await this.#withdraw();
    }
  }

  async #list(): Promise<void> {
    await this.#ask({
      path: "/api/items",
      body: {
        title: `Lamp ${this.#person.name} ${++this.#listed}`,
        description: "Works well and has a long cable.",
        category: "Home & Garden",
        condition: "Good",
        trustPoints: 5 + this.#roll(30),
      },
    });
  }

  async #buy(): Promise<void> {
    const { body } = await this.#ask({ path: "/api/items", method: "GET" });
    const items = (body as { id: number; userId: number }[])
      .filter(({ userId }) => userId !== Number(this.#person.id))
      .slice(0, 12);
    const item = items[this.#roll(items.length || 1)];
    if (!item) return;
    if (this.#roll(2) === 0)
      await this.#spend("buy", { path: `/api/buy-with-tp/${item.id}` }, restId);
    else
      await this.#mutate(
        "buy",
        `mutation ($key: String) { done: createOffer(input: { targetItemId: ${item.id}, tpDelta: ${1 + this.#roll(40)}, idempotencyKey: $key }) { offer { id } } }`,
      );
  }

  async #answer(): Promise<void> {
    const offer = await this.#pending("seller", (mine) => !mine);
    if (!offer) return;
    const verb = this.#roll(3) === 0 ? "decline" : "accept";
    if (this.#roll(2) === 0)
      await this.#spend(verb, { path: `/api/offers/${offer.id}/${verb}` }, restId);
    else
      await this.#mutate(
        verb,
        `mutation ($key: String) { done: ${verb}Offer(id: ${offer.id}, idempotencyKey: $key) { offer { id } } }`,
      );
  }

  async #withdraw(): Promise<void> {
    const offer = await this.#pending("buyer", (mine) => mine);
    if (offer) await this.#spend("withdraw", { path: `/api/offers/${offer.id}/withdraw` }, restId);
  }

  async #pending(side: "seller" | "buyer", wanted: (mine: boolean) => boolean) {
    const { body } = await this.#ask({ path: `/api/offers/${side}`, method: "GET" });
    const open = (body as OfferRow[]).filter(
      ({ state, proposedById }) =>
        state === "pending" && wanted(proposedById === Number(this.#person.id)),
    );
    return open[this.#roll(open.length || 1)];
  }

  #mutate(verb: Verb, query: string): Promise<void> {
    const idOf = (body: { data: { done: { offer: { id: string } } } }) =>
      Number(body.data.done.offer.id);
    return this.#spend(verb, { path: "/graphql", body: { query } }, idOf);
  }

  /** A money request. Every fifth goes out twice with one key; every tenth has none, as the documented clients. */
  async #spend<Body>(verb: Verb, wanted: Wanted, idOf: (body: Body) => number): Promise<void> {
    const n = ++this.#money;
    const key = n % 10 === 3 ? undefined : `${this.#person.id}-${n}`;
    const request = { ...wanted, ...keyed(wanted, key) };
    const doubled = n % 5 === 0;
    const answers = await Promise.all(
      doubled ? [this.#ask(request), this.#ask(request)] : [this.#ask(request)],
    );
    const ids = answers.filter(({ ok }) => ok).map(({ body }) => idOf(body as Body));
    if (new Set(ids).size > 1)
      this.#met.wrong.push(`one key did two things: ${verb} ${ids.join(" and ")}`);
    for (const offerId of ids.slice(0, 1)) this.#done.push({ verb, offerId, doubled });
  }

  #ask(wanted: Wanted): Promise<Answered> {
    return ask(this.#person, wanted, this.#met);
  }
}

const restId = ({ id }: { id: number }) => id;

function keyed({ path, body }: Wanted, key: string | undefined): Partial<Wanted> {
  if (path === "/graphql") return { body: { ...body, variables: { key: key ?? null } } };
  return key === undefined ? {} : { key };
}
