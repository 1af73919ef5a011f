import type { Tx } from "../../core/context.ts";
import { endMembership, type LockedCircle } from "../circles/index.ts";
import { withdrawFromCircle } from "../items/index.ts";

/** Removes a member from a locked circle, if they are in it, and withdraws the items they list there. */
export async function removeFromCircle(
  tx: Tx,
  circle: LockedCircle,
  memberId: number,
): Promise<void> {
  await endMembership(tx, circle, memberId);
  await withdrawFromCircle(tx, circle.id, memberId);
}
