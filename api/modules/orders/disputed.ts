import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { deliver } from "./deliverPart.ts";
import { giveBack, writeOff } from "./giveBack.ts";
import { lockPartOf, type Part } from "./lockPart.ts";
import { publishOrder } from "./movePart.ts";
import { OrderPartEntity } from "./orders.entities.ts";

/** Locks a part whatever the viewer's part in it is: the caller knows that they may. */
export const lockDisputedPart = lockPartOf;

/** Keeps what is in escrow for a locked part where it is: neither time nor a side moves it while two members disagree. */
export async function holdPart(tx: Tx, part: Part): Promise<void> {
  await tx.em.nativeUpdate(OrderPartEntity, { id: part.id }, { isDisputed: true });
  publishOrder(tx, part);
}

/** Lets a locked part go on. Its clock stood still since it was held. */
export async function freePart(tx: Tx, part: Part, heldSince: Date): Promise<void> {
  await rows(
    tx.em,
    sql`update order_parts set is_disputed = false,
          deadline = deadline + (${tx.now}::timestamptz - ${heldSince}::timestamptz)
        where id = ${part.id}`,
  );
  publishOrder(tx, part);
}

/** Pays what is in escrow for a locked part to its seller: it counts as delivered. */
export async function releasePart(tx: Tx, part: Part, text: string): Promise<void> {
  await settleHold(tx, part);
  await deliver(tx, part, text);
}

/** Gives what is in escrow for a locked part back to its buyer. Its items do not come back by themselves. */
export async function refundPart(tx: Tx, part: Part, text: string): Promise<void> {
  await settleHold(tx, part);
  await giveBack(tx, [part], { kind: "refunded", reason: text });
  await writeOff(tx, part);
}

async function settleHold(tx: Tx, part: Part): Promise<void> {
  await tx.em.nativeUpdate(OrderPartEntity, { id: part.id }, { isDisputed: false });
}
