import { ADJUSTMENT } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { AdjustmentFailure } from "../../core/graphql/enums.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { lockWallets, walletOf } from "../ledger/index.ts";
import { columns, dated, type AdjustmentRow } from "./adjustment.rows.ts";
import { activeAdministrators } from "./approvers.ts";
import { isHere } from "./decideAdjustment.ts";
import { endAdjustment } from "./endAdjustment.ts";
import { postAdjustment } from "./postAdjustment.ts";

/** Ends an adjustment that nobody decided, or posts it where nobody could. Source: platform A */
export const adjustmentEnds: Deadline = {
  task: "adjustment-ends",
  table: "adjustments",
  waiting: sql`deadline is not null`,
  states: [
    {
      state: "An adjustment waits for another administrator",
      after: `${ADJUSTMENT.approvalHours} hours`,
      happens: "It expires, and no TP move",
      told: "The administrator who asked for it",
      source: "platform A",
    },
    {
      state: "An adjustment waits where no other administrator could approve it",
      after: `${ADJUSTMENT.aloneHours} hours`,
      happens:
        "Its TP move; not if the member has left or has too few, or if who asked for it is no administrator any more",
      told: "The member if TP moved, and the administrator who asked for it",
      source: "platform A, ours",
    },
  ],
  end: endByTime,
};

async function endByTime(tx: Tx, { id }: { id: number }): Promise<boolean> {
  const found = await row(
    tx.em,
    sql<Stored<AdjustmentRow>>`
      select ${columns} from adjustments a where a.id = ${id} and a.deadline <= ${tx.now}
      for no key update of a skip locked`,
  );
  if (!found) return false;
  const adjustment = dated(found);
  if (!adjustment.isAlone) {
    await endAdjustment(tx, id, { status: "expired" });
    tx.outbox.append("AdjustmentExpired", { adjustmentId: id });
    return true;
  }
  await lockWallets(tx, [adjustment.memberId]);
  const failure = await failureOf(tx, adjustment);
  if (failure) await failAdjustment(tx, id, failure);
  else await postAdjustment(tx, adjustment);
  return true;
}

/** Why it cannot be posted now; its wallet is locked. */
async function failureOf(
  tx: Tx,
  { memberId, requestedById, amount }: AdjustmentRow,
): Promise<AdjustmentFailure | undefined> {
  if (!(await isHere(tx, memberId))) return "member_gone";
  // What a stolen account asked for does not outlive that its role was taken.
  const administrators = await activeAdministrators(tx);
  if (!administrators.some(({ id }) => id === requestedById)) return "requester_gone";
  const { available } = await walletOf(tx.em, memberId);
  return available < -amount ? "insufficient_balance" : undefined;
}

async function failAdjustment(tx: Tx, id: number, failure: AdjustmentFailure): Promise<void> {
  await endAdjustment(tx, id, { status: "failed", failure });
  tx.outbox.append("AdjustmentFailed", { adjustmentId: id });
}

/** Ends what waits for a member who leaves the market. Locks it before the wallet. */
export async function endAdjustmentsOf(tx: Tx, memberId: number): Promise<void> {
  const waiting = await rows(
    tx.em,
    sql<{ id: number }>`
      select id from adjustments where user_id = ${memberId} and deadline is not null order by id for no key update`,
  );
  for (const { id } of waiting) await failAdjustment(tx, id, "member_gone");
}
