import { setImmediate as nextTurn } from "node:timers/promises";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { tooMany } from "./tooMany.ts";

interface Gate {
  /** Guesses under way. */
  open: number;
  waiting: (() => void)[];
}

/**
 * Counts wrong guesses only, and exactly: guesses that are under way take a place as if they were wrong, so twenty at
 * once get no more tries than twenty in a row, and right ones never lock anybody out.
 */
export class GuessLimit {
  readonly #wrong: RateLimiterMemory;
  readonly #max: number;
  readonly #gates = new Map<string, Gate>();

  constructor({ max, minutes }: { max: number; minutes: number }) {
    this.#max = max;
    this.#wrong = new RateLimiterMemory({ points: max, duration: minutes * 60 });
  }

  /** Runs one guess. `null` is a wrong one. Refuses with RATE_LIMITED after too many wrong ones. */
  async guess<T>(key: string, attempt: () => Promise<T | null>): Promise<T | null> {
    const gate = await this.#enter(key);
    try {
      const found = await attempt();
      if (found === null) await this.#wrong.penalty(key);
      return found;
    } finally {
      // Whoever read the old count decides in this turn of the event loop, before the place is free.
      await nextTurn();
      this.#leave(key, gate);
    }
  }

  /** Forgets the wrong guesses: the password is a new one. */
  async forgive(key: string): Promise<void> {
    await this.#wrong.delete(key);
  }

  async #enter(key: string): Promise<Gate> {
    for (;;) {
      const used = await this.#wrong.get(key);
      const wrong = used?.consumedPoints ?? 0;
      if (wrong >= this.#max) throw tooMany(used?.msBeforeNext ?? 0);

      const gate = this.#gates.get(key) ?? { open: 0, waiting: [] };
      this.#gates.set(key, gate);
      if (wrong + gate.open < this.#max) {
        gate.open++;
        return gate;
      }
      await new Promise<void>((resolve) => gate.waiting.push(resolve));
    }
  }

  #leave(key: string, gate: Gate): void {
    gate.open--;
    // All of them look again: after a wrong guess none may enter, and each must hear so.
    for (const wake of gate.waiting.splice(0)) wake();
    if (gate.open === 0 && this.#gates.get(key) === gate) this.#gates.delete(key);
  }
}
