import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { rows } from "./sql.ts";
import { sqlState } from "./sqlState.ts";
import { together } from "./together.ts";

/** Raised by the database's by_steps(): what a closing statement brought needs statements of its own. */
const BY_STEPS = "MD001";

interface Options {
  em: EntityManager;
  /** Each statement is asked where it stands, because something seldom came of one of them. */
  isByStep: boolean;
}

interface Last {
  statement: RawBuilder<unknown>;
  /** What its failure is to the caller. */
  inWords: (error: unknown) => unknown;
}

/**
 * The last statements of a use case. They leave in one packet with the events and the commit, so that the rows that many
 * wait for are locked for one round trip. Nobody reads their answers: what must not be is raised by the database, which
 * undoes everything. Where something seldom comes of one, it selects by_steps(), and the use case is done again step by
 * step.
 */
export class Closing {
  readonly isByStep: boolean;
  readonly #em: EntityManager;
  readonly #last: Last[] = [];

  constructor({ em, isByStep }: Options) {
    this.#em = em;
    this.isByStep = isByStep;
  }

  /** Adds one; their order is that of their locks. */
  async add(statement: Last["statement"], inWords: Last["inWords"] = same): Promise<void> {
    const last = { statement, inWords };
    if (this.isByStep) await this.#run(last);
    else this.#last.push(last);
  }

  async flush(): Promise<void> {
    await together(this.#last.splice(0).map((last) => this.#run(last)));
  }

  async #run({ statement, inWords }: Last): Promise<void> {
    try {
      await rows(this.#em, statement);
    } catch (error) {
      throw inWords(error);
    }
  }
}

/** Whether a use case failed only because something has to be done step by step. */
export function mustGoByStep(error: unknown): boolean {
  return sqlState(error) === BY_STEPS;
}

function same(error: unknown): unknown {
  return error;
}
