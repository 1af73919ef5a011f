import { createHash } from "node:crypto";
import { viewerOf } from "../access/viewer.ts";
import type { Tx } from "../context.ts";
import { badField, Refused } from "../failures.ts";
import { row, rows, sql } from "../sql/sql.ts";

/** The options of every idempotencyKey field of an input. */
export const IDEMPOTENCY_KEY = {
  nullable: true,
  description:
    "Chosen by you for one intent, 1 to 200 visible characters: sent again, it answers what was done the first time.",
} as const;

/** What a client wants to be done once. */
export interface Intent {
  /** Chosen by the client, 1 to 200 characters; without one the natural keys of the tables still hold. */
  key: string | null | undefined;
  /** The name of the mutation. */
  useCase: string;
  /** What must be equal for two requests to be the same. */
  input: unknown;
}

/**
 * Does the work of one intent once. The key's row is the first thing the transaction writes, its answer the last: a
 * concurrent request with the same key waits for the row. A refusal rolls the key back, so the next request is a new
 * try. Refuses with IDEMPOTENCY_KEY_REUSED when the key was used for something else.
 */
export async function once<Answer>(
  tx: Tx,
  intent: Intent,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { key, useCase, input } = intent;
  if (key === null || key === undefined) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badField("idempotencyKey", "The idempotency key must be 1 to 200 visible characters");
  }
  const { id } = viewerOf(tx);
  const hash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const taken = await row(
    tx.em,
    sql`insert into idempotency_keys (user_id, key, use_case, request_hash, created_at)
        values (${id}, ${key}, ${useCase}, ${hash}, ${tx.now}) on conflict do nothing returning 1`,
  );
  if (!taken) return replay<Answer>(tx, id, key, useCase, hash);

  const answer = await work();
  tx.kept = { userId: id, key, answer: answer ?? null };
  return answer;
}

/** Stores the answer of a use case with its key, with the last statements of its transaction. */
export async function keepAnswer({ em, kept }: Tx): Promise<void> {
  if (!kept) return;
  await rows(
    em,
    sql`update idempotency_keys set answer = ${JSON.stringify(kept.answer)} where user_id = ${kept.userId} and key = ${kept.key}`,
  );
}

async function replay<Answer>(
  tx: Tx,
  memberId: number,
  key: string,
  useCase: string,
  hash: string,
): Promise<Answer> {
  const earlier = await row<{ use_case: string; request_hash: string; answer: Answer }>(
    tx.em,
    sql`select use_case, request_hash, answer from idempotency_keys where user_id = ${memberId} and key = ${key}`,
  );
  if (!earlier || earlier.use_case !== useCase || earlier.request_hash !== hash) {
    throw new Refused(
      "IDEMPOTENCY_KEY_REUSED",
      "This idempotency key was used for another request",
    );
  }
  tx.markReplayed();
  return earlier.answer;
}
