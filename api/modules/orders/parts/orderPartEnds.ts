import {
  ORDER_ACCEPT_HOURS,
  ORDER_CONFIRM_DAYS,
  ORDER_SHIP_HOURS,
} from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import type { Deadline } from "../../../core/jobs/deadlines.ts";
import { sql } from "../../../core/sql/sql.ts";
import { deliver } from "./deliverPart.ts";
import { lockOverduePart } from "./lockPart.ts";
import { PART_STATES } from "./part.states.ts";
import { refundParts, putBack } from "./refundParts.ts";

const REFUNDED =
  "It is cancelled, its pieces are on the market again, and the buyer gets the TP back";

/** Ends a part of an order when nobody acts before its deadline. The texts here describe the rules in `PART_STATES`. */
export const orderPartEnds: Deadline = {
  task: "order-part-ends",
  table: "order_parts",
  waiting: sql`deadline is not null and not is_disputed`,
  states: [
    {
      state: "A seller's part of an order waits to be accepted",
      after: `${ORDER_ACCEPT_HOURS} hours after it was ordered`,
      happens: REFUNDED,
      told: "Both sides",
      source: "C14",
    },
    {
      state: "A part waits to be shipped",
      after: `${ORDER_SHIP_HOURS} hours after it was accepted`,
      happens: REFUNDED,
      told: "Both sides",
      source: "ours",
    },
    {
      state: "A shipped part waits to be confirmed",
      after: `${ORDER_CONFIRM_DAYS} days after the shipping window of its method`,
      happens: "It counts as delivered, and the seller gets the TP",
      told: "Both sides",
      source: "C14",
    },
  ],
  end: endPart,
};

async function endPart(tx: Tx, { id }: { id: number }): Promise<boolean> {
  // Skip the part if its order is locked: another server is ending it, or a member is acting on it.
  const part = await lockOverduePart(tx, id);
  const end = part && PART_STATES[part.status].deadline;
  if (!part || !end) return false;
  if (end.next === "delivered") {
    await deliver(tx, part, end.reason);
    return true;
  }

  await refundParts(tx, [part], { kind: "cancelled", reason: end.reason });
  await putBack(tx, [part]);
  tx.outbox.append("OrderPartCancelled", { partId: part.id, byId: null });
  return true;
}
