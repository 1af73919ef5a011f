import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { newContext, type Services, type Tx } from "../context.ts";
import { Refused } from "../failures.ts";
import { scrubbedError } from "../scrub.ts";
import { changed, row, rows, sql } from "../sql.ts";
import { sqlState } from "../sqlState.ts";
import { transact } from "../transact.ts";
import type {
  ConsumerName,
  DomainEvents,
  DomainEventType,
  Handler,
  Routes,
} from "./domainEvents.ts";

/** How many events one transaction of a consumer does. */
const BATCH = 100;
/** Who asks when nobody does. */
const NOBODY = { ip: "server", userAgent: undefined };
/** An event that takes too long so often, alone, is set aside. */
const TRIES = 10;
/** Between two tries, in milliseconds; it doubles. */
const PAUSE = { first: 2, most: 2000 } as const;

/** While events keep coming, so long is waited between two batches: they grow, and each costs little more than one event. */
const GATHER_MS = 50;

interface OutboxEvent {
  id: number;
  type: DomainEventType;
  data: DomainEvents[DomainEventType];
  /** Milliseconds since 1970. */
  at: number;
}

interface Batch {
  events: OutboxEvent[];
  /** There is more; some of it may wait for transactions that append too and are not over. */
  more: boolean;
}

/**
 * Does what follows from domain events, after their commit. Each consumer has a position in the outbox that moves in the
 * transaction that does its work, so every event counts once; several servers take turns. What cannot be done is set aside
 * as a dead letter, and the rest goes on.
 */
export class Consumers {
  readonly routes: Routes;
  #started: { services: Services; byHand: boolean } | undefined;
  readonly #running = new Map<ConsumerName, Promise<void>>();
  /** Who was called while running. */
  readonly #called = new Set<ConsumerName>();
  readonly #stopping = new AbortController();

  constructor(routes: Routes) {
    this.routes = routes;
  }

  get names(): ConsumerName[] {
    return [
      ...new Set(Object.values(this.routes).flatMap((route) => Object.keys(route))),
    ].sort() as ConsumerName[];
  }

  /**
   * Gives each consumer a position; a new one begins with what happens from now on. `byHand`: they do nothing but by
   * drain(), for a story that is played in one transaction.
   */
  async start(services: Services, { byHand = false } = {}): Promise<void> {
    this.#started = { services, byHand };
    await rows(this.#em(), sql`select consumers_register(${this.names}::text[])`);
    this.call(this.names);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  /** There may be something to do. */
  call(names: Iterable<ConsumerName>): void {
    if (!this.#started || this.#started.byHand || this.#stopping.signal.aborted) return;
    for (const name of names) {
      this.#called.add(name);
      if (this.#running.has(name)) continue;
      this.#running.set(
        name,
        this.#run(name).finally(() => {
          this.#running.delete(name);
        }),
      );
    }
  }

  /** Calls those who have something to do, of whichever server: what a killed one left is found. */
  async callAllBehind(): Promise<void> {
    const found = await row(
      this.#em(),
      sql<{ behind: ConsumerName[] }>`select outbox_behind() as behind`,
    );
    this.call(found?.behind ?? []);
  }

  /** Does everything that is to be done now; throws what fails. For a market whose story is played in one transaction. */
  async drain(): Promise<void> {
    for (let done = 1; done > 0;) {
      done = 0;
      for (const name of this.names) done += (await this.#batch(name, BATCH)).events.length;
    }
  }

  async #run(name: ConsumerName): Promise<void> {
    const { signal } = this.#stopping;
    while (this.#called.delete(name)) {
      await this.#catchUp(name).catch(() => {});
      // Called while it worked: there is a rush.
      if (this.#called.has(name)) await wait(GATHER_MS, undefined, { signal }).catch(() => {});
    }
  }

  /** Goes on until nothing is left. An event that fails is tried alone, so that it keeps no other. */
  async #catchUp(name: ConsumerName): Promise<void> {
    const { signal } = this.#stopping;
    let tooLong = 0;
    let pause: number = PAUSE.first;
    let alone = 0;
    while (!signal.aborted) {
      try {
        const most = alone > 0 ? 1 : BATCH;
        const { events, more } = await this.#batch(name, most);
        if (!more) return;
        tooLong = 0;
        alone = Math.max(0, alone - 1);
        if (events.length === most) continue;
        pause = events.length > 0 ? GATHER_MS : Math.min(2 * pause, PAUSE.most / 4);
        await wait(pause, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        if (alone === 0) alone = BATCH;
        else if (isItsOwn(error) || (isTooLong(error) && ++tooLong === TRIES)) {
          await this.#setAside(name, error);
          tooLong = 0;
          continue;
        }
        this.#services.log.warn({ err: error, consumer: name }, "a consumer failed; tried again");
        await wait((pause = Math.min(2 * pause, PAUSE.most)), undefined, { signal });
      }
    }
  }

  /** One transaction of a consumer: reads, does, and moves its position. */
  #batch(name: ConsumerName, most: number): Promise<Batch> {
    return this.#transact(async (tx) => {
      const batch = await this.#read(tx, name, most);
      await this.#handle(tx, name, batch.events);
      return batch;
    });
  }

  /** In their order; those of one type that come one after the other together. */
  async #handle(tx: Tx, name: ConsumerName, events: readonly OutboxEvent[]): Promise<void> {
    for (let first = 0; first < events.length;) {
      const type = events[first]?.type as DomainEventType;
      const end = events.findIndex((event, n) => n > first && event.type !== type);
      const same = events.slice(first, end < 0 ? events.length : end);
      const handler = this.routes[type]?.[name] as Handler<DomainEventType> | undefined;
      if (!handler) throw new Error(`${name} has nothing to do about ${type}`);
      await handler(
        tx,
        same.map(({ data, at }) => ({ event: data, at: new Date(at) })),
      );
      first += same.length;
    }
  }

  /** Locks the position, reads behind it and moves it: undone with everything else when the work fails. */
  async #read(tx: Tx, name: ConsumerName, most: number): Promise<Batch> {
    const found = await row(
      tx.em,
      sql<{ batch: Batch }>`select outbox_take(${name}, ${most}::int) as batch`,
    );
    return found?.batch ?? { events: [], more: false };
  }

  /** The event a consumer cannot digest waits for an operator; what comes after it goes on. */
  async #setAside(name: ConsumerName, error: unknown): Promise<void> {
    const event = await this.#transact(async (tx) => {
      const { events } = await this.#read(tx, name, 1);
      const [first] = events;
      if (first)
        await rows(
          tx.em,
          sql`insert into dead_letters (consumer, event_id, error, failed_at)
              values (${name}, ${first.id}, ${reasonOf(error)}, ${tx.now})
              on conflict (consumer, event_id) do update set error = excluded.error, failed_at = excluded.failed_at`,
        );
      return first;
    });
    this.#services.log.error(
      { err: error, consumer: name, event: event?.id, type: event?.type },
      "a domain event was set aside",
    );
  }

  /** Tries the dead letters again that an operator has marked so; one that fails stays, with what it failed of now. */
  async retryMarked(): Promise<void> {
    const marked = await rows(
      this.#em(),
      sql<{ name: ConsumerName; id: number }>`
        select consumer as name, event_id::float8 as id from dead_letters where retry order by event_id limit ${BATCH}`,
    );
    for (const { name, id } of marked) {
      try {
        await this.#transact((tx) => this.#retry(tx, name, id));
      } catch (error) {
        await rows(
          this.#em(),
          sql`update dead_letters set retry = false, error = ${reasonOf(error)}, failed_at = ${this.#services.clock.now()}
              where consumer = ${name} and event_id = ${id}`,
        );
      }
    }
  }

  async #retry(tx: Tx, name: ConsumerName, id: number): Promise<void> {
    const event = await row(
      tx.em,
      sql<OutboxEvent>`
        with letter as (
          delete from dead_letters where consumer = ${name} and event_id = ${id} and retry returning event_id)
        select id::float8 as id, type, data, (extract(epoch from happened_at) * 1000)::float8 as at
        from domain_events where id in (select event_id from letter)`,
    );
    if (event) await this.#handle(tx, name, [event]);
  }

  #transact<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    return transact(newContext(this.#services, null, NOBODY), work, undefined);
  }

  get #services(): Services {
    if (!this.#started) throw new Error("the consumers were not started");
    return this.#started.services;
  }

  #em(): EntityManager {
    return this.#services.orm.em.fork() as EntityManager;
  }
}

