import type { Broadcast } from "../../core/events/channelBuffer.ts";
import { broadcastKey, type LiveEvent } from "../../core/events/follower.ts";
import type { Connection } from "../connection.ts";
import { Batch } from "./batch.ts";
import type { Write } from "./tick.ts";

/** Where a reader was when it came: what lies before was sent to it already. */
export interface Place {
  seq: number;
  broadcasts: number;
}

/** A subscription that is sent what the others are sent. */
export interface Reader {
  readonly connection: Connection;
  /** The id of the subscription, as JSON. */
  readonly idText: string;
  /** It reads for itself again, after `seq`; `broadcasts` are those it was not sent, which no log has. */
  fallBack(seq: number, broadcasts: Broadcast[]): void;
}

export interface Outgoing {
  payload: Buffer;
  event: LiveEvent;
}

interface LaneOptions {
  /** How far the log was gathered when the lane was made. */
  seq: number;
  /** Takes out a reader that is too slow for the others. */
  sendAway(reader: Reader, seq: number, missed: readonly { event: LiveEvent }[]): void;
  onSent(event: LiveEvent): void;
}

/** The readers of one shared subscription that are written to in the same tick. */
export class ReaderLane {
  readonly #options: LaneOptions;
  /** With the place of those who came since the last flush that concerned them. */
  readonly readers = new Map<Reader, Place | undefined>();
  #waiting: Outgoing[] = [];
  /** How far the log was sent. */
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

  /** Of what is not stored only the latest counts. */
  gather(outgoing: Outgoing): void {
    const { broadcast } = outgoing.event;
    if (broadcast)
      this.#waiting = this.#waiting.filter(
        ({ event }) =>
          !event.broadcast || broadcastKey(event.broadcast) !== broadcastKey(broadcast),
      );
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
      if (connection.isSlow) this.#options.sendAway(reader, Math.max(before, place?.seq ?? 0), own);
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
