import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { ReaderLane, type Reader, type Place, type Outgoing } from "./lane.ts";
import type { Tick } from "./tick.ts";

/** How much is asked for before the first of it is answered. */
const IN_HAND_MAX = 64;

interface Options {
  follower: Follower;
  /** Where the follower stands. */
  seq: number;
  tick: Tick;
  /** What follows the id in the message of an event; undefined when each must ask with their own rights. */
  answer(event: LiveEvent): Promise<Buffer | undefined>;
  onSent(event: LiveEvent): void;
  onEnd(): void;
}

/** One way through the log for all who ask the same: executed once, made into bytes once. */
export class SharedSubscription {
  readonly #options: Options;
  /** By the lane of their sockets. */
  readonly #lanes = new Map<number, ReaderLane>();
  /** What is being executed, in the order of the log. */
  #inHand: { event: LiveEvent; answer: Promise<Buffer | undefined> }[] = [];
  /** How far the log was gathered for all lanes. */
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

  /** Takes a reader in, unless it is behind what was told already. */
  join(reader: Reader, place: Place): boolean {
    const number = reader.connection.lane;
    const lane = this.#lanes.get(number) ?? this.#aLane();
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
      this.#inHand.some(({ event }) => event.broadcast !== undefined) ||
      this.#options.follower.hasBroadcast
    );
  }

  #aLane(): ReaderLane {
    return new ReaderLane({
      seq: this.#seq,
      sendAway: (reader, seq, missed) => this.#sendAway(reader, seq, missed),
      onSent: this.#options.onSent,
    });
  }

  /** Takes what is there without waiting for the answers: the database is asked for many at once. */
  async #read(): Promise<void> {
    const { follower, answer } = this.#options;
    try {
      while (!follower.isClosed && this.#inHand.length < IN_HAND_MAX) {
        this.#isWoken = false;
        const event = await follower.take();
        if (!event && !this.#isWoken) break;
        if (!event) continue;
        this.#inHand.push({ event, answer: answer(event).catch(() => undefined) });
        if (!this.#isSending) void this.#send();
      }
    } catch {
      // The log cannot be read now: each finds that out for itself, and what its subscription then does.
      this.#disband();
    } finally {
      this.#isReading = false;
    }
  }

  /** Gathers the answers in the order of the log, whichever came first. */
  async #send(): Promise<void> {
    const { follower, tick } = this.#options;
    this.#isSending = true;
    for (let next = this.#inHand[0]; next; next = this.#inHand[0]) {
      const payload = await next.answer;
      if (follower.isClosed) break;
      if (!payload) {
        this.#disband();
        break;
      }
      this.#inHand.shift();
      this.#gather({ payload, event: next.event });
      for (const [number, lane] of this.#lanes) tick.add(number, lane);
      if (this.#inHand.length === IN_HAND_MAX - 1) this.wake();
    }
    this.#isSending = false;
  }

  #gather(told: Outgoing): void {
    this.#seq = told.event.seq ?? this.#seq;
    for (const lane of this.#lanes.values()) lane.gather(told);
  }

  /** Everybody reads for themselves again, from the first that was not answered. */
  #disband(): void {
    const missed = this.#inHand;
    this.#inHand = [];
    const lanes = [...this.#lanes.values()];
    for (const lane of lanes) lane.flush((stream, bytes) => stream.write(bytes));
    // Ended first: who reads for itself must not find this one open.
    this.#end();
    for (const { readers, seq } of lanes)
      for (const [reader, place] of readers)
        this.#sendAway(reader, Math.max(seq, place?.seq ?? 0), missed);
  }

  #sendAway(reader: Reader, seq: number, missed: readonly { event: LiveEvent }[]): void {
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
