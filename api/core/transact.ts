import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
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
 * Runs one use case in one transaction, when it is its turn. Events are written last and heard after the commit; a throw
 * undoes everything and tells nobody.
 */
export async function transact<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ctx.services.turns.run(ctx.viewer?.id, () => once(ctx, useCase, input));
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

async function once<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const { services, viewer, origin } = ctx;
  let told: Promise<unknown> | undefined;
  const answer = await services.orm.em.fork().transactional(async (inner) => {
    const em = inner as EntityManager;
    await useClient(em);
    const tx: Tx = {
      em,
      viewer,
      origin,
      services,
      events: new Facts(),
      mails: new Mails(),
      now: services.clock.now(),
      markReplayed: () => {
        ctx.replayed = true;
      },
    };
    try {
      const answered = await useCase(tx, input);
      await em.flush();
      // Not awaited here: the commit goes with it, so that counters and wallets are locked for one round trip less.
      told = together([tx.mails.flush(tx), tx.events.flush(em, tx.now)]);
      told.catch(() => {});
      return answered;
    } finally {
      leaveClient(em);
    }
  });
  // Had the events failed, the database would have answered the commit with a rollback.
  await told;
  return answer;
}
