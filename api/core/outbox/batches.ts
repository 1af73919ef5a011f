import type { EntityManager } from "@mikro-orm/postgresql";
import { systemContext, type Services, type Tx } from "../context.ts";
import { scrubbedError } from "../observability/scrub.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { transact } from "../transactions/transact.ts";
import type {
  ConsumerName,
  DomainEvents,
  DomainEventType,
  Handler,
  EventHandlers,
} from "./domainEvents.ts";

/** A domain event as it is stored in the outbox. */
export interface OutboxEvent {
  id: number;
  type: DomainEventType;
  data: DomainEvents[DomainEventType];
  /** Milliseconds since 1970. */
  at: number;
}

interface Batch {
  events: OutboxEvent[];
  /**
   * Whether there are more events. Some may only be readable when other transactions that append to the outbox have
   * ended.
   */
  more: boolean;
}

/** A consumer failed. `events` are those it was handling, none if it could not even read them. */
export class BatchFailed extends Error {
  readonly events: readonly OutboxEvent[];

  constructor(events: readonly OutboxEvent[], cause: unknown) {
    super("a consumer failed", { cause });
    this.events = events;
  }
}

/**
 * This version of the product has no handler for an event, while the version that appended it, an earlier or a parallel
 * one, had.
 */
export class NoHandler extends Error {}

/** The transactions of consumers. */
export class Batches {
  readonly #services: Services;
  readonly #routes: EventHandlers;

  constructor(services: Services, routes: EventHandlers) {
    this.#services = services;
    this.#routes = routes;
  }

  /**
   * Reads the next events of a consumer, handles them and moves its position, in one transaction. Throws Undigested.
   */
  async next(name: ConsumerName, most: number): Promise<Batch> {
    let tried: readonly OutboxEvent[] = [];
    try {
      return await this.#transact(async (tx) => {
        // Locks the position and moves it; rolled back with everything else when the work fails.
        const found = await row(
          tx.em,
          sql<{ batch: Batch }>`select outbox_take(${name}, ${most}::int) as batch`,
        );
        const batch = found?.batch ?? { events: [], more: false };
        tried = batch.events;
        await this.#handle(tx, name, batch.events);
        return batch;
      });
    } catch (cause) {
      throw new BatchFailed(tried, cause);
    }
  }

  /**
   * Moves the position past an event that cannot be handled, and stores the event as a dead letter for an operator.
   * Does nothing if another server has done so meanwhile.
   */
  async setAside(name: ConsumerName, { id, type }: OutboxEvent, error: unknown): Promise<void> {
    const { log, clock } = this.#services;
    const letters = await rows(
      this.#em(),
      sql`with passed as (
            update event_consumers set position = ${id} where name = ${name} and position < ${id} returning name)
          insert into dead_letters (consumer, event_id, error, failed_at)
          select name, ${id}, ${reasonOf(error)}, ${clock.now()} from passed returning 1`,
    );
    if (letters.length > 0)
      log.error({ err: error, consumer: name, event: id, type }, "a domain event was set aside");
  }

  /** Retries a dead letter that is marked for it. One that fails again stays, with the new error. */
  async retry(name: ConsumerName, id: number): Promise<void> {
    try {
      await this.#transact(async (tx) => {
        const event = await row(
          tx.em,
          sql<OutboxEvent>`
            with letter as (
              delete from dead_letters where consumer = ${name} and event_id = ${id} and retry returning event_id)
            select id::float8 as id, type, data, (extract(epoch from happened_at) * 1000)::float8 as at
            from domain_events where id in (select event_id from letter)`,
        );
        if (event) await this.#handle(tx, name, [event]);
      });
    } catch (error) {
      await rows(
        this.#em(),
        sql`update dead_letters set retry = false, error = ${reasonOf(error)}, failed_at = ${this.#services.clock.now()}
            where consumer = ${name} and event_id = ${id}`,
      );
    }
  }

  /** Handles events in order; consecutive events of one type are handled together. */
  async #handle(tx: Tx, name: ConsumerName, events: readonly OutboxEvent[]): Promise<void> {
    let left = events;
    for (let [first] = left; first; [first] = left) {
      const { type } = first;
      const end = left.findIndex((event) => event.type !== type);
      const same = end < 0 ? left : left.slice(0, end);
      const handler = this.#routes[type]?.[name] as Handler<DomainEventType> | undefined;
      if (!handler) throw new NoHandler(`${name} has nothing to do about ${type}`);
      await handler(
        tx,
        same.map(({ data, at }) => ({ event: data, at: new Date(at) })),
      );
      left = left.slice(same.length);
    }
  }

  #transact<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    return transact(systemContext(this.#services), work, undefined);
  }

  #em(): EntityManager {
    return this.#services.orm.em.fork() as EntityManager;
  }
}

/** The beginning of an error message, for operators who look at a dead letter. */
function reasonOf(error: unknown): string {
  return scrubbedError(error).message.slice(0, 500);
}
