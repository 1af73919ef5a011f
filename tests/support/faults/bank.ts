import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { GRAVE } from "../grave.ts";
import type { Market } from "../market.ts";
import { times } from "../races.ts";
import { Encounters } from "./asking.ts";
import { Trader, type Done } from "./trader.ts";

const MEMBERS = 8;
const TP_EACH = 400;
const FAULT_EVERY_MS = 5000;
const LOOK_EVERY_MS = 100;

/** BANK_SECONDS=60 is the long form. */
export const BANK_SECONDS = Number(process.env["BANK_SECONDS"] ?? 20);

/** Jepsen's bank: members trade while faults happen; nobody may gain, lose, or be told what did not happen. */
export class Bank {
  readonly met = new Encounters();
  readonly done: Done[] = [];
  readonly #market: Market;
  #traders: Trader[] = [];
  #faults = 0;
  #looks = 0;

  constructor(market: Market) {
    this.#market = market;
  }

  /** Trades for `seconds`; every five of them `fault` happens. */
  async run(seconds: number, fault: (nth: number) => Promise<void>): Promise<void> {
    const people = await Promise.all(
      times(MEMBERS, (n) => this.#market.richMember(`Member ${n}`, TP_EACH)),
    );
    this.#traders = people.map((person, n) => new Trader(person, n + 1, this.met, this.done));
    const ends = Date.now() + seconds * 1000;
    const isOver = () => Date.now() >= ends;

    await Promise.all([
      ...this.#traders.map((trader) => trader.trade(isOver)),
      this.#breakThings(isOver, fault),
      this.#watch(isOver),
    ]);
    if (process.env["BANK_SECONDS"]) console.log(JSON.stringify(this.figures(), null, 1));
  }

  figures(): Record<string, unknown> {
    const verbs = Object.groupBy(this.done, ({ verb }) => verb);
    return {
      faults: this.#faults,
      looks: this.#looks,
      acknowledged: Object.fromEntries(
        Object.entries(verbs).map(([verb, list]) => [verb, list.length]),
      ),
      doubled: this.done.filter(({ doubled }) => doubled).length,
      answered: this.met.answered,
      unavailable: this.met.unavailable,
      lost: this.met.lost,
      slowestMs: Math.round(this.met.slowestMs),
    };
  }

  /** Everything that was promised holds, to the point. */
  async expectRight(): Promise<void> {
    expect(this.met.wrong, GRAVE.books).toEqual([]);
    expect(this.#faults).toBeGreaterThanOrEqual(2);
    expect(this.#looks).toBeGreaterThan(10);
    for (const verb of ["buy", "accept", "decline", "withdraw"] as const)
      expect(this.done.filter((done) => done.verb === verb).length, verb).toBeGreaterThan(3);
    expect(this.done.some(({ doubled }) => doubled)).toBe(true);

    await this.#market.audit();
    expect(await this.#wallets(), GRAVE.books).toEqual({
      sum: MEMBERS * TP_EACH,
      least: expect.any(Number),
    });
    await this.#expectKept();
    for (const nothing of [
      `select target_item_id from offers where state = 'accepted' group by 1 having count(*) > 1`,
      `select item_id from transactions where item_id is not null group by 1 having count(*) > 1`,
      `select id from items where quantity < 0`,
      `select o.id from offers o left join ledger_transfers t on t.offer_id = o.id
         group by o.id having count(t.id) <> case o.state when 'accepted' then 1 else 0 end`,
      `select buyer_id from offers where state = 'pending' group by buyer_id, target_item_id having count(*) > 1`,
    ])
      expect(await this.#market.rows(nothing), `${GRAVE.books}: ${nothing}`).toEqual([]);
  }

  /** Every acknowledged write is there, and stands as it was acknowledged. */
  async #expectKept(): Promise<void> {
    const rows = await this.#market.rows<{ id: number; state: string }>(
      `select id, state from offers`,
    );
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const stands = {
      buy: undefined,
      accept: "accepted",
      decline: "declined",
      withdraw: "withdrawn",
    };
    const missing = this.done.filter(({ verb, offerId }) => {
      const state = states.get(offerId);
      return state === undefined || (stands[verb] !== undefined && state !== stands[verb]);
    });
    expect(missing, GRAVE.books).toEqual([]);
  }

  async #breakThings(isOver: () => boolean, fault: (nth: number) => Promise<void>): Promise<void> {
    for (;;) {
      await wait(FAULT_EVERY_MS);
      if (isOver()) return;
      await fault(this.#faults);
      this.#faults++;
    }
  }

  /** Looks at all wallets at one moment, again and again: the sum never moves. */
  async #watch(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const seen = await this.#wallets().catch(() => undefined);
      if (seen) {
        this.#looks++;
        if (seen.sum !== MEMBERS * TP_EACH) this.met.wrong.push(`the wallets hold ${seen.sum} TP`);
        if (seen.least < 0) this.met.wrong.push(`somebody may spend ${seen.least} TP`);
      }
      await wait(LOOK_EVERY_MS);
    }
  }

  async #wallets(): Promise<{ sum: number; least: number }> {
    const [found] = await this.#market.rows<{ sum: number; least: number }>(
      `select sum(balance)::int as sum, min(balance - held)::int as least from ledger_accounts where kind = 'wallet'`,
    );
    return found ?? { sum: 0, least: 0 };
  }
}
