import { encodeCursor } from "./cursor.ts";
import type { LoggedEvent } from "./log.ts";
import type { Said, Tail } from "./tail.ts";
import type { Audience, Topic } from "./topics.ts";

/** What a subscription resolver gets: ids, and where the reader is after them. */
export interface LiveEvent<Data = Record<string, unknown>> {
  data: Data;
  cursor: string;
  /** When this server was told; undefined for what was read from the log. */
  heardAt?: number | undefined;
  /** Its place in the log of its audience; undefined for what is not stored. */
  seq?: number;
  /** What was said, of what is not stored. */
  said?: Said;
}

const SAID_MAX = 100;

/** The log and the tails of one bus, the same for all its followers. */
export interface Following {
  read(audience: Audience, seq: number): Promise<LoggedEvent[]>;
  join(tails: readonly Tail[]): void;
  leave(tails: readonly Tail[]): void;
}

interface FollowerOptions {
  from: Following;
  tails: readonly Tail[];
  /** How far each of the tails was read. */
  positions: number[];
  topics: readonly Topic[];
  accepts?: ((data: Record<string, unknown>) => Promise<boolean>) | undefined;
  onEnd?: (() => void) | undefined;
}

/**
 * One reader's way through the log. It pulls: nothing is taken from the log before the reader asked for the next
 * event, and a socket asks only after the last frame left, so a slow reader costs no memory and misses nothing.
 * Between events nothing waits: the reader is woken.
 */
export class Follower implements AsyncIterable<LiveEvent> {
  readonly #from: Following;
  readonly #tails: readonly Tail[];
  readonly #positions: number[];
  readonly #topics: readonly Topic[];
  readonly #accepts: FollowerOptions["accepts"];
  readonly #onEnd: FollowerOptions["onEnd"];
  #ready: LoggedEvent[] | undefined;
  /** Latest value wins: one waiting word per topic and content. */
  #said: Map<string, Said> | undefined;
  #reader: { wake(): void } | undefined;
  #closed = false;

  constructor({ from, tails, positions, topics, accepts, onEnd }: FollowerOptions) {
    this.#from = from;
    this.#tails = tails;
    this.#positions = positions;
    this.#topics = topics;
    this.#accepts = accepts;
    this.#onEnd = onEnd;
    this.#listen();
  }

  /** Who is told that there may be something to take. */
  wakes(reader: { wake(): void }): void {
    this.#reader = reader;
  }

  wake(): void {
    this.#reader?.wake();
  }

  hear(said: Said): void {
    if (!this.#topics.includes(said.topic)) return;
    this.#said ??= new Map();
    if (this.#said.size >= SAID_MAX) return;
    this.#said.set(saidKey(said), said);
    this.wake();
  }

  /**
   * The next event, or undefined when there is none now. A look that fails ends the reading: who asks again goes on
   * after the last cursor.
   */
  async take(): Promise<LiveEvent | undefined> {
    try {
      while (!this.#closed) {
        const logged = await this.#nextLogged();
        const event = logged ?? this.#nextSaid();
        if (!event || this.#closed) break;
        const { data, heardAt } = event;
        if (this.#accepts && !(await this.#accepts(data))) continue;
        const cursor = this.#cursor();
        return "seq" in event
          ? { data, heardAt, cursor, seq: event.seq }
          : { data, heardAt, cursor, said: event };
      }
      return undefined;
    } catch (error) {
      this.return();
      throw error;
    }
  }

  /** GraphQL takes nothing else for a source; the sockets take() instead. */
  async *[Symbol.asyncIterator](): AsyncGenerator<LiveEvent, void> {
    try {
      while (!this.#closed) {
        const woken = new Promise<void>((resolve) => this.wakes({ wake: resolve }));
        const event = await this.take();
        if (event) yield event;
        else await woken;
      }
    } finally {
      this.return();
    }
  }

  return(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.rest();
    this.#from.leave(this.#tails);
    this.#onEnd?.();
    this.wake();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Where this reader is, if others could read exactly the same: one audience, and no choice of its own. */
  get place(): { tail: Tail; seq: number } | undefined {
    const [tail] = this.#tails;
    const isPlain = this.#tails.length === 1 && !this.#accepts;
    return tail && isPlain ? { tail, seq: this.#positionIn(0) } : undefined;
  }

  /** Whether something that is not stored waits to be taken. */
  get isTold(): boolean {
    return this.#said !== undefined && this.#said.size > 0;
  }

  /** Another follower that begins where this one is. Its end is nothing but its own. */
  fork(): Follower {
    this.#from.join(this.#tails);
    return new Follower({
      from: this.#from,
      tails: this.#tails,
      positions: [...this.#positions],
      topics: this.#topics,
    });
  }

  /** Hears nothing more for now: somebody else reads for this one. It stays joined. */
  rest(): void {
    for (const tail of this.#tails) tail.ignore(this);
    this.#ready = undefined;
    this.#said = undefined;
  }

  /** Reads for itself again, from a place in its one audience. */
  goOn(seq: number): void {
    if (this.#closed) return;
    this.#positions[0] = seq;
    this.#listen();
  }

  #listen(): void {
    for (const tail of this.#tails) tail.listen(this);
  }

  #cursor(): string {
    return encodeCursor(
      this.#tails.map(({ audience }, index) => [audience, this.#positionIn(index)]),
    );
  }

  #nextSaid(): Said | undefined {
    for (const [key, said] of this.#said ?? []) {
      this.#said?.delete(key);
      return said;
    }
    return undefined;
  }

  async #nextLogged(): Promise<LoggedEvent | undefined> {
    const [tails, positions] = [this.#tails, this.#positions];
    for (;;) {
      const event = this.#ready?.shift();
      if (event) {
        positions[tails.findIndex(({ audience }) => audience === event.audience)] = event.seq;
        if (this.#topics.includes(event.topic)) return event;
        continue;
      }
      const index = tails.findIndex((tail, at) => this.#positionIn(at) < tail.newest);
      const tail = tails[index];
      if (!tail || this.#closed) return undefined;
      const after = this.#positionIn(index);
      const { newest } = tail;
      this.#ready = tail.after(after) ?? (await this.#from.read(tail.audience, after));
      // Rows that were forgotten while this reader slept: go on where the log goes on.
      if (this.#ready.length === 0) positions[index] = newest;
    }
  }

  #positionIn(index: number): number {
    return this.#positions[index] ?? 0;
  }
}

/** Of words with the same key only the latest counts. */
export function saidKey({ topic, data }: Said): string {
  const { itemId, memberId, streamId, postId } = data;
  return `${topic} ${String(itemId ?? memberId ?? streamId ?? postId)}`;
}
