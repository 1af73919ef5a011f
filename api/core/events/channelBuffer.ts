import type { LoggedEvent } from "./log.ts";
import type { Audience, Topic } from "./topics.ts";

const KEPT = 64;

/** A live event that is not stored, such as a count or a typing sign. */
export interface Broadcast {
  topic: Topic;
  data: Record<string, unknown>;
  receivedAt?: number;
  /** Of broadcasts with the same key only the latest counts. */
  key: string;
  /** Its number among the broadcasts that this server received for the audience, from 1. */
  index: number;
}

interface Listener {
  wake(): void;
  receive(broadcast: Broadcast): void;
}

/**
 * What one server knows of an audience that has readers here: the newest sequence, and the last few events, so that
 * readers need no query. A reader that is behind these events reads the log, which stays the truth.
 */
export class ChannelBuffer {
  readonly audience: Audience;
  newest = 0;
  /** Subscriptions that joined and have not left. */
  readers = 0;
  /** The first read of the log, while it is under way. */
  opening: Promise<void> | undefined;
  isOpen = false;
  /** Broadcasts received. */
  broadcasts = 0;
  #kept: LoggedEvent[] | undefined;
  /** Most audiences belong to one member and have one listener, which needs no Set. */
  #listener: Listener | undefined;
  #others: Set<Listener> | undefined;

  constructor(audience: Audience) {
    this.audience = audience;
  }

  listen(listener: Listener): void {
    if (this.#listener === listener) return;
    if (this.#listener) (this.#others ??= new Set()).add(listener);
    else {
      this.#others?.delete(listener);
      this.#listener = listener;
    }
  }

  ignore(listener: Listener): void {
    if (this.#listener === listener) this.#listener = undefined;
    else this.#others?.delete(listener);
  }

  /** Adds a committed event that arrived over the bus. Events come in order, unless the bus lost one. */
  push(event: LoggedEvent): void {
    if (event.seq <= this.newest) return;
    if (event.seq !== this.newest + 1) this.#kept = undefined;
    this.newest = event.seq;
    this.#kept ??= [];
    this.#kept.push(event);
    if (this.#kept.length > KEPT) this.#kept.shift();
    this.#wakeAll();
  }

  /** Notes that the log reaches `seq`, although the events did not arrive over the bus. */
  advanceTo(seq: number): void {
    if (seq <= this.newest) return;
    this.newest = seq;
    this.#kept = undefined;
    this.#wakeAll();
  }

  broadcast(event: Omit<Broadcast, "index" | "key">): void {
    const broadcast = { ...event, key: keyOf(event), index: ++this.broadcasts };
    this.#listener?.receive(broadcast);
    for (const listener of this.#others ?? []) listener.receive(broadcast);
  }

  /** The events after `seq` if all of them are kept here, else undefined. */
  after(seq: number): LoggedEvent[] | undefined {
    const first = this.#kept?.[0];
    if (!this.#kept || !first || first.seq > seq + 1) return undefined;
    return this.#kept.filter((event) => event.seq > seq);
  }

  #wakeAll(): void {
    this.#listener?.wake();
    for (const listener of this.#others ?? []) listener.wake();
  }
}

/** The topic, and all ids that it names: with others it is about something else. */
function keyOf({ topic, data }: Pick<Broadcast, "topic" | "data">): string {
  const ids = Object.entries(data).filter(([name]) => name.endsWith("Id"));
  return `${topic} ${ids.join()} ${String(data["mayBeGone"])}`;
}
