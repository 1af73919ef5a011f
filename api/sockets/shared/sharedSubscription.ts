import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { ReaderLane, type Reader, type Place, type Outgoing } from "./lane.ts";
import type { Tick } from "./tick.ts";

/** How many events may be in execution at once. */
const IN_HAND_MAX = 64;

interface Options {
  follower: Follower;
  /** The sequence of the follower's position. */
  seq: number;
  tick: Tick;
  /**
   * Executes an event. Returns what follows the id in its message; undefined when each subscriber must execute it with
   * their own rights.
   */
  answer(event: LiveEvent): Promise<Buffer | undefined>;
  onSent(event: LiveEvent): void;
  onEnd(): void;
}

/** Reads the log once for all subscribers of the same operation: each event is executed once and encoded once. */
export class SharedSubscription {
  readonly #options: Options;
  /** The readers, by the lane of their sockets. */
  readonly #lanes = new Map<number, ReaderLane>();
  /** The events that are being executed, in the order of the log. */
  #inFlight: { event: LiveEvent; answer: Promise<Buffer | undefined> }[] = [];
  /** The last sequence that was gathered for all lanes. */
  #seq: number;
  #isWoken = false;
  #isReading = false;
  #isSending = false;
  #isOver = false;

  constructor(options: Options) {
    this.#options = options;
    this.#seq = options.seq;
    options.follower.wakes(this);
  }

  /** Adds a reader, unless it is behind what was sent already. */
  join(reader: Reader, place: Place): boolean {
    const number = reader.connection.lane;
    const lane = this.#lanes.get(number) ?? this.#newLane();
    if (place.seq < lane.seq) return false;
    this.#lanes.set(number, lane);
    const broadcasts = this.#hasBroadcasts || lane.hasBroadcasts ? place.broadcasts : 0;
    lane.readers.set(reader, { seq: place.seq, broadcasts });
    return true;
  }

  leave(reader: Reader): void {
    const number = reader.connection.lane;
    const lane = this.#lanes.get(number);
    if (!lane?.readers.delete(reader) || lane.readers.size > 0) return;
    this.#lanes.delete(number);
    if (this.#lanes.size === 0) this.#end();
  }

  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#options.follower.isClosed) return;
    this.#isReading = true;
    void this.#read();
  }

  get #hasBroadcasts(): boolean {
    return (
      this.#inFlight.some(({ event }) => event.broadcast !== undefined) ||
      this.#options.follower.hasBroadcast
    );
  }

  #newLane(): ReaderLane {
    return new ReaderLane({
      seq: this.#seq,
      evict: (reader, seq, missed) => this.#evict(reader, seq, missed),
      onSent: this.#options.onSent,
    });
  }

  /** Takes the events that are there without waiting for their results, so that many are executed at once. */
  async #read(): Promise<void> {
    const { follower, answer } = this.#options;
    try {
      while (!follower.isClosed && this.#inFlight.length < IN_HAND_MAX) {
        this.#isWoken = false;
        const event = await follower.take();
        if (!event && !this.#isWoken) break;
        if (!event) continue;
        this.#inFlight.push({ event, answer: answer(event).catch(() => undefined) });
        if (!this.#isSending) void this.#send();
      }
    } catch {
      // The log cannot be read now: each reader meets the error itself, and its subscription handles it.
      this.#releaseReaders();
    } finally {
      this.#isReading = false;
    }
  }

  /** Gathers the results in the order of the log, whichever came first. */
  async #send(): Promise<void> {
    const { follower, tick } = this.#options;
    this.#isSending = true;
    for (let next = this.#inFlight[0]; next; next = this.#inFlight[0]) {
      const payload = await next.answer;
      if (follower.isClosed) break;
      if (!payload) {
        this.#releaseReaders();
        break;
      }
      this.#inFlight.shift();
      this.#gather({ payload, event: next.event });
      for (const [number, lane] of this.#lanes) tick.add(number, lane);
      if (this.#inFlight.length === IN_HAND_MAX - 1) this.wake();
    }
    this.#isSending = false;
  }

  #gather(told: Outgoing): void {
    this.#seq = told.event.seq ?? this.#seq;
    for (const lane of this.#lanes.values()) lane.gather(told);
  }

  /** Lets all readers read for themselves again, from the first event without a result. */
  #releaseReaders(): void {
    const missed = this.#inFlight;
    this.#inFlight = [];
    const lanes = [...this.#lanes.values()];
    for (const lane of lanes) lane.flush((stream, bytes) => stream.write(bytes));
    // Ended first, so that a reader that reads for itself does not join this one again.
    this.#end();
    for (const { readers, seq } of lanes)
      for (const [reader, place] of readers)
        this.#evict(reader, Math.max(seq, place?.seq ?? 0), missed);
  }

  #evict(reader: Reader, seq: number, missed: readonly { event: LiveEvent }[]): void {
    this.leave(reader);
    reader.fallBack(
      seq,
      missed.flatMap(({ event }) => event.broadcast ?? []),
    );
  }

  #end(): void {
    // The follower may have closed itself, when it could not read.
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.follower.return();
    this.#options.onEnd();
  }
}
