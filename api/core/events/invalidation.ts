import type { InvalidatedQuery } from "../graphql/enums.ts";
import type { LiveEvents } from "./liveEvents.ts";
import { accountAudience, memberAudience, type Topic } from "./topics.ts";

interface Publishing {
  readonly events: Pick<LiveEvents, "publish">;
}

/** What else answers otherwise after an event of a member's own, beside the thing that it brings. */
export const INVALIDATES: Partial<Record<Topic, readonly InvalidatedQuery[]>> = {
  offerUpdated: [
    "viewer",
    "buyQuote",
    "sellerOfferCounts",
    "wallet",
    "deals",
    "earnings",
    "activity",
  ],
  orderUpdated: ["salesCounts", "wallet", "deals", "earnings", "activity"],
  walletUpdated: ["wallet", "earnings", "activity"],
  messageAdded: ["viewer", "earnings"],
  messageRead: ["viewer"],
  notificationAdded: ["viewer"],
  notificationsRead: ["viewer"],
  reviewPublished: ["reviews", "deals", "earnings", "activity"],
  disputeUpdated: ["deals", "activity"],
};

/** These queries answer this member otherwise from now on: their screens ask again. */
export function invalidate(
  { events }: Publishing,
  memberId: number,
  ...queries: InvalidatedQuery[]
): void {
  events.publish("queriesInvalidated", memberAudience(memberId), { queries });
}

/** What everybody sees of these members is another: who looks at them hears it. */
export function publishMembers({ events }: Publishing, memberIds: readonly number[]): void {
  for (const memberId of memberIds)
    events.publish("memberUpdated", accountAudience(memberId), { memberId });
}
