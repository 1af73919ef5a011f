import { sqlState } from "./sqlState.ts";

/** A statement was not even tried, because one before it failed. */
export const NOT_TRIED = "25P02";

/**
 * Does several things of one transaction in one round trip: the statements that each of them asks first go to the
 * database together, in this order. When one fails, those behind it fail too, so that the reason is not always what is
 * heard first: all are waited for, and the first real reason is thrown.
 */
export async function together<const Works extends readonly unknown[]>(
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
