import type { Tx } from "../../../core/context.ts";
import { roleOf, type Part } from "./lockPart.ts";
import { refundParts, putBack } from "./refundParts.ts";

/**
 * Cancels locked parts that are not accepted yet, because one side was suspended; the buyers get everything back.
 * Source: C36
 */
export async function callOffPending(tx: Tx, parts: Part[], memberId: number): Promise<void> {
  for (const part of parts) {
    const role = roleOf(part, memberId);
    const reason = `The ${role}'s account was suspended`;
    await refundParts(tx, [part], { kind: "cancelled", reason });
    await putBack(tx, [part]);
    tx.outbox.append("OrderPartCancelled", { partId: part.id, byId: memberId });
  }
}
