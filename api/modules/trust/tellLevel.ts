import type { Tx } from "../../core/context.ts";
import type { DomainEvents } from "../../core/outbox/domainEvents.ts";
import { notify } from "../notifications/index.ts";

/** Tells a member of a higher trust level. */
export function tellLevel(
  tx: Tx,
  { memberId, trustLevel }: DomainEvents["TrustLevelReached"],
): Promise<void> {
  return notify(tx, {
    userId: memberId,
    type: "trust_level_reached",
    title: "New trust level",
    message: `You are now a ${trustLevel} member`,
    data: { trustLevel },
    actionUrl: "/wallet",
  });
}
