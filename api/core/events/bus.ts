import type { EntityManager } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { Refused } from "../failures.ts";
import type { Carrier, Notice } from "./carrier.ts";
import { decodeCursor, encodeCursor } from "./cursor.ts";
import { Follower, type Following, type Reading } from "./follower.ts";
import { newestOf, reaches, readAfter } from "./log.ts";
import { Tail } from "./tail.ts";
import { SERVERS, type Audience, type Topic } from "./topics.ts";

const LOOK_EVERY_MS = 3000;
const PAGE = 200;

interface FollowOptions {
  topics: Topic[];
  after?: string | null | undefined;
  /** Whether this reader wants the event; asked with fresh data before it is sent. */
  /** Of what is not stored, what the reader keeps at all. */
  wants?: (data: Record<string, unknown>) => boolean;
  accepts?: (data: Record<string, unknown>) => Promise<boolean>;
  /** Once, when the reader has left: what its listening stood for ends with it, such as being a viewer. */
  onEnd?: () => void;
}

/**
 * Tells the readers of this server what was committed here, and by a carrier those of the others. It only wakes them; the
 * log is the truth, and each server looks into it every few seconds, so a notice that is lost costs latency and never an
 * event.
 */
export class Bus {
  readonly #carrier: Carrier;
  readonly #newEm: () => EntityManager;
  readonly #log: Logger;
  readonly #tails = new Map<Audience, Tail>();
  readonly #servers = new Set<(topic: Topic, data: Record<string, unknown>) => void>();
  readonly #following: Following = {
    read: (audience, seq) => readAfter(this.#newEm(), audience, seq, PAGE),
    join: (tail) => void tail.readers++,
    leave: (tail) => this.#leave(tail),
  };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Notices heard since the start, its own and those of other servers. */
  notices = 0;
  /** Events of one audience the last look into the log found that no notice had told; the most of any audience. */
  lag = 0;

  constructor(carrier: Carrier, newEm: () => EntityManager, log: Logger) {
    this.#carrier = carrier;
    this.#newEm = newEm;
    this.#log = log;
  }

  async start(): Promise<void> {
    await this.#carrier.start({
      hear: (notices) => this.#hearAll(notices),
      missed: () => void this.#look(),
    });
    this.#timer = setInterval(() => void this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#carrier.stop();
  }

  /**
   * Tells what was committed, or what is not stored. The readers of this server hear at once, in the order of the log
   * wherever commits are answered in another. Fulfilled when the other servers were told, or could not be.
   */
  publish(notices: readonly Notice[]): Promise<void> {
    this.#hearAll(notices);
    return this.#carrier.tell(notices);
  }

  /** Hears what is said to the servers themselves. */
  onServers(listener: (topic: Topic, data: Record<string, unknown>) => void): void {
    this.#servers.add(listener);
  }

  /**
   * Follows audiences from `after`, or from now. It joins first and replays then, so nothing falls between.
   * Refuses with RESYNC_REQUIRED (details.cursor = where to go on after a refetch) when the log no longer
   * reaches back that far.
   */
  async follow(
    audiences: Audience[],
    { topics, after, wants, accepts, onEnd }: FollowOptions,
  ): Promise<Follower> {
    const wanted = after ? decodeCursor(after) : new Map<Audience, number>();
    const tails = audiences.map((audience) => this.#join(audience));
    let positions: number[];
    try {
      await Promise.all(tails.map((tail) => this.#open(tail)));
      await this.#catchUp(tails.filter((tail) => (wanted.get(tail.audience) ?? 0) > tail.newest));
      positions = tails.map((tail) => wanted.get(tail.audience) ?? tail.newest);
      await this.#refuseUnlessKept(tails, positions);
    } catch (error) {
      for (const tail of tails) this.#leave(tail);
      throw error;
    }

    this.joined++;
    const reading = tails.reduceRight<Reading | undefined>(
      (next, tail, index) => ({ tail, seq: positions[index] ?? 0, next }),
      undefined,
    );
    return new Follower({ from: this.#following, reading, topics, wants, accepts, onEnd });
  }

  /** Subscriptions that joined since the start. */
  joined = 0;

  /** How many audiences somebody here listens to. */
  get audiences(): number {
    return this.#tails.size;
  }

  #join(audience: Audience): Tail {
    const tail = this.#tails.get(audience) ?? new Tail(audience);
    this.#tails.set(audience, tail);
    tail.readers++;
    return tail;
  }

  /** Learns once how far the log of an audience reaches. Notices that arrive meanwhile are not lost. */
  async #open(tail: Tail): Promise<void> {
    if (tail.isOpen) return;
    tail.opening ??= newestOf(this.#newEm(), [tail.audience]).then(
      (found) => {
        tail.reachesTo(found.get(tail.audience) ?? 0);
        tail.isOpen = true;
        tail.opening = undefined;
      },
      (error: unknown) => {
        // A failed look must not be remembered as the answer for everybody after.
        tail.opening = undefined;
        throw error;
      },
    );
    await tail.opening;
  }

  /** A reader may have its cursor from the log itself, before the notice of the last fact came here. */
  async #catchUp(tails: Tail[]): Promise<void> {
    if (tails.length === 0) return;
    const newest = await newestOf(
      this.#newEm(),
      tails.map(({ audience }) => audience),
    );
    for (const tail of tails) tail.reachesTo(newest.get(tail.audience) ?? 0);
  }

  async #refuseUnlessKept(tails: Tail[], positions: number[]): Promise<void> {
    for (const [index, tail] of tails.entries()) {
      const from = positions[index] ?? 0;
      if (await reaches(this.#newEm(), tail.audience, from, tail.newest)) continue;
      throw new Refused(
        "RESYNC_REQUIRED",
        "Events since this cursor are no longer kept. Refetch, then go on after the new cursor",
        {
          details: { cursor: encodeCursor(tails.map((t) => [t.audience, t.newest] as const)) },
        },
      );
    }
  }

  #leave(tail: Tail): void {
    tail.readers--;
    if (tail.readers === 0) this.#tails.delete(tail.audience);
  }

  #hearAll(notices: readonly Notice[]): void {
    for (const notice of notices) this.#hear(notice);
  }

  #hear({ a: audience, s: seq, t: topic, d: data }: Notice): void {
    this.notices++;
    if (audience === SERVERS) {
      for (const listener of this.#servers) listener(topic, data);
      return;
    }
    const tail = this.#tails.get(audience);
    if (!tail) return;
    const heardAt = performance.now();
    if (seq === undefined) tail.say({ topic, data, heardAt });
    else tail.push({ audience, seq, topic, data, heardAt });
  }

  async #look(): Promise<void> {
    if (this.#tails.size === 0) return;
    try {
      const newest = await newestOf(this.#newEm(), [...this.#tails.keys()]);
      let lag = 0;
      for (const [audience, seq] of newest) {
        const tail = this.#tails.get(audience);
        // A tail that is only opening has not heard where its log stands.
        if (tail && tail.newest > 0) lag = Math.max(lag, seq - tail.newest);
        tail?.reachesTo(seq);
      }
      this.lag = lag;
    } catch (error) {
      if (!this.#stopped) this.#log.warn({ err: error }, "could not look into the event log");
    }
  }
}
