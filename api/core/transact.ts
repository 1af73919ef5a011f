import { setTimeout as wait } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { Closing, mustGoByStep } from "./closing.ts";
import type { Context, Tx } from "./context.ts";
import { leaveClient, useClient } from "./direct.ts";
import { Facts } from "./events/facts.ts";
import { Refused } from "./failures.ts";
import { Mails } from "./mail.ts";
import { sqlState } from "./sqlState.ts";
import { together } from "./together.ts";

export type UseCase<Input, Answer> = (tx: Tx, input: Input) => Promise<Answer>;

/** Does the same for several inputs at once. What is refused for one is done for the others. */
export type UseCaseOfMany<Input, Answer> = UseCase<Input[], PromiseSettledResult<Answer>[]>;

/** Thrown by a use case of many: these have to be done one by one. */
export class OneByOne extends Error {}

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
      forgetRead(ctx);
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error))) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/** What several of one member wait for together. */
interface Asked<Input> {
  ctx: Context;
  input: Input;
}

/**
 * Runs a use case that would wait for other runs of it by the same member: those who wait for it are done in one
 * transaction, each with an answer or a refusal of its own. What fails for all of them is done again one by one.
 */
export function transactInGroup<Input, Answer>(
  ctx: Context,
  useCase: UseCaseOfMany<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const { groups } = ctx.services;
  return groups.run(`${useCase.name} ${ctx.viewer?.id}`, { ctx, input }, (asked: Asked<Input>[]) =>
    inOneOrEach(useCase, asked),
  );
}

async function inOneOrEach<Input, Answer>(
  useCase: UseCaseOfMany<Input, Answer>,
  asked: Asked<Input>[],
): Promise<readonly PromiseSettledResult<Answer>[]> {
  const [first, ...others] = asked;
  if (first && others.length > 0) {
    try {
      const ends = await transact(
        first.ctx,
        useCase,
        asked.map(({ input }) => input),
      );
      for (const { ctx } of others) forgetRead(ctx);
      return ends;
    } catch (error) {
      // Nobody had a turn; one by one nobody would have one either.
      if (error instanceof Refused && error.code === "UNAVAILABLE") throw error;
    }
  }
  const each = await Promise.allSettled(
    asked.map(({ ctx, input }) => transact(ctx, useCase, [input])),
  );
  return each.flatMap((end) => (end.status === "rejected" ? [end] : end.value));
}

/** What was read before is old now; the answer is loaded afresh. */
function forgetRead(ctx: Context): void {
  ctx.em.clear();
  ctx.loaders.clear();
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
