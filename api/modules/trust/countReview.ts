import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { refreshTrust } from "./refreshTrust.ts";

/**
 * Updates a member after a review of them was published: the rating is the mean of all reviews, and the trust level
 * follows. Source: C26, C32
 */
export async function countReview(tx: Tx, memberId: number): Promise<void> {
  await rows(tx.em, sql`select ratings_recompute(${memberId})`);
  await refreshTrust(tx, [memberId]);
}
