import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import type { OrderEventKind, OrderStatus } from "../../core/graphql/enums.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { Part } from "./lockPart.ts";
import { deadlineOf, orderStatusOf } from "./part.states.ts";
import { shippingOption } from "./shipping.ts";
import { OrderEntity, OrderEventEntity } from "./orders.entities.ts";

interface Move {
  next: OrderStatus;
  kind: OrderEventKind;
  text: string;
  location?: string | null;
  /** Columns of the part that are known from now on. */
  set?: RawBuilder<unknown>;
}

/** Brings a locked part into its next state: its deadline, the order's status, the timeline, and both sides hear. */
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

/** Writes into the timeline of an order. What time did has no actor. */
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

/** Both sides of a part hear of their order; other sellers of it have no part in this. */
export function publishOrder(
  tx: Tx,
  { orderId, buyerId, sellerId }: Pick<Part, "orderId" | "buyerId" | "sellerId">,
): void {
  tx.events.publish("orderUpdated", memberAudience(buyerId), { orderId });
  tx.events.publish("orderUpdated", memberAudience(sellerId), { orderId });
}
