import type { Viewer } from "../access/viewer.ts";
import type { Origin, Services } from "../context.ts";
import { Refused } from "../failures.ts";
import { spendRequest } from "../limits/rateLimits.ts";

const REMEMBERED_MAX = 10_000;

/**
 * The rate limit of requests, where the caller is only known after the statement: a caller that was refused gets no
 * further statement until its wait is over.
 */
export class RateLimitCache {
  readonly #services: Services;
  readonly #refused = new Map<string, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  isRefused(asker: string): boolean {
    const until = this.#refused.get(asker);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#refused.delete(asker);
    return false;
  }

  /** Counts one request. Refuses with RATE_LIMITED. */
  async spend(asker: string, viewer: Viewer | null, origin: Origin): Promise<void> {
    try {
      await spendRequest({ services: this.#services, viewer, origin });
    } catch (error) {
      if (this.#refused.size >= REMEMBERED_MAX) this.#refused.clear();
      this.#refused.set(asker, performance.now() + waitOf(error) * 1000);
      throw error;
    }
  }
}

function waitOf(error: unknown): number {
  const seconds = error instanceof Refused ? error.details?.["retryAfterSeconds"] : undefined;
  return typeof seconds === "number" ? seconds : 1;
}
