import type { RawBuilder } from "kysely";
import type { Tx } from "../../../core/context.ts";
import { memberAudience } from "../../../core/events/topics.ts";
import type { OrderEventKind, OrderStatus } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { OrderEntity, OrderEventEntity } from "../orders.entities.ts";
import { shippingOption } from "../placing/shipping.ts";
import type { Part } from "./lockPart.ts";
import { deadlineOf, orderStatusOf } from "./part.states.ts";

interface Move {
  next: OrderStatus;
  kind: OrderEventKind;
  text: string;
  location?: string | null;
  /** Assignments of further columns of the part. */
  set?: RawBuilder<unknown>;
}

/**
 * Moves a locked part to its next state: sets its deadline and the status of the order, adds to the timeline, and
 * publishes the order to both sides.
 */
export async function movePart(tx: Tx, part: Part, { next, set, ...what }: Move): Promise<void> {
  const { latestDays } = shippingOption(part.shippingMethod);
  const deadline = next === part.status ? part.deadline : deadlineOf(next, latestDays, tx.now);
  await rows(
    tx.em,
    sql`update order_parts set status = ${next}, deadline = ${deadline}::timestamptz ${set ? sql`, ${set}` : sql``}
        where id = ${part.id}`,
  );
  const parts = await rows<{ status: OrderStatus }>(
    tx.em,
    sql`select status from order_parts where order_id = ${part.orderId}`,
  );
  const status = orderStatusOf(parts.map((each) => each.status));
  await tx.em.nativeUpdate(OrderEntity, { id: part.orderId }, { status, updatedAt: tx.now });
  await writeEvent(tx, { orderId: part.orderId, partId: part.id, ...what });
  publishOrder(tx, part);
}

interface NewEvent {
  orderId: number;
  partId: number | null;
  kind: OrderEventKind;
  text: string;
  location?: string | null;
}

/** Adds an event to the timeline of an order. Events that a deadline caused have no actor. */
export async function writeEvent(tx: Tx, event: NewEvent): Promise<void> {
  const { orderId, partId, kind, text, location = null } = event;
  await tx.em.insert(OrderEventEntity, {
    order: orderId,
    part: partId,
    actor: tx.viewer?.id ?? null,
    kind,
    text,
    location,
    at: tx.now,
  });
}

/** Publishes an order to both sides of a part. The other sellers of the order do not see this part. */
export function publishOrder(
  tx: Tx,
  { orderId, buyerId, sellerId }: Pick<Part, "orderId" | "buyerId" | "sellerId">,
): void {
  tx.events.publish("orderUpdated", memberAudience(buyerId), { orderId });
  tx.events.publish("orderUpdated", memberAudience(sellerId), { orderId });
}
