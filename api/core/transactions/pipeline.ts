import type { Tx } from "../context.ts";
import { sqlState } from "../sql/sqlState.ts";

/** SQLSTATE of a statement that was not executed, because one before it failed. */
export const NOT_TRIED = "25P02";

/**
 * Runs several works of one transaction as a pipeline: the first statements of all of them leave in one packet, in this
 * order, and take one round trip. When one fails, those behind it fail too, and their errors may arrive first. So it
 * waits for all works, and throws the first real reason.
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
 * Lets statements leave in one packet with the last ones of the transaction, in their order, so that locks are held for
 * one round trip less. `work` must not publish or append anything after their results. The first failure is thrown, in
 * place of the commit.
 */
export function sendWithCommit(tx: Tx, work: Promise<unknown>): void {
  // If the use case throws first, nothing awaits this failure: it must not become an unhandled rejection.
  work.catch(() => {});
  tx.pending.push(work);
}