/** The first words of an error, for who looks at a dead letter. */
function reasonOf(error: unknown): string {
  return scrubbedError(error).message.slice(0, 500);
}

/** Whether an event failed for a reason of its own, and not of a busy or absent database. */
function isItsOwn(error: unknown): boolean {
  if (error instanceof Refused)
    return error.code !== "UNAVAILABLE" && error.code !== "OUTCOME_UNKNOWN";
  const state = sqlState(error);
  // Connection, resources, locks and timeouts, serialisation: not the event's fault.
  return !/^(08|53|55|57|40)/.test(state) && !isLost(error);
}

/** Whether a statement took longer than it may. */
function isTooLong(error: unknown): boolean {
  return sqlState(error) === "57014";
}

function isLost(error: unknown): boolean {
  return (
    error instanceof Error && /connection|timeout/i.test(error.message) && sqlState(error) === ""
  );
}

/** How the consumers stand, for who operates the market. */
export interface ConsumerFigures {
  name: ConsumerName;
  /** Events that wait for it. */
  waiting: number;
  /** How long the oldest of them has waited, in seconds. */
  lag: number;
  deadLetters: number;
}

/** Reads how far each consumer is behind. */
export function consumerFigures({ orm, clock }: Services): Promise<ConsumerFigures[]> {
  return rows(
    orm.em.fork() as EntityManager,
    sql<ConsumerFigures>`
      select c.name, count(e.id)::int as waiting,
        coalesce(greatest(0, extract(epoch from ${clock.now()} - min(e.happened_at))), 0)::float8 as lag,
        (select count(*)::int from dead_letters d where d.consumer = c.name) as "deadLetters"
      from event_consumers c
      left join domain_events e on e.id > c.position and c.name = any(e.consumers)
      group by c.name order by c.name`,
  );
}

/** Forgets events that nobody waits for and that happened before a moment; answers how many. */
export function forgetDomainEvents(em: EntityManager, moment: Date): Promise<number> {
  return changed(
    em,
    sql`delete from domain_events where id in (
          select e.id from domain_events e
          where e.happened_at < ${moment}
            and not exists (select 1 from event_consumers c where c.name = any(e.consumers) and c.position < e.id)
            and not exists (select 1 from dead_letters d where d.event_id = e.id)
          order by e.id limit 5000)`,
  );
}
