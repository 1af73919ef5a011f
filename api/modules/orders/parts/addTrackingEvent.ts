import { LOCATION_MAX, TRACKING_EVENTS_MAX, TRACKING_TEXT_MAX } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import type { OrderChanged } from "../orderChange.types.ts";
import { shortText } from "../shortText.ts";
import { lockPart, refuseUnless } from "./lockPart.ts";
import { movePart } from "./movePart.ts";

interface Tracking {
  partId: string;
  text: string;
  location?: string | null;
}

/**
 * The seller adds where a parcel is, and the buyer sees it live. The deadline of the part does not change. Source: C16
 */
export async function addTrackingEvent(tx: Tx, input: Tracking): Promise<OrderChanged> {
  const text = shortText("text", input.text, TRACKING_TEXT_MAX);
  if (!text) throw badField("text", "Please say what happened to the parcel");
  const location = shortText("location", input.location, LOCATION_MAX);
  const part = await lockPart(tx, idOf(input.partId, "partId"));
  refuseUnless(tx, "addTracking", part);
  const told = await row<{ n: number }>(
    tx.em,
    sql`select count(*)::int as n from order_events where order_id = ${part.orderId} and part_id = ${part.id} and kind = 'tracking'`,
  );
  if ((told?.n ?? 0) >= TRACKING_EVENTS_MAX)
    throw badField("text", `At most ${TRACKING_EVENTS_MAX} tracking events for one parcel`);
  await movePart(tx, part, { next: "shipped", kind: "tracking", text, location });
  return { orderId: part.orderId, partId: part.id };
}
