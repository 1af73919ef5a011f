import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Closing, mustGoByStep } from "./closing.ts";
import type { Context, Tx } from "./context.ts";
import { leaveClient, useClient } from "./direct.ts";
import { Facts } from "./events/facts.ts";
import { Mails } from "./mail.ts";
import { sqlState } from "./sqlState.ts";
import { together } from "./together.ts";

export type UseCase<Input, Answer> = (tx: Tx, input: Input) => Promise<Answer>;

const ATTEMPTS = 5;
/** Serialization failure and deadlock: the database undid everything and says "again". */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/**
 * Runs one use case in one transaction, when it is its turn. What it leaves to the end goes with the commit, and events
 * are heard after it; a throw undoes everything and tells nobody.
 */
export async function transact<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ctx.services.turns.run(ctx.viewer?.id, () =>
        quicklyOrByStep(ctx, useCase, input),
      );
      // What was read before is old now; the answer is loaded afresh.
      ctx.em.clear();
      ctx.loaders.clear();
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

async function quicklyOrByStep<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  try {
    return await once(ctx, useCase, input);
  } catch (error) {
    if (!mustGoByStep(error)) throw error;
    return once(ctx, useCase, input, { isByStep: true });
  }
}

async function once<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
  { isByStep }: { isByStep: boolean } = { isByStep: false },
): Promise<Answer> {
  let last: Promise<unknown> | undefined;
  const work = ctx.services.orm.em.fork().transactional(async (inner) => {
    const em = inner as EntityManager;
    await useClient(em);
    const tx = newTx(ctx, em, isByStep);
    try {
      const answer = await useCase(tx, input);
      await em.flush();
      // Not awaited here: the commit goes with it, so that counters and wallets are locked for one round trip less.
      last = together([tx.closing.flush(), tx.mails.flush(tx), tx.events.flush(em, tx.now)]);
      last.catch(() => {});
      return answer;
    } finally {
      leaveClient(em);
    }
  });
  try {
    return await work;
  } finally {
    // Had one of them failed, the database would have answered the commit with a rollback; the reason is this one.
    await last;
  }
}

function newTx(ctx: Context, em: EntityManager, isByStep: boolean): Tx {
  const { services, viewer, origin } = ctx;
  return {
    em,
    viewer,
    origin,
    services,
    closing: new Closing({ em, isByStep }),
    events: new Facts(),
    mails: new Mails(),
    now: services.clock.now(),
    markReplayed: () => {
      ctx.replayed = true;
    },
  };
}
