import type { Tx } from "../../../core/context.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { OrderPartEntity } from "../orders.entities.ts";
import { deliver } from "./deliverPart.ts";
import { lockPartOf, type Part } from "./lockPart.ts";
import { publishOrder } from "./movePart.ts";
import { refundParts, writeOff } from "./refundParts.ts";

/** Locks a part without a check of the viewer's role. The caller must have checked that the viewer may do so. */
export const lockDisputedPart = lockPartOf;

/** Keeps the escrow of a locked part in place: neither its deadline nor a side moves it during a dispute. */
export async function holdPart(tx: Tx, part: Part): Promise<void> {
  await tx.em.nativeUpdate(OrderPartEntity, { id: part.id }, { isDisputed: true });
  publishOrder(tx, part);
}

/** Ends the hold of a locked part. Its deadline was paused, and moves by the time of the hold. */
export async function freePart(tx: Tx, part: Part, heldSince: Date): Promise<void> {
  await rows(
    tx.em,
    sql`update order_parts set is_disputed = false,
          deadline = deadline + (${tx.now}::timestamptz - ${heldSince}::timestamptz)
        where id = ${part.id}`,
  );
  publishOrder(tx, part);
}

/** Pays the escrow of a locked part to its seller; the part counts as delivered. */
export async function releasePart(tx: Tx, part: Part, text: string): Promise<void> {
  await settleHold(tx, part);
  await deliver(tx, part, text);
}

/** Refunds the escrow of a locked part to its buyer. Its items do not return to the market. */
export async function refundPart(tx: Tx, part: Part, text: string): Promise<void> {
  await settleHold(tx, part);
  await refundParts(tx, [part], { kind: "refunded", reason: text });
  await writeOff(tx, part);
}

async function settleHold(tx: Tx, part: Part): Promise<void> {
  await tx.em.nativeUpdate(OrderPartEntity, { id: part.id }, { isDisputed: false });
}
