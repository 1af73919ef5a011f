import type { Tx } from "../context.ts";
import { sqlState } from "../sql/sqlState.ts";

/** A statement was not even tried, because one before it failed. */
export const NOT_TRIED = "25P02";

/**
 * Does several things of one transaction in one round trip: the statements that each of them asks first go to the
 * database together, in this order. When one fails, those behind it fail too, so that the reason is not always what is
 * heard first: all are waited for, and the first real reason is thrown.
 */
export async function pipeline<const Works extends readonly unknown[]>(
  works: Works,
): Promise<{ -readonly [N in keyof Works]: Awaited<Works[N]> }> {
  const ended = await Promise.allSettled(works);
  const reasons = ended.flatMap((end) =>
    end.status === "rejected" ? [end.reason as unknown] : [],
  );
  if (reasons.length > 0)
    throw reasons.find((reason) => sqlState(reason) !== NOT_TRIED) ?? reasons[0];
  return ended.map((end) => (end.status === "fulfilled" ? end.value : undefined)) as {
    -readonly [N in keyof Works]: Awaited<Works[N]>;
  };
}

/**
 * Leaves statements of a transaction to leave with its last ones, in their order, so that locks are held for one round trip
 * less. Nothing may be told or appended after their answers; the first that fails is thrown, in place of the commit.
 */
export function sendWithCommit(tx: Tx, work: Promise<unknown>): void {
  // Whoever throws meanwhile is heard first; this failure is then nobody's.
  work.catch(() => {});
  tx.pending.push(work);
}
