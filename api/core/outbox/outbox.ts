import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../sql/sql.ts";
import type { ConsumerName, DomainEvents, DomainEventType, EventHandlers } from "./domainEvents.ts";

interface Appended {
  type: DomainEventType;
  data: object;
  consumers: ConsumerName[];
}

/**
 * The domain events of one use case. Its transaction writes them with its last statements; consumers handle them after
 * the commit.
 */
export class Outbox {
  readonly #routes: EventHandlers;
  readonly #events: Appended[] = [];

  constructor(routes: EventHandlers) {
    this.#routes = routes;
  }

  append<Type extends DomainEventType>(type: Type, data: DomainEvents[Type]): void {
    // An event goes to the consumers that handle it at this time, and to none that a later version adds.
    const consumers = Object.keys(this.#routes[type]) as ConsumerName[];
    this.#events.push({ type, data, consumers });
  }

  /** How often each event happened. */
  counts(): Partial<Record<DomainEventType, number>> {
    const counts: Partial<Record<DomainEventType, number>> = {};
    for (const { type } of this.#events) counts[type] = (counts[type] ?? 0) + 1;
    return counts;
  }

  /** Writes the events. Returns the consumers to call after the commit. */
  async flush(em: EntityManager, at: Date): Promise<Set<ConsumerName>> {
    if (this.#events.length > 0)
      await rows(em, sql`select outbox_append(${JSON.stringify(this.#events)}::jsonb, ${at})`);
    return new Set(this.#events.flatMap(({ consumers }) => consumers));
  }
}
