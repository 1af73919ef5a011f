import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { sql } from "../../core/sql/sql.ts";
import { lockPart, refuseUnless } from "./lockPart.ts";
import { movePart } from "./movePart.ts";
import type { OrderChanged } from "./orderChange.types.ts";

/** The seller takes a part on; the buyer's address is shown from now on. Refuses who has no turn. Source: C14 */
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
