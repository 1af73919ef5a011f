import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import type {
  AdjustmentAction,
  AdjustmentFailure,
  AdjustmentStatus,
} from "../../core/graphql/enums.ts";
import { row, sql, type Stored } from "../../core/sql/sql.ts";
import { actionsOf, isWaiting } from "./adjustment.states.ts";

/** A row of `adjustments`. The amount in whole TP, below zero what leaves the wallet. */
export interface AdjustmentRow {
  id: number;
  memberId: number;
  amount: number;
  reason: string;
  notes: string | null;
  status: AdjustmentStatus;
  failure: AdjustmentFailure | null;
  isAlone: boolean;
  requestedById: number;
  decidedById: number | null;
  decisionNote: string | null;
  deadline: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** The columns of an AdjustmentRow; `a` = adjustments. */
export const columns = sql`
  a.id, a.user_id as "memberId", a.amount, a.reason, a.notes, a.status, a.failure, a.is_alone as "isAlone",
  a.requested_by as "requestedById", a.decided_by as "decidedById", a.decision_note as "decisionNote", a.deadline,
  a.created_at as "createdAt", a.ended_at as "endedAt"`;

/** A row as the driver returns it, with dates. */
export function dated(row: Stored<AdjustmentRow>): AdjustmentRow {
  const date = (at: string | null) => (at === null ? null : new Date(at));
  return {
    ...row,
    deadline: date(row.deadline),
    createdAt: new Date(row.createdAt),
    endedAt: date(row.endedAt),
  };
}

/**
 * Locks an adjustment, before the wallet. Refuses with NOT_FOUND, with ADJUSTMENT_CLOSED what waits no more, and with
 * FORBIDDEN an administrator whose turn it is not.
 */
export async function lockFor(
  tx: Tx,
  action: AdjustmentAction,
  id: number,
): Promise<AdjustmentRow> {
  const found = await row(
    tx.em,
    sql<Stored<AdjustmentRow>>`
      select ${columns} from adjustments a where a.id = ${id} for no key update of a`,
  );
  if (!found) throw notFound("Adjustment");
  const adjustment = dated(found);
  if (!isWaiting(adjustment, tx.now))
    throw new Refused("ADJUSTMENT_CLOSED", "This adjustment waits no more", {
      details: { status: adjustment.status },
    });
  if (!actionsOf(adjustment, viewerOf(tx).id, tx.now).includes(action))
    throw new Refused("FORBIDDEN", WHOSE[action]);
  return adjustment;
}

const DECIDES =
  "Another administrator decides this: neither who asked for it nor whose wallet it is";

const WHOSE: Readonly<Record<AdjustmentAction, string>> = {
  approve: DECIDES,
  reject: DECIDES,
  withdraw: "Only who asked for it can withdraw it",
};
