import type { Context } from "../../core/context.ts";
import type { DisputeEventKind } from "../../core/graphql/enums.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { paymentsOf, type Payment } from "../ledger/index.ts";
import { dealRecords } from "./dealRecords.ts";
import type { Dispute, DisputeEvent } from "./dispute.types.ts";

interface EventRow {
  id: string;
  at: string;
  kind: DisputeEventKind;
  text: string;
  tp: number | null;
  evidence: string[] | null;
  actorId: number | null;
}

/**
 * Everything on record about a disputed deal, oldest first: proposals, the timeline of the order, how many messages the
 * two wrote to each other since, ledger postings, and the statements in the dispute. Two statements.
 */
export async function timelineOf(ctx: Context, dispute: Dispute): Promise<DisputeEvent[]> {
  const found = await rows(ctx.em, sql<EventRow>`${recordsOf(dispute)}`);
  const payments = await paymentsOf(ctx.em, {
    offerId: dispute.offerId,
    partId: dispute.orderPartId,
    disputeIds: [dispute.id],
  });
  return (
    [
      ...found.map((event) => ({
        ...event,
        at: new Date(event.at),
        evidence: event.evidence ?? [],
      })),
      ...payments.map(paymentEvent),
    ]
      // Clients may cache events by id, and events such as the first payment exist in other disputes too.
      .map((event) => ({ ...event, id: `${dispute.id}-${event.id}` }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a) - rankOf(b))
  );
}

/** The order of events with the same time: records first, then payments, then statements. */
function rankOf({ kind }: DisputeEvent): number {
  const records = ["offer", "order", "deal", "messages"];
  if (kind === "payment") return 1;
  return records.includes(kind) ? 0 : 2;
}

function paymentEvent(payment: Payment, n: number): DisputeEvent {
  const words = payment.reason.replaceAll("_", " ");
  return {
    id: `payment-${n}`,
    at: payment.at,
    kind: "payment",
    text: words.charAt(0).toUpperCase() + words.slice(1),
    tp: payment.amount,
    evidence: [],
    actorId: payment.fromId ?? payment.toId,
  };
}

function recordsOf(dispute: Dispute) {
  const { id, orderPartId, reporterId, reportedUserId } = dispute;
  return sql`
    with records as (${dealRecords(dispute)}),
    began as (
      select coalesce((select max(at) from records where kind = 'deal'),
        (select o.created_at from orders o join order_parts p on p.order_id = o.id where p.id = ${orderPartId}::int)) as at),
    spoken as (
      select count(*)::int as n, max(m.created_at) as last from messages m, began
      where least(m.from_user_id, m.to_user_id) = ${Math.min(reporterId, reportedUserId)}
        and greatest(m.from_user_id, m.to_user_id) = ${Math.max(reporterId, reportedUserId)}
        and m.created_at >= began.at and m.message_type in ('text', 'image'))
    select * from records
    union all
    select 'messages', s.last, 'messages', s.n || case when s.n = 1 then ' message' else ' messages' end, null, null, null
      from spoken s where s.n > 0
    union all
    select 'said-' || v.id, v.at, v.kind, v.text, null, v.evidence, v.actor_id from dispute_events v where v.dispute_id = ${id}`;
}
