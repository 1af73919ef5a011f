import type { EntityManager } from "@mikro-orm/postgresql";
import { row, sql } from "../sql/sql.ts";
import type { Notice } from "./carrier.ts";
import type { Audience, Topic, Topics } from "./topics.ts";

interface LiveEvent {
  audience: Audience;
  topic: Topic;
  data: object;
}

/** The live events of one use case. Written by its transaction as the last thing before the commit. */
export class LiveEvents {
  readonly #events: LiveEvent[] = [];
  /** The published events as JSON, to skip duplicates. */
  readonly #published = new Set<string>();
  readonly #broadcasts: Notice[] = [];

  /** Adds a durable event, from which subscribers can resume. An equal event for the same audience is added once. */
  publish<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    const event: LiveEvent = { audience, topic, data };
    const text = JSON.stringify(event);
    if (this.#published.has(text)) return;
    this.#published.add(text);
    this.#events.push(event);
  }

  /**
   * Adds an event that is not stored and reaches current subscribers only. Of two with the same topic and content the
   * later one counts.
   */
  broadcast<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    this.#broadcasts.push({ a: audience, t: topic, d: data });
  }

  /** What is to be broadcast after the commit. */
  get broadcasts(): readonly Notice[] {
    return this.#broadcasts;
  }

  /** The ids of the members who are told, without one of them. */
  toldMembers(without: number | undefined): number[] {
    const told = new Set(this.#events.map(({ audience }) => audience));
    return [...told]
      .filter((a) => a.startsWith("u") && a !== `u${without}`)
      .map((a) => Number(a.slice(1)));
  }

  /**
   * Appends the events to the log. Returns the notices to publish after the commit. It locks counter rows, so nothing
   * slow may follow before the commit.
   */
  async flush(em: EntityManager, at: Date): Promise<Notice[]> {
    if (this.#events.length === 0) return [...this.#broadcasts];
    const appended = await row(
      em,
      sql<{
        notices: Notice[];
      }>`select event_append(${JSON.stringify(this.#events)}::jsonb, ${at}) as notices`,
    );
    return [...(appended?.notices ?? []), ...this.#broadcasts];
  }
}
