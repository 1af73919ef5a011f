import type { Follower, LiveEvent } from "../../core/events/follower.ts";
import { FeedLane, type FeedReader, type Place, type Told } from "./lane.ts";
import type { Tick } from "./tick.ts";

const AT_ONCE = 16;

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
  /** What is being executed. */
  #inHand: LiveEvent[] = [];
  /** How far the log was gathered for all lanes. */
  #seq: number;
  #isWoken = false;
  #isReading = false;

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
    return this.#inHand.some(({ said }) => said !== undefined) || this.#options.follower.isTold;
  }

  #aLane(): FeedLane {
    return new FeedLane({
      seq: this.#seq,
      sendAway: (reader, seq, missed) => this.#sendAway(reader, seq, missed),
      onTold: this.#options.onTold,
    });
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
          for (const [number, lane] of this.#lanes) tick.add(number, lane);
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

  #gather(told: Told): void {
    this.#seq = told.event.seq ?? this.#seq;
    for (const lane of this.#lanes.values()) lane.gather(told);
  }

  /** Everybody reads for themselves again. */
  #disband(untold: LiveEvent[] = []): void {
    const lanes = [...this.#lanes.values()];
    for (const lane of lanes) lane.flush((stream, bytes) => stream.write(bytes));
    const missed = untold.map((event) => ({ event }));
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
    if (this.#options.follower.isClosed) return;
    this.#options.follower.return();
    this.#options.onEnd();
  }
}
