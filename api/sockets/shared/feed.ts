import { saidKey, type Follower, type LiveEvent } from "../../core/events/follower.ts";
import type { Said } from "../../core/events/tail.ts";
import type { Connection } from "../connection.ts";
import { Batch } from "./batch.ts";
import type { Tick, Write } from "./tick.ts";

const AT_ONCE = 16;

/** Where a reader was when it came: what lies before was told to it already. */
interface Place {
  seq: number;
  words: number;
}

/** A subscription that is told what the others are told. */
export interface FeedReader {
  readonly connection: Connection;
  /** The id of the subscription, as JSON. */
  readonly idText: string;
  /** It reads for itself again, after `seq`; `said` is what it was not told and is not in the log. */
  fallBack(seq: number, said: Said[]): void;
}

interface Told {
  tail: Buffer;
  event: LiveEvent;
}

interface FeedOptions {
  follower: Follower;
  /** Where the follower stands. */
  seq: number;
  tick: Tick;
  /** What follows the id in the message of an event; undefined when each must ask with their own rights. */
  answer(event: LiveEvent): Promise<Buffer | undefined>;
  onTold(event: LiveEvent): void;
  onEnd(): void;
}

/** One way through the log for all who ask the same: executed once, made into bytes once. */
export class Feed {
  readonly #options: FeedOptions;
  /** With the place of those who came since the last flush that concerned them. */
  readonly #readers = new Map<FeedReader, Place | undefined>();
  #waiting: Told[] = [];
  /** What is being executed. */
  #inHand: LiveEvent[] = [];
  /** How far the log was told. */
  #seq: number;
  /** The last word that was told. */
  #word = 0;
  #isWoken = false;
  #isReading = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#seq = options.seq;
    options.follower.wakes(this);
  }

  /** Takes a reader in, unless it is behind what was told already. */
  join(reader: FeedReader, place: Place): boolean {
    if (place.seq < this.#seq) return false;
    const words = this.#hasWords ? place.words : 0;
    this.#readers.set(reader, { seq: place.seq, words });
    return true;
  }

  leave(reader: FeedReader): void {
    if (this.#readers.delete(reader) && this.#readers.size === 0) this.#end();
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#options.follower.isClosed) return;
    this.#isReading = true;
    void this.#read();
  }

  flush(write: Write): void {
    const told = this.#waiting;
    if (told.length === 0) return;
    this.#waiting = [];
    const batch = batchOf(told);
    const before = this.#seq;
    for (const { event } of told) {
      this.#seq = event.seq ?? this.#seq;
      this.#word = event.said?.n ?? this.#word;
    }
    for (const [reader, place] of this.#readers) {
      const { connection } = reader;
      const own = place ? told.filter(({ event }) => isNews(event, place)) : told;
      if (connection.isSlow) this.#sendAway(reader, Math.max(before, place?.seq ?? 0), own);
      else if (own.length > 0 && connection.isOpen)
        write(
          connection.stream,
          (own.length === told.length ? batch : batchOf(own)).bytesFor(reader.idText),
        );
      if (place && this.#seq >= place.seq && this.#word >= place.words && this.#readers.has(reader))
        this.#readers.set(reader, undefined);
    }
    for (const { event } of told) this.#options.onTold(event);
  }

  get #hasWords(): boolean {
    return (
      this.#inHand.some(({ said }) => said !== undefined) ||
      this.#options.follower.isTold ||
      this.#waiting.some(({ event }) => event.said !== undefined)
    );
  }

  async #read(): Promise<void> {
    const { follower, tick } = this.#options;
    try {
      while (this.#isWoken && !follower.isClosed) {
        this.#isWoken = false;
        for (;;) {
          const events = await this.#takeSome();
          if (events.length === 0) break;
          this.#inHand = events;
          const tails = await Promise.all(events.map((event) => this.#options.answer(event)));
          this.#inHand = [];
          if (follower.isClosed) return;
          for (const [index, event] of events.entries()) {
            const tail = tails[index];
            if (!tail) return this.#disband(events.slice(index));
            this.#gather({ tail, event });
          }
          tick.add(this);
        }
      }
    } catch {
      // The log cannot be read now: each finds that out for itself, and what its subscription then does.
      this.#disband();
    } finally {
      this.#isReading = false;
    }
  }

  /** What is there now: when much happens at once, the database is asked for it at once. */
  async #takeSome(): Promise<LiveEvent[]> {
    const events: LiveEvent[] = [];
    while (events.length < AT_ONCE) {
      const event = await this.#options.follower.take();
      if (!event) break;
      events.push(event);
    }
    return events;
  }

  /** Of what is not stored only the latest counts. */
  #gather(told: Told): void {
    const { said } = told.event;
    if (said)
      this.#waiting = this.#waiting.filter(
        ({ event }) => !event.said || saidKey(event.said) !== saidKey(said),
      );
    this.#waiting.push(told);
  }

  /** Everybody reads for themselves again. */
  #disband(untold: LiveEvent[] = []): void {
    this.flush((stream, bytes) => stream.write(bytes));
    const missed = untold.map((event) => ({ event }));
    // Ended first: who reads for itself must not find this one open.
    this.#end();
    for (const [reader, place] of this.#readers)
      this.#sendAway(reader, Math.max(this.#seq, place?.seq ?? 0), missed);
  }

  #sendAway(reader: FeedReader, seq: number, missed: readonly { event: LiveEvent }[]): void {
    this.leave(reader);
    reader.fallBack(
      seq,
      missed.flatMap(({ event }) => event.said ?? []),
    );
  }

  #end(): void {
    if (this.#options.follower.isClosed) return;
    this.#options.follower.return();
    this.#options.onEnd();
  }
}

function isNews({ seq, said }: LiveEvent, place: Place): boolean {
  return seq === undefined ? (said?.n ?? 0) > place.words : seq > place.seq;
}

function batchOf(told: readonly Told[]): Batch {
  return new Batch(told.map(({ tail }) => tail));
}
