import { saidKey, type LiveEvent } from "../../core/events/follower.ts";
import type { Said } from "../../core/events/tail.ts";
import type { Connection } from "../connection.ts";
import { Batch } from "./batch.ts";
import type { Write } from "./tick.ts";

/** Where a reader was when it came: what lies before was told to it already. */
export interface Place {
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

export interface Told {
  tail: Buffer;
  event: LiveEvent;
}

interface LaneOptions {
  /** How far the log was gathered when the lane was made. */
  seq: number;
  /** Takes out a reader that is too slow for the others. */
  sendAway(reader: FeedReader, seq: number, missed: readonly { event: LiveEvent }[]): void;
  onTold(event: LiveEvent): void;
}

/** The readers of one feed that are told in the same tick. */
export class FeedLane {
  readonly #options: LaneOptions;
  /** With the place of those who came since the last flush that concerned them. */
  readonly readers = new Map<FeedReader, Place | undefined>();
  #waiting: Told[] = [];
  /** How far the log was told. */
  #seq: number;
  /** The last word that was told. */
  #word = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#seq = options.seq;
  }

  get seq(): number {
    return this.#seq;
  }

  get hasWords(): boolean {
    return this.#waiting.some(({ event }) => event.said !== undefined);
  }

  /** Of what is not stored only the latest counts. */
  gather(told: Told): void {
    const { said } = told.event;
    if (said)
      this.#waiting = this.#waiting.filter(
        ({ event }) => !event.said || saidKey(event.said) !== saidKey(said),
      );
    this.#waiting.push(told);
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
    for (const [reader, place] of this.readers) {
      const { connection } = reader;
      const own = place ? told.filter(({ event }) => isNews(event, place)) : told;
      if (connection.isSlow) this.#options.sendAway(reader, Math.max(before, place?.seq ?? 0), own);
      else if (own.length > 0 && connection.isOpen)
        write(
          connection.stream,
          (own.length === told.length ? batch : batchOf(own)).bytesFor(reader.idText),
        );
      if (place && this.#seq >= place.seq && this.#word >= place.words && this.readers.has(reader))
        this.readers.set(reader, undefined);
    }
    for (const { event } of told) this.#options.onTold(event);
  }
}

function isNews({ seq, said }: LiveEvent, place: Place): boolean {
  return seq === undefined ? (said?.n ?? 0) > place.words : seq > place.seq;
}

function batchOf(told: readonly Told[]): Batch {
  return new Batch(told.map(({ tail }) => tail));
}
