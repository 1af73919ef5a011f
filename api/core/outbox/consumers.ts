import type { EntityManager } from "@mikro-orm/postgresql";
import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "../context.ts";
import { Refused, STATUS } from "../failures.ts";
import { isDiskFull } from "../guard/diskFull.ts";
import { isUnavailable } from "../guard/presentErrors.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { sqlState } from "../sql/sqlState.ts";
import { Batches, BatchFailed, NoHandler } from "./batches.ts";
import type { ConsumerName, EventHandlers } from "./domainEvents.ts";

/** How many events one transaction of a consumer handles. */
const BATCH = 100;
/**
 * While events keep coming, a consumer waits so long between two batches: the batches grow, and each costs little more
 * than one event.
 */
const GATHER_MS = 50;
/** The pause after a read that found nothing, and before a retry, in milliseconds; it doubles each time. */
const PAUSE = { first: 4, mostOfLooks: 500, mostOfTries: 2000 } as const;
/**
 * How often an event is tried that times out, or for which this version has no handler. Then it is set aside as a dead
 * letter.
 */
const TRIES = 10;

interface Started {
  services: Services;
  batches: Batches;
  byHand: boolean;
}

/**
 * Runs the consumers of domain events, after the commit of the events. Each consumer has a position in the outbox that
 * moves in the transaction that does its work, so each event is handled once; several servers take turns. An event that
 * cannot be handled is set aside as a dead letter, and the consumer goes on.
 */
export class Consumers {
  readonly routes: EventHandlers;
  readonly #names: ConsumerName[];
  #started: Started | undefined;
  readonly #running = new Map<ConsumerName, Promise<void>>();
  /** Consumers that were called and have not begun to read. */
  readonly #called = new Set<ConsumerName>();
  readonly #stopping = new AbortController();

  constructor(routes: EventHandlers) {
    this.routes = routes;
    const names = Object.values(routes).flatMap((route) => Object.keys(route) as ConsumerName[]);
    this.#names = [...new Set(names)];
  }

  /**
   * Gives each consumer a position; a new one begins with events from now on. `byHand`: events are only handled by
   * drain(), for a story that is played in one transaction.
   */
  async start(services: Services, { byHand = false } = {}): Promise<void> {
    this.#started = { services, batches: new Batches(services, this.routes), byHand };
    await rows(emOf(services), sql`select consumers_register(${this.#names}::text[])`);
    this.call(this.#names);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  /** Makes these consumers read the outbox, because there may be new events. */
  call(names: Iterable<ConsumerName>): void {
    if (!this.#started || this.#started.byHand || this.#stopping.signal.aborted) return;
    for (const name of names) {
      this.#called.add(name);
      if (!this.#running.has(name)) this.#running.set(name, this.#run(this.#started, name));
    }
  }

  /** Calls every consumer that has events to handle, including those that a killed server left. */
  async callAllBehind(): Promise<void> {
    const found = await row(
      emOf(this.#ready.services),
      sql<{ behind: ConsumerName[] }>`select outbox_behind() as behind`,
    );
    this.call(found?.behind ?? []);
  }

  /** Retries the dead letters that an operator has marked for it. */
  async retryMarked(): Promise<void> {
    const { services, batches } = this.#ready;
    const marked = await rows(
      emOf(services),
      sql<{ name: ConsumerName; id: number }>`
        select consumer as name, event_id::float8 as id from dead_letters where retry order by event_id limit ${BATCH}`,
    );
    for (const { name, id } of marked) await batches.retry(name, id);
  }

  /** Handles all events there are; throws what fails. For a market whose story is played in one transaction. */
  async drain(): Promise<void> {
    const { batches } = this.#ready;
    for (let done = 1; done > 0;) {
      done = 0;
      for (const name of this.#names) done += (await batches.next(name, BATCH)).events.length;
    }
  }

  async #run(started: Started, name: ConsumerName): Promise<void> {
    while (this.#called.delete(name)) {
      try {
        await this.#catchUp(started, name);
        // Called while it worked: more events keep coming.
        if (this.#called.has(name)) await this.#pause(GATHER_MS);
      } catch (error) {
        // The next call goes on.
        started.services.log.warn({ err: error, consumer: name }, "a consumer stopped");
      }
    }
    // No await between the last check and this: a later call() must start a new run.
    this.#running.delete(name);
  }

  /**
   * Handles events until none is left. Events that failed together are retried one by one, so that one does not stop
   * the others.
   */
  async #catchUp({ services, batches }: Started, name: ConsumerName): Promise<void> {
    let alone = 0;
    let pause: number = PAUSE.first;
    let failing = { id: 0, tries: 0 };
    while (!this.#stopping.signal.aborted) {
      try {
        const most = alone > 0 ? 1 : BATCH;
        const { events, more } = await batches.next(name, most);
        if (!more) return;
        alone = Math.max(0, alone - 1);
        if (events.length === most) continue;
        // The other events become readable when transactions that append have ended.
        pause = events.length > 0 ? GATHER_MS : Math.min(2 * pause, PAUSE.mostOfLooks);
        await this.#pause(pause);
      } catch (error) {
        if (!(error instanceof BatchFailed)) throw error;
        const [event, ...others] = error.events;
        if (others.length > 0) alone = error.events.length;
        else if (event) {
          failing = { id: event.id, tries: failing.id === event.id ? failing.tries + 1 : 1 };
          if (failing.tries >= triesOf(error.cause)) {
            await batches.setAside(name, event, error.cause);
            continue;
          }
        }
        services.log.warn({ err: error.cause, consumer: name }, "a consumer failed; tried again");
        pause = Math.min(2 * pause, PAUSE.mostOfTries);
        await this.#pause(pause);
      }
    }
  }

  /** Ends at once when the server stops. */
  async #pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }

  get #ready(): Started {
    if (!this.#started) throw new Error("the consumers were not started");
    return this.#started;
  }
}

/**
 * How often an event that fails alone is tried. While the database is busy or unavailable, it is retried without limit.
 */
function triesOf(error: unknown): number {
  if (error instanceof NoHandler || sqlState(error) === "57014") return TRIES;
  const isRefusedForNow = error instanceof Refused && STATUS[error.code] === 503;
  return isRefusedForNow || isUnavailable(error) || isDiskFull(error) ? Infinity : 1;
}

function emOf({ orm }: Services): EntityManager {
  return orm.em.fork() as EntityManager;
}
