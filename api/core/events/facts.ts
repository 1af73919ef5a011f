import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../sql.ts";
import type { Audience, Topic, Topics } from "./topics.ts";

interface Fact {
  audience: Audience;
  topic: Topic;
  data: object;
  durable: boolean;
}

/** What one use case tells the members. Written by its transaction as the last thing before the commit. */
export class Facts {
  readonly #facts: Fact[] = [];
  /** What was told, as text. */
  readonly #told = new Set<string>();

  /** A fact that can be resumed. The same fact for the same audience is told once. */
  add<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    const fact: Fact = { audience, topic, data, durable: true };
    const text = JSON.stringify(fact);
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.#facts.push(fact);
  }

  /** Heard only by who is listening now; latest value wins. */
  say<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    this.#facts.push({ audience, topic, data, durable: false });
  }

  /** Appends to the event log. Counter rows are locked here, so nothing slow may follow. */
  async flush(em: EntityManager, at: Date): Promise<void> {
    if (this.#facts.length === 0) return;
    await rows(em, sql`select event_append(${JSON.stringify(this.#facts)}::jsonb, ${at})`);
  }
}
