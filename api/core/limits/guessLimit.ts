import type { EntityManager } from "@mikro-orm/postgresql";
import { WRONG_PASSWORDS } from "../../../schema/limits.ts";
import { minutesAfter } from "../clock.ts";
import type { Services } from "../context.ts";
import { row, rows, sql } from "../sql/sql.ts";
import { tooMany } from "./tooMany.ts";

/** What wrong guesses are counted for, and how many there may be. */
export interface Counter {
  who: string;
  max: number;
  /** What a right guess gives back: the one place it took, or all places. */
  forgives: "itself" | "all";
}

/**
 * Counts wrong guesses in PostgreSQL, for all servers. A guess takes a place before it is checked and gives it back
 * when it was right, so parallel guesses get no more tries than the same number in a row. A guess whose server dies
 * stays counted.
 */
export class GuessLimit {
  readonly #services: Pick<Services, "orm" | "clock">;
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(services: Pick<Services, "orm" | "clock">) {
    this.#services = services;
  }

  /**
   * Runs one guess; `null` from `attempt` is a wrong one. Refuses with RATE_LIMITED after too many wrong ones for any
   * counter.
   */
  async guess<T>(
    counters: readonly Counter[],
    attempt: () => Promise<T | null>,
  ): Promise<T | null> {
    // Read first: a flood of guesses that are refused writes nothing.
    await this.#refuseFull(counters);
    return this.#count(counters, attempt);
  }

  async #count<T>(
    [counter, ...others]: readonly Counter[],
    attempt: () => Promise<T | null>,
  ): Promise<T | null> {
    if (!counter) return attempt();
    return this.#inTurn(counter.who, async () => {
      const until = await this.#takePlace(counter);
      let found: T | null | undefined;
      try {
        found = await this.#count(others, attempt);
        return found;
      } finally {
        // What failed was no guess: its place is free again, but only a right guess forgives the wrong ones.
        if (found === undefined) await this.#giveBack({ ...counter, forgives: "itself" }, until);
        else if (found !== null) await this.#giveBack(counter, until);
      }
    });
  }

  /**
   * Runs one guess of a counter at a time in this process: a right guess must not be refused because another right one
   * has the last place.
   */
  async #inTurn<T>(who: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(who) ?? Promise.resolve()).then(work);
    const over = mine.catch(() => {});
    this.#last.set(who, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(who) === over) this.#last.delete(who);
    }
  }

  /** Takes a place. Returns the end of the window that it is counted in. */
  async #takePlace(counter: Counter): Promise<string> {
    for (;;) {
      const now = this.#services.clock.now();
      const taken = await row(
        this.#em,
        sql<{ until: string }>`
          insert into wrong_guesses as g (who, wrong, until)
          values (${counter.who}, 1, ${minutesAfter(now, WRONG_PASSWORDS.minutes)})
          on conflict (who) do update set
            wrong = case when g.until > ${now} then g.wrong + 1 else 1 end,
            until = case when g.until > ${now} and g.wrong > 0 then g.until else excluded.until end
          where g.until <= ${now} or g.wrong < ${counter.max}
          returning until`,
      );
      if (taken) return taken.until;
      await this.#refuseFull([counter]);
    }
  }

  async #refuseFull(counters: readonly Counter[]): Promise<void> {
    const now = this.#services.clock.now();
    const full = await row(
      this.#em,
      sql<{ until: string }>`
        select until from wrong_guesses g
        join unnest(${counters.map(({ who }) => who)}::text[], ${counters.map(({ max }) => max)}::int[]) as c (who, max)
          on c.who = g.who and g.wrong >= c.max
        where until > ${now} order by until desc limit 1`,
    );
    if (full) throw tooMany(new Date(full.until).getTime() - now.getTime());
  }

  async #giveBack({ who, forgives }: Counter, until: string): Promise<void> {
    await rows(
      this.#em,
      forgives === "all"
        ? sql`delete from wrong_guesses where who = ${who}`
        : sql`update wrong_guesses set wrong = wrong - 1 where who = ${who} and until = ${until} and wrong > 0`,
    );
  }

  get #em(): EntityManager {
    return this.#services.orm.em.fork() as EntityManager;
  }
}
