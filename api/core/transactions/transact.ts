import type { EntityManager } from "@mikro-orm/postgresql";
import { setTimeout as wait } from "node:timers/promises";
import type { Viewer } from "../access/viewer.ts";
import { Audit } from "../audit/auditLog.ts";
import type { Context, Tx } from "../context.ts";
import { LiveEvents } from "../events/liveEvents.ts";
import { Refused } from "../failures.ts";
import { Mails } from "../mail/mail.ts";
import { Outbox } from "../outbox/outbox.ts";
import { sqlState } from "../sql/sqlState.ts";
import { keepAnswer, once, type Intent } from "./idempotency.ts";
import { pipeline } from "./pipeline.ts";
import { inTransaction } from "./transaction.ts";
import type { Watch } from "./watch.ts";

export type UseCase<Input, Answer> = (tx: Tx, input: Input) => Promise<Answer>;

const ATTEMPTS = 5;
/** Serialization failure and deadlock: PostgreSQL rolled everything back, and a retry may succeed. */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/**
 * Runs one use case in one transaction, when the transaction limiter lets it begin. Events are published and mails are
 * sent after the commit; a throw rolls everything back and publishes nothing. An administrator's action commits with its
 * entry in the audit log, or not at all; its dry run is rolled back. Refuses with OUTCOME_UNKNOWN where the
 * connection was lost during the commit and its outcome is not known.
 */
export async function transact<Input, Answer>(
  ctx: Context,
  useCase: UseCase<Input, Answer>,
  input: Input,
): Promise<Answer> {
  if (ctx.snapshot?.isOfQuery) throw new Error("a query changes nothing");
  // The snapshot's connection is given back before another is taken.
  ctx.snapshot?.end();
  // The first transaction of a mutation is what its key is for.
  const { intent = NO_INTENT } = ctx;
  ctx.intent = undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await ctx.services.transactionLimiter.run(ctx.viewer?.id, () =>
        attemptOf(ctx, intent, (tx) => useCase(tx, input)),
      );
      clearStaleReads(ctx);
      return answer;
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error)))
        throw withoutBalance(error, ctx.viewer);
      await wait(Math.random() * 20 * attempt);
    }
  }
}

/** Drops what was read before the commit, which is stale. The answer is loaded again, in a new snapshot. */
function clearStaleReads(ctx: Context): void {
  ctx.em.clear();
  ctx.loaders.clear();
  ctx.snapshot?.begin();
}

const NO_INTENT: Intent = { key: null, useCase: "", input: null };

async function attemptOf<Answer>(
  ctx: Context,
  intent: Intent,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const afterCommit: (() => void)[] = [];
  const watches = watchesOf(ctx);
  let tx: Tx;
  const answer = await inTransaction(
    ctx.services.orm.em.fork() as EntityManager,
    async (em) => {
      tx = newTx(ctx, em, afterCommit);
      for (const watch of watches) await watch.begin(tx);
      return once(tx, intent, () => work(tx));
    },
    async (em) => {
      for (const work of tx.beforeCommit) await work();
      for (const watch of watches) await watch.end(tx);
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

/** A dry run ends before the audit log is written, which its administrators share. */
function watchesOf({ watch, action }: Context): Watch[] {
  return [...(watch ? [watch] : []), ...(action ? [new Audit(action)] : [])];
}

function newTx(ctx: Context, em: EntityManager, afterCommit: (() => void)[]): Tx {
  const { services, viewer, origin } = ctx;
  const tx: Tx = {
    em,
    viewer,
    origin,
    services,
    events: new LiveEvents(),
    outbox: new Outbox(services.consumers.routes),
    mails: new Mails(),
    pending: [],
    beforeCommit: [],
    afterCommit,
    now: services.clock.now(),
    isReplay: false,
    markReplayed: () => {
      tx.isReplay = true;
      ctx.replayed = true;
    },
  };
  return tx;
}

/** A program without the scope does not learn the balance by asking for too much. */
function withoutBalance(error: unknown, viewer: Viewer | null): unknown {
  const credential = viewer?.credential;
  if (credential?.kind !== "token" || credential.scopes.has("wallet:read")) return error;
  if (!(error instanceof Refused) || error.code !== "INSUFFICIENT_BALANCE") return error;
  return new Refused(error.code, "Not enough available TP");
}
