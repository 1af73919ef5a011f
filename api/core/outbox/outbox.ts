import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../sql/sql.ts";
import type { ConsumerName, DomainEvents, DomainEventType, EventHandlers } from "./domainEvents.ts";

interface Appended {
  type: DomainEventType;
  data: object;
  consumers: ConsumerName[];
}

/** What happened in one use case. Its transaction writes it with its last statements; what follows is done after the commit. */
export class Outbox {
  readonly #routes: EventHandlers;
  readonly #events: Appended[] = [];

  constructor(routes: EventHandlers) {
    this.#routes = routes;
  }

  append<Type extends DomainEventType>(type: Type, data: DomainEvents[Type]): void {
    // An event is for those who wait for it when it happens: a later version has no part in it.
    const consumers = Object.keys(this.#routes[type]) as ConsumerName[];
    this.#events.push({ type, data, consumers });
  }

  /** Writes the events; answers who has something to do when they are committed. */
  async flush(em: EntityManager, at: Date): Promise<Set<ConsumerName>> {
    if (this.#events.length > 0)
      await rows(em, sql`select outbox_append(${JSON.stringify(this.#events)}::jsonb, ${at})`);
    return new Set(this.#events.flatMap(({ consumers }) => consumers));
  }
}
