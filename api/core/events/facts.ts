import type { EntityManager } from "@mikro-orm/postgresql";
import { row, sql } from "../sql.ts";
import type { Notice } from "./carrier.ts";
import type { Audience, Topic, Topics } from "./topics.ts";

interface Fact {
  audience: Audience;
  topic: Topic;
  data: object;
}

/** What one use case tells the members. Written by its transaction as the last thing before the commit. */
export class Facts {
  readonly #facts: Fact[] = [];
  /** What was told, as text. */
  readonly #told = new Set<string>();
  readonly #said: Notice[] = [];

  /** A fact that can be resumed. The same fact for the same audience is told once. */
  add<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    const fact: Fact = { audience, topic, data };
    const text = JSON.stringify(fact);
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.#facts.push(fact);
  }

  /** Heard only by who is listening now; latest value wins. */
  say<T extends Topic>(topic: T, audience: Audience, data: Topics[T]): void {
    this.#said.push({ a: audience, t: topic, d: data });
  }

  /** What is not stored, to be published. */
  get said(): readonly Notice[] {
    return this.#said;
  }

  /**
   * Appends to the event log; answers what is to be published when that is committed. Counter rows are locked here, so
   * nothing slow may follow.
   */
  async flush(em: EntityManager, at: Date): Promise<Notice[]> {
    if (this.#facts.length === 0) return [...this.#said];
    const appended = await row(
      em,
      sql<{
        notices: Notice[];
      }>`select event_append(${JSON.stringify(this.#facts)}::jsonb, ${at}) as notices`,
    );
    return [...(appended?.notices ?? []), ...this.#said];
  }
}
