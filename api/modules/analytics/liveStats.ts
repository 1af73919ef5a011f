import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../core/context.ts";
import type { Follower } from "../../core/events/follower.ts";
import { STATS } from "../../core/events/topics.ts";
import { readAdminStats } from "./readAdminStats.ts";

const COUNT_EVERY_MS = 2000;

/**
 * The figures of the market for all subscribers of this server: counted every two seconds while there are any, once for
 * all, and broadcast when they changed.
 */
class LiveStats {
  readonly #services: Services;
  #subscribers = 0;
  #timer: NodeJS.Timeout | undefined;
  #isCounting = false;
  /** The figures that were broadcast last, as JSON without their time. */
  #broadcast = "";

  constructor(services: Services) {
    this.#services = services;
  }

  /** Subscribes; the first figures come within two seconds. */
  async follow(): Promise<Follower> {
    const follower = await this.#services.bus.follow([STATS], {
      topics: ["adminStatsUpdated"],
      onEnd: () => this.#leave(),
    });
    this.#subscribers += 1;
    this.#broadcast = "";
    this.#timer ??= setInterval(() => void this.#count(), COUNT_EVERY_MS);
    return follower;
  }

  #leave(): void {
    this.#subscribers -= 1;
    if (this.#subscribers > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #count(): Promise<void> {
    if (this.#isCounting) return;
    this.#isCounting = true;
    const { bus, clock, log, orm } = this.#services;
    try {
      const stats = await readAdminStats(orm.em.fork() as EntityManager, clock.now());
      const { asOf: _, ...figures } = stats;
      const text = JSON.stringify(figures);
      if (text === this.#broadcast) return;
      this.#broadcast = text;
      bus.broadcastHere({ a: STATS, t: "adminStatsUpdated", d: { stats } });
    } catch (error) {
      log.warn({ err: error }, "could not count the figures of the market");
    } finally {
      this.#isCounting = false;
    }
  }
}

const perServer = new WeakMap<Services, LiveStats>();

/** Follows the figures that this server counts. */
export function followStats(services: Services): Promise<Follower> {
  const stats = perServer.get(services) ?? new LiveStats(services);
  perServer.set(services, stats);
  return stats.follow();
}
