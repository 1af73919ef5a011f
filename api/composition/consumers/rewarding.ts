import type { DomainEvents, DomainEventType, Handler } from "../../core/outbox/domainEvents.ts";
import { countRewards, type Did } from "../../modules/rewards/index.ts";

/** Counts XP and achievements of the members of an event, once for consecutive events. */
export function rewards<Type extends DomainEventType>(
  didIn: (event: DomainEvents[Type]) => Partial<Did>,
): Handler<Type> {
  return (tx, happened) => {
    const did = happened.map(({ event }) => didIn(event));
    const all = (name: keyof Did) => did.flatMap((one) => one[name] ?? []);
    return countRewards(tx, {
      memberIds: all("memberIds"),
      offerIds: all("offerIds"),
      partIds: all("partIds"),
      itemIds: all("itemIds"),
      reviewIds: all("reviewIds"),
      disputeIds: all("disputeIds"),
    });
  };
}
