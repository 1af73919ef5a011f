import { encodeCursor, type Positions } from "./cursor.ts";
import type { LoggedEvent } from "./log.ts";
import type { Said, Tail } from "./tail.ts";
import type { Audience, Topic } from "./topics.ts";

/** What a subscription resolver gets: ids, and where the reader is after them. */
export interface LiveEvent<Data = Record<string, unknown>> {
  data: Data;
  cursor: string;
  /** When this server was told; undefined for what was read from the log. */
  heardAt?: number | undefined;
}

const SAID_MAX = 100;

interface FollowerOptions {
  tails: Tail[];
  positions: Positions;
  topics: ReadonlySet<Topic>;
  read(audience: Audience, seq: number): Promise<LoggedEvent[]>;
  accepts: ((data: Record<string, unknown>) => Promise<boolean>) | undefined;
  onLeave(): void;
}

/**
 * One subscription's way through the log. It pulls: nothing is taken from the log before the reader asked for the
 * next event, and graphql-ws asks only after the last frame left, so a slow reader costs no memory and misses nothing.
 */
export class Follower implements AsyncIterableIterator<LiveEvent> {
  readonly #options: FollowerOptions;
  #ready: LoggedEvent[] = [];
  /** Latest value wins: one waiting word per topic and content. */
  readonly #said = new Map<string, Said>();
  #wake: (() => void) | undefined;
  #closed = false;

  constructor(options: FollowerOptions) {
    this.#options = options;
    for (const tail of options.tails) tail.listeners.add(this);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  wake(): void {
    this.#wake?.();
  }

  hear(said: Said): void {
    if (!this.#options.topics.has(said.topic) || this.#said.size >= SAID_MAX) return;
    const { itemId, memberId, streamId } = said.data;
    this.#said.set(`${said.topic} ${String(itemId ?? memberId ?? streamId)}`, said);
    this.wake();
  }

  /** The next event. A look that fails ends the subscription: who asks again goes on after the last cursor. */
  async next(): Promise<IteratorResult<LiveEvent, undefined>> {
    try {
      return await this.#next();
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async #next(): Promise<IteratorResult<LiveEvent, undefined>> {
    while (!this.#closed) {
      const woken = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      const event = (await this.#nextLogged()) ?? this.#nextSaid();
      if (this.#closed) break;
      if (!event) await woken;
      else if (await this.#accepted(event.data)) {
        return {
          done: false,
          value: {
            data: event.data,
            cursor: encodeCursor(this.#options.positions),
            heardAt: event.heardAt,
          },
        };
      }
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<LiveEvent, undefined>> {
    if (!this.#closed) {
      this.#closed = true;
      for (const tail of this.#options.tails) tail.listeners.delete(this);
      this.#options.onLeave();
      this.wake();
    }
    return { done: true, value: undefined };
  }

  async #accepted(data: Record<string, unknown>): Promise<boolean> {
    return this.#options.accepts ? this.#options.accepts(data) : true;
  }

  #nextSaid(): Said | undefined {
    for (const [key, said] of this.#said) {
      this.#said.delete(key);
      return said;
    }
    return undefined;
  }

  async #nextLogged(): Promise<LoggedEvent | undefined> {
    for (;;) {
      const event = this.#ready.shift();
      if (event) {
        this.#options.positions.set(event.audience, event.seq);
        if (this.#options.topics.has(event.topic)) return event;
        continue;
      }
      const tail = this.#options.tails.find((t) => this.#positionIn(t) < t.newest);
      if (!tail || this.#closed) return undefined;
      const from = this.#positionIn(tail);
      const { newest } = tail;
      this.#ready = tail.after(from) ?? (await this.#options.read(tail.audience, from));
      // Rows that were forgotten while this reader slept: go on where the log goes on.
      if (this.#ready.length === 0) this.#options.positions.set(tail.audience, newest);
    }
  }

  #positionIn(tail: Tail): number {
    return this.#options.positions.get(tail.audience) ?? 0;
  }
}
