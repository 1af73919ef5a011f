import type { Broadcast, ChannelBuffer } from "./channelBuffer.ts";
import { encodeCursor } from "./cursor.ts";
import type { LoggedEvent } from "./log.ts";
import type { Audience, FollowedTopic } from "./topics.ts";

/** What a subscription resolver gets: the ids of the event, and the reader's cursor after it. */
export interface LiveEvent<Data = Record<string, unknown>> {
  topic: FollowedTopic;
  data: Data;
  cursor: string;
  /** When this server received the notice, by performance.now(); undefined for an event that was read from the log. */
  receivedAt?: number | undefined;
  /** Its sequence in the log of its audience; undefined for a broadcast. */
  seq?: number;
  /** Set for a broadcast, which is in no log. */
  broadcast?: Broadcast;
}

const BROADCASTS_MAX = 100;

/** Access to the log and the buffers of one bus, shared by all its followers. */
export interface Following {
  read(buffer: ChannelBuffer, seq: number): Promise<LoggedEvent[]>;
  join(buffer: ChannelBuffer): void;
  leave(buffer: ChannelBuffer): void;
}

/**
 * How far one buffer was read. A linked list: most readers have one buffer, for which an array would cost more memory
 * than the entry.
 */
export interface Reading {
  readonly buffer: ChannelBuffer;
  seq: number;
  readonly next: Reading | undefined;
}

interface FollowerOptions {
  from: Following;
  /** Where the follower begins in each of its buffers. */
  reading: Reading | undefined;
  topics: readonly FollowedTopic[];
  /** Filters broadcasts when they arrive: false drops the broadcast for this reader. */
  wants?: ((data: Record<string, unknown>) => boolean) | undefined;
  accepts?: ((data: Record<string, unknown>) => Promise<boolean>) | undefined;
  onEnd?: (() => void) | undefined;
}

/**
 * One reader's position in the log. It pulls: an event is taken from the log only when the reader requests the next
 * one, and a socket does so only after the last frame left. So a slow reader costs no memory and misses nothing.
 * Nothing runs between events: the reader is woken.
 */
export class Follower implements AsyncIterable<LiveEvent> {
  readonly #from: Following;
  readonly #reading: Reading | undefined;
  readonly #topics: readonly FollowedTopic[];
  readonly #wants: FollowerOptions["wants"];
  readonly #accepts: FollowerOptions["accepts"];
  readonly #onEnd: FollowerOptions["onEnd"];
  #ready: LoggedEvent[] | undefined;
  /** By their keys: of two broadcasts with the same key the later one is kept. */
  #broadcasts: Map<string, Broadcast> | undefined;
  #reader: { wake(): void } | undefined;
  #closed = false;

  constructor({ from, reading, topics, wants, accepts, onEnd }: FollowerOptions) {
    this.#from = from;
    this.#reading = reading;
    this.#topics = topics;
    this.#wants = wants;
    this.#accepts = accepts;
    this.#onEnd = onEnd;
    this.#listen();
  }

  /** Sets what to wake when there may be an event to take. */
  wakes(reader: { wake(): void }): void {
    this.#reader = reader;
  }

  wake(): void {
    this.#reader?.wake();
  }

  receive(broadcast: Broadcast): void {
    if (!this.#topics.includes(broadcast.topic) || this.#wants?.(broadcast.data) === false) return;
    this.#broadcasts ??= new Map();
    const { key } = broadcast;
    if (this.#broadcasts.size >= BROADCASTS_MAX && !this.#broadcasts.has(key)) return;
    this.#broadcasts.set(key, broadcast);
    this.wake();
  }

  /**
   * The next event, or undefined when there is none now. A failed read closes the follower; the client can subscribe
   * again after its last cursor.
   */
  async take(): Promise<LiveEvent | undefined> {
    try {
      while (!this.#closed) {
        const logged = await this.#nextLogged();
        const event = logged ?? this.#nextBroadcast();
        if (!event || this.#closed) break;
        const { topic, data, receivedAt } = event;
        if (this.#accepts && !(await this.#accepts(data))) continue;
        const cursor = this.#cursor();
        return "seq" in event
          ? { topic, data, receivedAt, cursor, seq: event.seq }
          : { topic, data, receivedAt, cursor, broadcast: event };
      }
      return undefined;
    } catch (error) {
      this.return();
      throw error;
    }
  }

  /** graphql-js accepts only an async iterable as a source. The sockets call take() instead. */
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
    this.pause();
    for (let one = this.#reading; one; one = one.next) this.#from.leave(one.buffer);
    this.#onEnd?.();
    this.wake();
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /**
   * The reader's position, if others can read exactly the same: it follows one audience and has no `accepts` filter.
   */
  get position(): { buffer: ChannelBuffer; seq: number } | undefined {
    const reading = this.#reading;
    return reading && !reading.next && !this.#accepts ? reading : undefined;
  }

  /** Whether a broadcast waits to be taken. */
  get hasBroadcast(): boolean {
    return this.#broadcasts !== undefined && this.#broadcasts.size > 0;
  }

  /** Another follower that begins at this one's position. It does not call this one's `onEnd`. */
  fork(): Follower {
    let reading: Reading | undefined;
    for (let one = this.#reading; one; one = one.next) {
      this.#from.join(one.buffer);
      reading = { buffer: one.buffer, seq: one.seq, next: reading };
    }
    return new Follower({ from: this.#from, reading, topics: this.#topics });
  }

  /** Receives nothing for now, because a shared subscription reads for this one. It stays joined to its buffers. */
  pause(): void {
    for (let one = this.#reading; one; one = one.next) one.buffer.ignore(this);
    this.#ready = undefined;
    this.#broadcasts = undefined;
  }

  /** Reads for itself again, after the sequence `seq` of its one audience. */
  resumeAfter(seq: number): void {
    if (this.#closed || !this.#reading) return;
    this.#reading.seq = seq;
    this.#listen();
  }

  #listen(): void {
    for (let one = this.#reading; one; one = one.next) one.buffer.listen(this);
  }

  #cursor(): string {
    const places: [Audience, number][] = [];
    for (let one = this.#reading; one; one = one.next) places.push([one.buffer.audience, one.seq]);
    return encodeCursor(places);
  }

  #nextBroadcast(): Broadcast | undefined {
    for (const [key, broadcast] of this.#broadcasts ?? []) {
      this.#broadcasts?.delete(key);
      return broadcast;
    }
    return undefined;
  }

  async #nextLogged(): Promise<LoggedEvent | undefined> {
    for (;;) {
      const event = this.#ready?.shift();
      if (event) {
        const reading = this.#readingWhere(({ buffer }) => buffer.audience === event.audience);
        if (reading) reading.seq = event.seq;
        if (this.#topics.includes(event.topic)) return event;
        continue;
      }
      const reading = this.#readingWhere(({ buffer, seq }) => seq < buffer.newest);
      if (!reading || this.#closed) return undefined;
      const { buffer, seq } = reading;
      const { newest } = buffer;
      this.#ready = buffer.after(seq) ?? (await this.#from.read(buffer, seq));
      // The next rows expired while this reader was idle: go on where the log goes on.
      if (this.#ready.length === 0) reading.seq = newest;
    }
  }

  #readingWhere(isIt: (reading: Reading) => boolean): Reading | undefined {
    let one = this.#reading;
    while (one && !isIt(one)) one = one.next;
    return one;
  }
}
