import { CARRIER_MAX, TRACKING_NUMBER_MAX } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { sql } from "../../../core/sql/sql.ts";
import type { OrderChanged } from "../orderChange.types.ts";
import { shortText } from "../shortText.ts";
import { lockPart, refuseUnless } from "./lockPart.ts";
import { movePart } from "./movePart.ts";

interface Ship {
  id: string;
  carrier?: string | null;
  trackingNumber?: string | null;
}

/**
 * The seller hands a part to the carrier. If the buyer does nothing, it counts as delivered at its deadline.
 * Source: C14, C16
 */
export async function shipOrderPart(tx: Tx, input: Ship): Promise<OrderChanged> {
  const carrier = shortText("carrier", input.carrier, CARRIER_MAX);
  const trackingNumber = shortText("trackingNumber", input.trackingNumber, TRACKING_NUMBER_MAX);
  const part = await lockPart(tx, idOf(input.id));
  refuseUnless(tx, "ship", part);
  await movePart(tx, part, {
    next: "shipped",
    kind: "shipped",
    text: `Shipped${carrier ? ` with ${carrier}` : ""}${trackingNumber ? `, tracking number ${trackingNumber}` : ""}`,
    set: sql`shipped_at = ${tx.now}, carrier = ${carrier}, tracking_number = ${trackingNumber}`,
  });
  tx.outbox.append("OrderPartShipped", { partId: part.id });
  return { orderId: part.orderId, partId: part.id };
}
