import type { EntityManager } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { CLOSED_RETRY_SECONDS } from "../../../schema/limits.ts";
import type { Bus } from "../events/bus.ts";
import { encodeCursor } from "../events/cursor.ts";
import { CLOSED_FEATURES } from "../events/topics.ts";
import { Refused } from "../failures.ts";
import { SwitchName } from "../graphql/enums.ts";
import { row, sql } from "../sql/sql.ts";
import { switchesOf, type RuleOf } from "./policy.ts";

/** A notice may be lost, and a switch must hold everywhere within a second: each server looks so often. */
const LOOK_EVERY_MS = 500;

/** What is closed, without the reason. */
const CLOSED: Readonly<Record<SwitchName, string>> = {
  sign_up: "Sign-up is closed at the moment",
  listing: "Listing items is closed at the moment",
  offers: "Offers are closed at the moment",
  checkout: "Checkout is closed at the moment",
  rewards: "Rewards are closed at the moment",
  streams: "New streams are closed at the moment",
  writes: "The market is closed for changes at the moment",
};

/** A feature that an administrator has closed. */
export interface Closed {
  name: SwitchName;
  /** What the administrator wrote for members. */
  reason: string;
  /** Both in one sentence, for members. */
  message: string;
}

interface Options {
  newEm: () => EntityManager;
  bus: Bus;
  log: Logger;
  rules: readonly RuleOf[];
}

/** What administrators have closed, in the memory of this server. The rules ask it for every call. */
export class Switches {
  readonly #options: Options;
  #closed: readonly Closed[] = [];
  #cursor = encodeCursor([[CLOSED_FEATURES, 0]]);
  #timer: NodeJS.Timeout | undefined;
  /** Reads come one after the other, so that the last one to end is the newest. */
  #reading: Promise<void> = Promise.resolve();
  #isLooking = false;
  #isStopped = false;
  /** Whether the last read failed, which is logged once. */
  #isBlind = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#options.bus.onServers((topic) => {
      if (topic === "switchSet") void this.#readOrLog();
    });
    await this.read();
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#reading;
  }

  /** What is closed now, and the cursor of exactly that. */
  get state(): { features: readonly Closed[]; cursor: string } {
    return { features: this.#closed, cursor: this.#cursor };
  }

  /** The refusal while a switch is off. */
  refusal(name: SwitchName): Refused | undefined {
    const closed = this.#closed.find((one) => one.name === name);
    return (
      closed &&
      new Refused("FEATURE_OFF", closed.message, {
        details: { feature: name, retryAfterSeconds: CLOSED_RETRY_SECONDS },
      })
    );
  }

  /** The root fields and routes that a switch closes. */
  closes(name: SwitchName): string[] {
    return this.#options.rules
      .filter((rule) => switchesOf(rule).includes(name))
      .map((rule) => rule.name);
  }

  /** Reads from the database what is closed now. */
  read(): Promise<void> {
    const read = this.#reading.then(() => this.#read());
    this.#reading = read.catch(() => {});
    return read;
  }

  async #read(): Promise<void> {
    // One statement, so that the cursor is that of the rows.
    const found = await row<{ seq: number; off: { name: string; reason: string }[] }>(
      this.#options.newEm(),
      sql`select
            coalesce((select c.seq from event_counters c where c.audience = ${CLOSED_FEATURES}), 0)::float8 as seq,
            coalesce((select json_agg(json_build_object('name', s.name, 'reason', s.reason) order by s.name)
                      from switches s where not s.is_on), '[]') as off`,
    );
    this.#closed = (found?.off ?? []).flatMap(({ name, reason }) =>
      isSwitch(name) ? [{ name, reason, message: `${CLOSED[name]}: ${reason}` }] : [],
    );
    this.#cursor = encodeCursor([[CLOSED_FEATURES, found?.seq ?? 0]]);
    this.#isBlind = false;
  }

  async #look(): Promise<void> {
    // A database that does not answer is not asked twice at the same time.
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#readOrLog();
    this.#isLooking = false;
  }

  /** Without an answer of the database, what was closed stays closed. */
  async #readOrLog(): Promise<void> {
    await this.read().catch((error: unknown) => {
      if (!this.#isStopped && !this.#isBlind)
        this.#options.log.warn({ err: error }, "could not read what is closed");
      this.#isBlind = true;
    });
  }
}

/** A row may have the name of a switch that another version knows. */
function isSwitch(name: string): name is SwitchName {
  return name in SwitchName;
}
