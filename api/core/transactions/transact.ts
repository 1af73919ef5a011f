import type { EntityManager } from "@mikro-orm/postgresql";
import { setTimeout as wait } from "node:timers/promises";
import type { Context, Tx } from "../context.ts";
import { LiveEvents } from "../events/liveEvents.ts";
import { Mails } from "../mail/mail.ts";
import { Outbox } from "../outbox/outbox.ts";
import { sqlState } from "../sql/sqlState.ts";
import { keepAnswer } from "./idempotency.ts";
import { pipeline } from "./pipeline.ts";
import { inTransaction } from "./transaction.ts";

export type UseCase<Input, Answer> = (tx: Tx, input: Input) => Promise<Answer>;

const ATTEMPTS = 5;
/** Serialization failure and deadlock: the database undid everything and says "again". */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/**
 * Runs one use case in one transaction, when it is its turn. Events are heard and mails leave after the commit; a throw
 * undoes everything and tells nobody. Refuses with OUTCOME_UNKNOWN where the database went away during the commit.
 */
export async function transact<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  if (ctx.snapshot?.isOfQuery) throw new Error("a query changes nothing");
  // Its connection is given back before another is taken.
  ctx.snapshot?.end();
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ctx.services.transactionLimiter.run(ctx.viewer?.id, () =>
        once(ctx, useCase, input),
      );
      forgetRead(ctx);
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/** What was read before is old now; the answer is loaded afresh, and at one moment. */
function forgetRead(ctx: Context): void {
  ctx.em.clear();
  ctx.loaders.clear();
  ctx.snapshot?.begin();
}

async function once<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const afterCommit: (() => void)[] = [];
  let tx: Tx;
  const answer = await inTransaction(
    ctx.services.orm.em.fork() as EntityManager,
    (em) => {
      tx = newTx(ctx, em, afterCommit);
      return useCase(tx, input);
    },
    async (em) => {
      const [, , consumers, notices] = await pipeline([
        keepAnswer(tx),
        tx.mails.flush(tx),
        tx.outbox.flush(em, tx.now),
        tx.events.flush(em, tx.now),
        ...tx.pending,
      ]);
      afterCommit.push(
        () => void ctx.services.bus.publish(notices),
        () => ctx.services.consumers.call(consumers),
      );
    },
  );
  for (const leave of afterCommit) leave();
  return answer;
}

function newTx(ctx: Context, em: EntityManager, afterCommit: (() => void)[]): Tx {
  const { services, viewer, origin } = ctx;
  return {
    em,
    viewer,
    origin,
    services,
    events: new LiveEvents(),
    outbox: new Outbox(services.consumers.routes),
    mails: new Mails(),
    pending: [],
    afterCommit,
    now: services.clock.now(),
    markReplayed: () => {
      ctx.replayed = true;
    },
  };
}
