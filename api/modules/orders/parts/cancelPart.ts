import { CANCEL_REASON_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import type { OrderChanged } from "../orderChange.types.ts";
import { shortText } from "../shortText.ts";
import { lockPart, lockParts, possible, refuseUnless, type Part } from "./lockPart.ts";
import { refundParts, putBack, writeOff } from "./refundParts.ts";

interface Cancel {
  id: string;
  reason?: string | null;
}

/** Either side cancels a part before it is shipped; the buyer gets everything back. Source: C14 */
export async function cancelOrderPart(tx: Tx, input: Cancel): Promise<OrderChanged> {
  const reason = shortText("reason", input.reason, CANCEL_REASON_MAX);
  const part = await lockPart(tx, idOf(input.id));
  refuseUnless(tx, "cancel", part);
  await callOff(tx, [part], reason);
  return { orderId: part.orderId, partId: part.id };
}

/**
 * Cancels the parts that are not shipped yet: the buyer all of them, a seller only their own. Refuses when there are
 * none. Source: C14
 */
export async function cancelOrder(tx: Tx, input: Cancel): Promise<OrderChanged> {
  const reason = shortText("reason", input.reason, CANCEL_REASON_MAX);
  const parts = await lockParts(tx, idOf(input.id));
  const open = possible(tx, "cancel", parts);
  if (open.length === 0)
    throw new Refused("ORDER_NOT_OPEN", "Nothing of this order can be cancelled any more");
  await callOff(tx, open, reason);
  return { orderId: idOf(input.id), partId: null };
}

/** The seller refunds the TP in escrow for a shipped part. Its items do not return to the market. */
export async function refundOrderPart(
  tx: Tx,
  input: Omit<Cancel, "reason">,
): Promise<OrderChanged> {
  const part = await lockPart(tx, idOf(input.id));
  refuseUnless(tx, "refund", part);
  await refundParts(tx, [part], { kind: "refunded", reason: "The TP were given back" });
  await writeOff(tx, part);
  tx.outbox.append("OrderPartRefunded", { partId: part.id });
  return { orderId: part.orderId, partId: part.id };
}

async function callOff(tx: Tx, parts: Part[], given: string | null): Promise<void> {
  const { id: byId } = viewerOf(tx);
  const reason = given ?? "No reason was given";
  await refundParts(tx, parts, { kind: "cancelled", reason });
  await putBack(tx, parts);
  for (const { id: partId } of parts) tx.outbox.append("OrderPartCancelled", { partId, byId });
}
