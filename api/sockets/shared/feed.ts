import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { FeedLane, type FeedReader, type Place, type Told } from "./lane.ts";
import type { Tick } from "./tick.ts";

/** How much is asked for before the first of it is answered. */
const IN_HAND_MAX = 64;

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
  /** By the lane of their sockets. */
  readonly #lanes = new Map<number, FeedLane>();
  /** What is being executed, in the order of the log. */
  #inHand: { event: LiveEvent; answer: Promise<Buffer | undefined> }[] = [];
  /** How far the log was gathered for all lanes. */
  #seq: number;
  #isWoken = false;
  #isReading = false;
  #isTelling = false;
  #isOver = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#seq = options.seq;
    options.follower.wakes(this);
  }

  /** Takes a reader in, unless it is behind what was told already. */
  join(reader: FeedReader, place: Place): boolean {
    const number = reader.connection.lane;
    const lane = this.#lanes.get(number) ?? this.#aLane();
    if (place.seq < lane.seq) return false;
    this.#lanes.set(number, lane);
    const words = this.#hasWords || lane.hasWords ? place.words : 0;
    lane.readers.set(reader, { seq: place.seq, words });
    return true;
  }

  leave(reader: FeedReader): void {
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

  get #hasWords(): boolean {
    return (
      this.#inHand.some(({ event }) => event.said !== undefined) || this.#options.follower.isTold
    );
  }

  #aLane(): FeedLane {
    return new FeedLane({
      seq: this.#seq,
      sendAway: (reader, seq, missed) => this.#sendAway(reader, seq, missed),
      onTold: this.#options.onTold,
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
        if (!this.#isTelling) void this.#tell();
      }
    } catch {
      // The log cannot be read now: each finds that out for itself, and what its subscription then does.
      this.#disband();
    } finally {
      this.#isReading = false;
    }
  }

  /** Gathers the answers in the order of the log, whichever came first. */
  async #tell(): Promise<void> {
    const { follower, tick } = this.#options;
    this.#isTelling = true;
    for (let next = this.#inHand[0]; next; next = this.#inHand[0]) {
      const tail = await next.answer;
      if (follower.isClosed) break;
      if (!tail) {
        this.#disband();
        break;
      }
      this.#inHand.shift();
      this.#gather({ tail, event: next.event });
      for (const [number, lane] of this.#lanes) tick.add(number, lane);
      if (this.#inHand.length === IN_HAND_MAX - 1) this.wake();
    }
    this.#isTelling = false;
  }

  #gather(told: Told): void {
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

  #sendAway(reader: FeedReader, seq: number, missed: readonly { event: LiveEvent }[]): void {
    this.leave(reader);
    reader.fallBack(
      seq,
      missed.flatMap(({ event }) => event.said ?? []),
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
