import type { EntityManager } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { Refused } from "../failures.ts";
import type { Carrier, Notice } from "./carrier.ts";
import { ChannelBuffer } from "./channelBuffer.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { Follower, type Following, type Reading } from "./follower.ts";
import { newestOf, reaches, readAfter } from "./log.ts";
import { OUTBOX, SERVERS, type Audience, type FollowedTopic, type Topic } from "./topics.ts";

const LOOK_EVERY_MS = 3000;
/** No notice says that there are domain events: while somebody follows them, each server looks so often. */
const LOOK_INTO_OUTBOX_EVERY_MS = 500;
const PAGE = 200;

interface FollowOptions {
  topics: readonly FollowedTopic[];
  after?: string | null | undefined;
  /** Filters broadcasts when they arrive: false drops the broadcast for this reader. */
  wants?: (data: Record<string, unknown>) => boolean;
  /** Whether the reader may get an event. Called with fresh data right before the event is sent. */
  accepts?: (data: Record<string, unknown>) => Promise<boolean>;
  /** Called once when the reader has left, to end what the subscription stands for, such as counting as a viewer. */
  onEnd?: () => void;
}

/**
 * Wakes the readers of this server when events are committed, and through a carrier those of the other servers. The log
 * is the truth: each server polls it every few seconds, so a lost notice costs latency and never an event.
 */
export class Bus {
  readonly #carrier: Carrier;
  readonly #newEm: () => EntityManager;
  readonly #log: Logger;
  readonly #buffers = new Map<Audience, ChannelBuffer>();
  readonly #servers = new Set<(topic: Topic, data: Record<string, unknown>) => void>();
  readonly #afterLoss = new Set<() => void>();
  readonly #following: Following = {
    read: ({ audience, newest }, seq) =>
      readAfter(this.#newEm(), audience, { after: seq, newest, limit: PAGE }),
    join: (buffer) => void buffer.readers++,
    leave: (buffer) => this.#leave(buffer),
  };
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;
  /** Notices received since the start, from this server and from others. */
  notices = 0;
  /** How many events the last poll of the log found that no notice had announced: the most of any audience. */
  lag = 0;

