import { momentWords } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { AdjustmentFailure } from "../../core/graphql/enums.ts";
import type { AdjustmentEvent } from "../../core/outbox/events/adjustments.ts";
import { row, sql, type Stored } from "../../core/sql/sql.ts";
import type { Notice } from "../notifications/index.ts";
import { columns, dated, type AdjustmentRow } from "./adjustment.rows.ts";
import { activeAdministrators, approversOf } from "./approvers.ts";

// None of these names the member: what is written to administrators stays when the member leaves.

interface Scheduled {
  id: number;
  amount: number;
  reason: string;
  deadline: Date;
}

/**
 * Mails every administrator, the asking one too, that an adjustment is posted without a second pair of eyes, so that
 * nobody who got hold of a session does it unseen.
 */
export async function mailScheduled(
  tx: Tx,
  { id, amount, reason, deadline }: Scheduled,
): Promise<void> {
  const { publicUrl } = tx.services.env;
  for (const { name, email } of await activeAdministrators(tx))
    tx.mails.add({
      to: email,
      subject: `An adjustment of ${signed(amount)} waits without a second administrator`,
      body: `Hello ${name},

an administrator asked to ${amount > 0 ? "add" : "take"} ${Math.abs(amount)} TP ${amount > 0 ? "to" : "from"} a member's wallet. The reason:

${reason}

No other administrator could approve it, so it is posted on ${momentWords(deadline)}. Until then who asked for it can withdraw it:

${publicUrl}${pathOf(id)}

If it was not you, end all sessions of your account and change its password.

Market Day`,
    });
}

const signed = (amount: number) => `${amount > 0 ? "+" : "-"}${Math.abs(amount)} TP`;
const pathOf = (id: number) => `/admin/adjustments?adjustment=${id}`;

/** Notifies the administrators who may approve it. */
export async function requestedNotices(tx: Tx, event: AdjustmentEvent): Promise<Notice[]> {
  const { id, amount, status, memberId, requestedById } = await find(tx, event);
  if (status !== "requested") return [];
  const approvers = await approversOf(tx, { requesterId: requestedById, memberId });
  return approvers.map((approver) => ({
    userId: approver.id,
    type: "wallet_adjustment_requested",
    title: "An adjustment waits for you",
    message: `An administrator asks to adjust a wallet by ${signed(amount)}. Approve or reject it`,
    data: { adjustmentId: id },
    actionUrl: pathOf(id),
    priority: "high",
  }));
}

/** Notifies the member that the wallet was adjusted and why, and who asked for it. */
export async function postedNotices(tx: Tx, event: AdjustmentEvent): Promise<Notice[]> {
  const adjustment = await find(tx, event);
  const { amount, reason, memberId } = adjustment;
  return [
    {
      userId: memberId,
      type: "wallet_adjusted",
      title: "Your wallet was adjusted",
      message: `The market ${amount > 0 ? "added" : "took"} ${Math.abs(amount)} TP: ${reason}`,
      data: {},
      actionUrl: "/wallet",
      priority: "high",
    },
    toRequester(adjustment, "Adjustment posted", `${signed(amount)} moved`),
  ];
}

/** Notifies who asked for it that no TP move. */
export async function endedNotices(tx: Tx, event: AdjustmentEvent): Promise<Notice[]> {
  const adjustment = await find(tx, event);
  const { status, amount, decisionNote, failure } = adjustment;
  if (status === "rejected")
    return [
      toRequester(adjustment, "Adjustment rejected", `${signed(amount)}: ${decisionNote ?? ""}`),
    ];
  if (failure === "requester_gone") return [];
  return status === "expired"
    ? [toRequester(adjustment, "Adjustment expired", `Nobody approved ${signed(amount)} in time`)]
    : [
        toRequester(
          adjustment,
          "Adjustment not posted",
          `${signed(amount)}: ${FAILURES[failure ?? "member_gone"]}`,
        ),
      ];
}

const FAILURES: Readonly<Record<Exclude<AdjustmentFailure, "requester_gone">, string>> = {
  insufficient_balance: "the member has too few available TP",
  member_gone: "the member has left the market",
};

function toRequester({ id, requestedById }: AdjustmentRow, title: string, message: string): Notice {
  return {
    userId: requestedById,
    type: "wallet_adjustment_ended",
    title,
    message,
    data: { adjustmentId: id },
    actionUrl: pathOf(id),
  };
}

async function find(tx: Tx, { adjustmentId }: AdjustmentEvent): Promise<AdjustmentRow> {
  const found = await row(
    tx.em,
    sql<Stored<AdjustmentRow>>`select ${columns} from adjustments a where a.id = ${adjustmentId}`,
  );
  if (!found) throw new Error("an event is about an adjustment that is not there");
  return dated(found);
}
