import type { Broadcast } from "../../core/events/channelBuffer.ts";
import type { LiveEvent } from "../../core/events/follower.ts";
import type { Connection } from "../connection.ts";
import { Batch } from "./batch.ts";
import type { Write } from "./tick.ts";

/** A reader's position when it joined: it already has everything up to there. */
export interface Place {
  seq: number;
  broadcasts: number;
}

/** A subscription that a shared subscription sends events to. */
export interface Reader {
  readonly connection: Connection;
  /** The id of the subscription, as JSON. */
  readonly idText: string;
  /** Lets it read for itself again, after `seq`. `broadcasts` are those it was not sent, which are in no log. */
  fallBack(seq: number, broadcasts: Broadcast[]): void;
}

export interface Outgoing {
  payload: Buffer;
  event: LiveEvent;
}

interface LaneOptions {
  /** The last sequence that was gathered when the lane was created. */
  seq: number;
  /** Removes a reader that is too slow for the others from the shared subscription. */
  evict(reader: Reader, seq: number, missed: readonly { event: LiveEvent }[]): void;
  onSent(event: LiveEvent): void;
}

/** The readers of one shared subscription that are written to in the same tick. */
export class ReaderLane {
  readonly #options: LaneOptions;
  /** The readers. A reader that joined recently has its position as value, until a flush has passed that position. */
  readonly readers = new Map<Reader, Place | undefined>();
  #waiting: Outgoing[] = [];
  /** The last sequence that was sent. */
  #seq: number;
  /** The last broadcast that was sent. */
  #lastBroadcast = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#seq = options.seq;
  }

  get seq(): number {
    return this.#seq;
  }

  get hasBroadcasts(): boolean {
    return this.#waiting.some(({ event }) => event.broadcast !== undefined);
  }

  /** Adds an event to the next flush. Of broadcasts with the same key only the latest is kept. */
  gather(outgoing: Outgoing): void {
    const { broadcast } = outgoing.event;
    if (broadcast)
      this.#waiting = this.#waiting.filter(({ event }) => event.broadcast?.key !== broadcast.key);
    this.#waiting.push(outgoing);
  }

  flush(write: Write): void {
    const outgoing = this.#waiting;
    if (outgoing.length === 0) return;
    this.#waiting = [];
    const batch = batchOf(outgoing);
    const before = this.#seq;
    for (const { event } of outgoing) {
      this.#seq = event.seq ?? this.#seq;
      this.#lastBroadcast = event.broadcast?.index ?? this.#lastBroadcast;
    }
    for (const [reader, place] of this.readers) {
      const { connection } = reader;
      const own = place ? outgoing.filter(({ event }) => isNews(event, place)) : outgoing;
      if (connection.isSlow) this.#options.evict(reader, Math.max(before, place?.seq ?? 0), own);
      else if (own.length > 0 && connection.isOpen)
        write(
          connection.stream,
          (own.length === outgoing.length ? batch : batchOf(own)).bytesFor(reader.idText),
        );
      if (
        place &&
        this.#seq >= place.seq &&
        this.#lastBroadcast >= place.broadcasts &&
        this.readers.has(reader)
      )
        this.readers.set(reader, undefined);
    }
    for (const { event } of outgoing) this.#options.onSent(event);
  }
}

function isNews({ seq, broadcast }: LiveEvent, place: Place): boolean {
  return seq === undefined ? (broadcast?.index ?? 0) > place.broadcasts : seq > place.seq;
}

function batchOf(outgoing: readonly Outgoing[]): Batch {
  return new Batch(outgoing.map(({ payload }) => payload));
}