  constructor(carrier: Carrier, newEm: () => EntityManager, log: Logger) {
    this.#carrier = carrier;
    this.#newEm = newEm;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#carrier.start({
      receive: (notices) => this.#receiveAll(notices),
      missed: () => {
        void this.#pollLog();
        for (const listener of this.#afterLoss) listener();
      },
    });
    this.#timers = [
      setInterval(() => void this.#pollLog(), LOOK_EVERY_MS),
      setInterval(() => void this.#pollOutbox(), LOOK_INTO_OUTBOX_EVERY_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#carrier.stop();
  }

  /**
   * Publishes committed events and broadcasts. The readers of this server get them at once, in log order even where the
   * commits are confirmed in another order. Resolves when the notices have left for the other servers, or could not.
   */
  publish(notices: readonly Notice[]): Promise<void> {
    this.#receiveAll(notices);
    return this.#carrier.publish(notices);
  }

  /** Broadcasts to the readers of this server alone. */
  broadcastHere(notice: Notice): void {
    this.#receive(notice);
  }

  /** Registers a listener for notices to the servers themselves (audience SERVERS). */
  onServers(listener: (topic: Topic, data: Record<string, unknown>) => void): void {
    this.#servers.add(listener);
  }

  /** Registers a listener that looks for itself after notices of other servers may have been lost. */
  onLoss(listener: () => void): void {
    this.#afterLoss.add(listener);
  }

  /**
   * Follows audiences from the cursor `after`, or from now. It joins the buffers first and replays the log then, so no
   * event is missed in between. Refuses with RESYNC_REQUIRED when the log no longer reaches back that far;
   * details.cursor is where to go on after a refetch.
   */
  async follow(
    audiences: Audience[],
    { topics, after, wants, accepts, onEnd }: FollowOptions,
  ): Promise<Follower> {
    const wanted = after ? decodeCursor(after) : new Map<Audience, number>();
    const buffers = audiences.map((audience) => this.#join(audience));
    let positions: number[];
    try {
      await Promise.all(buffers.map((buffer) => this.#open(buffer)));
      await this.#catchUp(
        buffers.filter((buffer) => (wanted.get(buffer.audience) ?? 0) > buffer.newest),
      );
      positions = buffers.map((buffer) => wanted.get(buffer.audience) ?? buffer.newest);
      await this.#refuseUnlessKept(buffers, positions);
    } catch (error) {
      for (const buffer of buffers) this.#leave(buffer);
      throw error;
    }

    this.joined++;
    const reading = buffers.reduceRight<Reading | undefined>(
      (next, buffer, index) => ({ buffer, seq: positions[index] ?? 0, next }),
      undefined,
    );
    return new Follower({ from: this.#following, reading, topics, wants, accepts, onEnd });
  }

  /** Subscriptions that joined since the start. */
  joined = 0;

  /** How many audiences have readers on this server. */
  get audiences(): number {
    return this.#buffers.size;
  }

  #join(audience: Audience): ChannelBuffer {
    const buffer = this.#buffers.get(audience) ?? new ChannelBuffer(audience);
    this.#buffers.set(audience, buffer);
    buffer.readers++;
    return buffer;
  }

  /** Reads once how far the log of an audience reaches. Notices that arrive meanwhile are not lost. */
  async #open(buffer: ChannelBuffer): Promise<void> {
    if (buffer.isOpen) return;
    buffer.opening ??= newestOf(this.#newEm(), [buffer.audience]).then(
      (found) => {
        buffer.advanceTo(found.get(buffer.audience) ?? 0);
        buffer.isOpen = true;
        buffer.opening = undefined;
      },
      (error: unknown) => {
        // A failed read must not be kept as the result for every later reader.
        buffer.opening = undefined;
        throw error;
      },
    );
    await buffer.opening;
  }

  /** A client may have its cursor from the database itself, before the notice of the last event arrived here. */
  async #catchUp(buffers: ChannelBuffer[]): Promise<void> {
    if (buffers.length === 0) return;
    const newest = await newestOf(
      this.#newEm(),
      buffers.map(({ audience }) => audience),
    );
    for (const buffer of buffers) buffer.advanceTo(newest.get(buffer.audience) ?? 0);
  }

  async #refuseUnlessKept(buffers: ChannelBuffer[], positions: number[]): Promise<void> {
    for (const [index, buffer] of buffers.entries()) {
      const from = positions[index] ?? 0;
      if (await reaches(this.#newEm(), buffer.audience, from, buffer.newest)) continue;
      throw new Refused(
        "RESYNC_REQUIRED",
        "Events since this cursor are no longer kept. Refetch, then go on after the new cursor",
        {
          details: {
            cursor: encodeCursor(
              buffers.map(({ audience, newest }) => [audience, newest] as const),
            ),
          },
        },
      );
    }
  }

  #leave(buffer: ChannelBuffer): void {
    buffer.readers--;
    if (buffer.readers === 0) this.#buffers.delete(buffer.audience);
  }

  #receiveAll(notices: readonly Notice[]): void {
    for (const notice of notices) this.#receive(notice);
  }

  #receive({ a: audience, s: seq, t: topic, d: data }: Notice): void {
    this.notices++;
    if (audience === SERVERS) {
      for (const listener of this.#servers) listener(topic, data);
      return;
    }
    const buffer = this.#buffers.get(audience);
    if (!buffer) return;
    const receivedAt = performance.now();
    if (seq === undefined) buffer.broadcast({ topic, data, receivedAt });
    else buffer.push({ audience, seq, topic, data, receivedAt });
  }

  async #pollOutbox(): Promise<void> {
    const buffer = this.#buffers.get(OUTBOX);
    if (!buffer) return;
    try {
      const newest = await newestOf(this.#newEm(), [OUTBOX]);
      buffer.advanceTo(newest.get(OUTBOX) ?? 0);
    } catch (error) {
      if (!this.#stopped) this.#log.warn({ err: error }, "could not look into the outbox");
    }
  }

  async #pollLog(): Promise<void> {
    const audiences = [...this.#buffers.keys()].filter((audience) => audience !== OUTBOX);
    if (audiences.length === 0) return;
    try {
      const newest = await newestOf(this.#newEm(), audiences);
      let lag = 0;
      for (const [audience, seq] of newest) {
        const buffer = this.#buffers.get(audience);
        // A buffer that is still opening does not know yet how far its log reaches.
        if (buffer && buffer.newest > 0) lag = Math.max(lag, seq - buffer.newest);
        buffer?.advanceTo(seq);
      }
      this.lag = lag;
    } catch (error) {
      if (!this.#stopped) this.#log.warn({ err: error }, "could not look into the event log");
    }
  }
}
