import type { Tx } from "../../../core/context.ts";
import { roleOf, type Part } from "./lockPart.ts";
import { putBack, refundParts } from "./refundParts.ts";

interface CalledOff {
  /** Why, as both sides read it. */
  reason: string;
  /** The member who caused it; no side that this is hears of it. */
  byId: number;
}

/** Cancels locked parts that are not accepted yet; the buyers get everything back. Source: C36 */
export async function callOffParts(
  tx: Tx,
  parts: Part[],
  { reason, byId }: CalledOff,
): Promise<void> {
  for (const part of parts) {
    await refundParts(tx, [part], { kind: "cancelled", reason });
    await putBack(tx, [part]);
    tx.outbox.append("OrderPartCancelled", { partId: part.id, byId });
  }
}

/** The same for the parts of a member who was suspended. */
export async function callOffPending(tx: Tx, parts: Part[], memberId: number): Promise<void> {
  for (const part of parts) {
    const reason = `The ${roleOf(part, memberId)}'s account was suspended`;
    await callOffParts(tx, [part], { reason, byId: memberId });
  }
}
