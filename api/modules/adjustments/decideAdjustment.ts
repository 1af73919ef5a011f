import { object } from "yup";
import { ADJUSTMENT } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockWallets } from "../ledger/index.ts";
import { lockFor } from "./adjustment.rows.ts";
import { endAdjustment } from "./endAdjustment.ts";
import { postAdjustment } from "./postAdjustment.ts";

/**
 * A second administrator approves an adjustment, and its TP move. Refuses a debit of more than the member has available
 * with INSUFFICIENT_BALANCE; it goes on waiting. Returns its id.
 */
export async function approveAdjustment(tx: Tx, input: { id: string }): Promise<number> {
  const adjustment = await lockFor(tx, "approve", idOf(input.id));
  // Whoever leaves the market closes the wallet: read under its lock, the member is still here.
  await lockWallets(tx, [adjustment.memberId]);
  if (!(await isHere(tx, adjustment.memberId))) throw notFound("Member");
  await postAdjustment(tx, adjustment, viewerOf(tx).id);
  return adjustment.id;
}

/** Whether the member still has an account. */
export async function isHere(tx: Tx, memberId: number): Promise<boolean> {
  const found = await row(tx.em, sql`select 1 from users where id = ${memberId} and is_active`);
  return found !== undefined;
}

const rejection = object({ reason: reasonRule(ADJUSTMENT.reason) });

/** A second administrator rejects an adjustment; the one who asked for it is told why. Returns its id. */
export async function rejectAdjustment(
  tx: Tx,
  input: { id: string; reason: string },
): Promise<number> {
  const { reason } = checked(rejection, input);
  const { id } = await lockFor(tx, "reject", idOf(input.id));
  await endAdjustment(tx, id, {
    status: "rejected",
    decidedById: viewerOf(tx).id,
    decisionNote: reason,
  });
  tx.outbox.append("AdjustmentRejected", { adjustmentId: id });
  return id;
}

/** The administrator who asked for an adjustment takes it back. Returns its id. */
export async function withdrawAdjustment(tx: Tx, input: { id: string }): Promise<number> {
  const { id } = await lockFor(tx, "withdraw", idOf(input.id));
  await endAdjustment(tx, id, { status: "withdrawn", decidedById: viewerOf(tx).id });
  tx.outbox.append("AdjustmentWithdrawn", { adjustmentId: id });
  return id;
}
