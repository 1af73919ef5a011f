import { hasRole, viewerOf, type Viewer } from "../../core/access/viewer.ts";
import { momentWords } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import type {
  DisputeAction,
  DisputeCategory,
  DisputeOutcome,
  DisputePriority,
  DisputeRole,
  DisputeStatus,
} from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockDisputedPart, type Part } from "../orders/index.ts";
import { actionsOf, mayEver } from "./dispute.states.ts";

/** A row of `disputes`. TP in whole numbers; dates as the driver returns them. */
export interface DisputeRow {
  id: number;
  transactionId: number | null;
  orderPartId: number | null;
  orderId: number | null;
  offerId: number | null;
  title: string;
  reporterId: number;
  reportedUserId: number;
  category: DisputeCategory;
  description: string;
  evidence: string[];
  status: DisputeStatus;
  priority: DisputePriority;
  payerId: number;
  payeeId: number;
  amount: number;
  outcome: DisputeOutcome | null;
  refundAmount: number;
  refunded: number;
  resolution: string | null;
  adminNotes: string | null;
  takenById: number | null;
  resolvedById: number | null;
  answeredAt: string | null;
  decisionDueAt: string;
  deadline: string | null;
  createdAt: string;
  resolvedAt: string | null;
}

/** The columns of a DisputeRow; `d` = disputes. */
export const columns = sql`
  d.id, d.transaction_id as "transactionId", d.order_part_id as "orderPartId", d.reporter_id as "reporterId",
  (select order_id from order_parts where id = d.order_part_id) as "orderId",
  (select offer_id from transactions where id = d.transaction_id) as "offerId",
  coalesce((select i.title from transactions t join items i on i.id = t.item_id where t.id = d.transaction_id),
           (select x.title from order_items x where x.part_id = d.order_part_id order by x.id limit 1), 'a deal') as title,
  d.reported_user_id as "reportedUserId", d.category, d.description, d.evidence, d.status, d.priority,
  d.payer_id as "payerId", d.payee_id as "payeeId", d.amount, d.outcome, d.refund_amount as "refundAmount", d.refunded,
  d.resolution, d.admin_notes as "adminNotes", d.taken_by as "takenById", d.resolved_by as "resolvedById",
  d.answered_at as "answeredAt", d.decision_due_at as "decisionDueAt", d.deadline, d.created_at as "createdAt",
  d.resolved_at as "resolvedAt"`;

/** A locked dispute, and the part of an order whose escrow it holds, locked before it. */
export interface LockedDispute extends DisputeRow {
  part: Part | null;
}

/**
 * Locks the part of an order that a dispute is about, then the dispute, and reads the dispute under the lock. Refuses
 * with NOT_FOUND unless the viewer has a role in it.
 */
export async function lockDispute(tx: Tx, id: number): Promise<LockedDispute> {
  const viewer = viewerOf(tx);
  const before = await row(
    tx.em,
    sql<DisputeRow>`select ${columns} from disputes d where d.id = ${id}`,
  );
  if (!before || roleOf(before, viewer) === null) throw notFound("Dispute");
  const part = before.orderPartId === null ? null : await lockDisputedPart(tx, before.orderPartId);
  const dispute = await row(
    tx.em,
    sql<DisputeRow>`select ${columns} from disputes d where d.id = ${id} for no key update of d`,
  );
  if (!dispute) throw notFound("Dispute");
  return { ...dispute, part: part?.isDisputed ? part : null };
}

/**
 * The viewer's role in a dispute; null for members who have none. An administrator who is a side of it is never its
 * judge.
 */
export function roleOf(
  { reporterId, reportedUserId }: Pick<DisputeRow, "reporterId" | "reportedUserId">,
  viewer: Viewer,
): DisputeRole | null {
  if (viewer.id === reporterId) return "reporter";
  if (viewer.id === reportedUserId) return "reported";
  return hasRole(viewer, "admin") ? "admin" : null;
}

/** Refuses unless the viewer may take this action on a locked dispute now. Returns the viewer's role in it. */
export function refuseUnless(tx: Tx, action: DisputeAction, dispute: DisputeRow): DisputeRole {
  const role = roleOf(dispute, viewerOf(tx));
  if (role === null) throw notFound("Dispute");
  if (dispute.deadline === null)
    throw new Refused("DISPUTE_CLOSED", `This dispute is ${dispute.status}`, {
      details: { status: dispute.status },
    });
  if (!mayEver(action, role)) throw new Refused("NOT_YOUR_DISPUTE", WHOSE[action]);
  if (!actionsOf(dispute.status, role).includes(action))
    throw awaitsAnswer(dispute.answeredAt !== null, new Date(dispute.deadline));
  return role;
}

function awaitsAnswer(hasAnswered: boolean, until: Date): Refused {
  const whose = hasAnswered ? "Both sides have" : "The reported member has";
  return new Refused(
    "DISPUTE_AWAITS_ANSWER",
    `${whose} until ${momentWords(until)} to answer. It can be decided then, or once they have answered`,
    { details: { until } },
  );
}

const WHOSE: Readonly<Record<DisputeAction, string>> = {
  answer: "Only the two members can answer",
  withdraw: "Only who filed this dispute can withdraw it",
  concede: "Only the reported member can accept it",
  take: "Only an administrator who is not a side of it can do that",
  ask: "Only an administrator who is not a side of it can do that",
  decide: "Only an administrator who is not a side of it can do that",
};
