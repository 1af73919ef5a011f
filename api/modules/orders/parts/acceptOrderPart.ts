import type { Tx } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { sql } from "../../../core/sql/sql.ts";
import type { OrderChanged } from "../orderChange.types.ts";
import { lockPart, refuseUnless } from "./lockPart.ts";
import { movePart } from "./movePart.ts";

/**
 * The seller accepts a part, and sees the buyer's address from then on. Refuses anyone whose turn it is not.
 * Source: C14
 */
export async function acceptOrderPart(tx: Tx, { id }: { id: string }): Promise<OrderChanged> {
  const part = await lockPart(tx, idOf(id));
  refuseUnless(tx, "accept", part);
  await movePart(tx, part, {
    next: "processing",
    kind: "accepted",
    text: "Order accepted",
    set: sql`accepted_at = ${tx.now}`,
  });
  tx.outbox.append("OrderPartAccepted", { partId: part.id });
  return { orderId: part.orderId, partId: part.id };
}
