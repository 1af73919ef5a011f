import type { EntityManager } from "@mikro-orm/postgresql";
import { setTimeout as wait } from "node:timers/promises";
import { Refused } from "../failures.ts";
import { useClient } from "../sql/driver.ts";
import { row, sql } from "../sql/sql.ts";
import { sqlState } from "../sql/sqlState.ts";
import { NOT_TRIED, pipeline } from "./pipeline.ts";

/** How long the database is asked for the outcome of a commit, in milliseconds. */
const ASKED_MS = 3000;
const ASKED_EVERY_MS = 100;

/**
 * Runs one transaction; `last` writes what is only known when the work is done. Every statement that was sent in it,
 * awaited or not, is answered before COMMIT leaves, and one failure rolls everything back. When COMMIT gets no
 * response, the database is asked for the outcome: a committed transaction returns its answer, a rolled back one throws
 * the error of the connection, and an outcome that cannot be learnt is refused with OUTCOME_UNKNOWN.
 */
export async function inTransaction<Answer>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Answer>,
  last: (em: EntityManager) => Promise<unknown> = async () => {},
): Promise<Answer> {
  let sent: Done<Answer> | undefined;
  try {
    return await em.transactional(async (inner) => {
      const its = inner as EntityManager;
      const client = await useClient(its);
      const [ended] = await Promise.allSettled([allOf(its, work, last)]);
      const failed = await client.end();
      if (ended.status === "rejected") throw reasonOf(ended.reason, failed);
      if (failed) throw failed.reason;
      sent = ended.value;
      return sent.answer;
    });
  } catch (error) {
    if (!sent || isAnswered(error)) throw error;
    return await resolveOutcome(em, sent, error);
  }
}

interface Done<Answer> {
  answer: Answer;
  /** The transaction's id in the database; null if it has changed nothing. */
  xid: string | null;
}

async function allOf<Answer>(
  em: EntityManager,
  work: (em: EntityManager) => Promise<Answer>,
  last: (em: EntityManager) => Promise<unknown>,
): Promise<Done<Answer>> {
  const answer = await work(em);
  await em.flush();
  const [, found] = await pipeline([
    last(em),
    row(em, sql<{ xid: string | null }>`select pg_current_xact_id_if_assigned()::text as xid`),
  ]);
  return { answer, xid: found?.xid ?? null };
}

/** The reason of a failure: a statement that was not executed failed because of the first that did. */
function reasonOf(error: unknown, first: { reason: unknown } | undefined): unknown {
  return first && sqlState(error) === NOT_TRIED ? first.reason : error;
}

/** Whether the database itself refused to commit: it rolled everything back, and says why. */
function isAnswered(error: unknown): boolean {
  const state = sqlState(error);
  // Classes 08 and 57P are about the connection and a server that shuts down, not about the transaction.
  return state !== "" && !/^(08|57P)/.test(state);
}

async function resolveOutcome<Answer>(
  em: EntityManager,
  { answer, xid }: Done<Answer>,
  lost: unknown,
): Promise<Answer> {
  if (xid === null) throw lost;
  const outcome = await outcomeOf(em, xid);
  if (outcome === "committed") return answer;
  throw outcome === "aborted" ? lost : outcomeUnknown();
}

/**
 * The outcome of a transaction, by its id. One that is still open waits for a COMMIT which will not arrive, so its
 * backend is terminated. One that is committing is not harmed by that, and is waited for.
 */
async function outcomeOf(em: EntityManager, xid: string): Promise<string | null> {
  const until = Date.now() + ASKED_MS;
  do {
    try {
      const found = await row(
        em.fork() as EntityManager,
        sql<{ status: string | null }>`
          select pg_xact_status(${xid}::xid8) as status,
            (select count(pg_terminate_backend(pid)) from pg_stat_activity where backend_xid = ${xid}::xid8::xid) as ended`,
      );
      if (found?.status !== "in progress") return found?.status ?? null;
    } catch {
      // The database is still unavailable.
    }
    await wait(ASKED_EVERY_MS);
  } while (Date.now() < until);
  return null;
}

function outcomeUnknown(): Refused {
  return new Refused(
    "OUTCOME_UNKNOWN",
    "The connection was lost while this was being saved, so it may be done. Look before you try again",
    { details: { retryAfterSeconds: 2 } },
  );
}
