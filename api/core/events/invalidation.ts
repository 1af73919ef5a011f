import type { InvalidatedQuery } from "../graphql/enums.ts";
import type { LiveEvents } from "./liveEvents.ts";
import { accountAudience, memberAudience, type FollowedTopic } from "./topics.ts";

interface Publishing {
  readonly events: Pick<LiveEvents, "publish">;
}

/** The queries whose answer changes with an event of the member, besides the object that the event carries. */
export const INVALIDATES: Partial<Record<FollowedTopic, readonly InvalidatedQuery[]>> = {
  offerUpdated: [
    "viewer",
    "buyQuote",
    "sellerOfferCounts",
    "wallet",
    "deals",
    "earnings",
    "activity",
    "certificates",
  ],
  orderUpdated: ["salesCounts", "wallet", "deals", "earnings", "activity", "certificates"],
  walletUpdated: ["wallet", "earnings", "activity", "chainTransactions"],
  messageAdded: ["viewer", "earnings"],
  messageRead: ["viewer"],
  notificationAdded: ["viewer"],
  notificationsRead: ["viewer"],
  reviewPublished: ["reviews", "deals", "earnings", "activity"],
  disputeUpdated: ["deals", "activity", "certificates"],
};

/** Publishes that these queries now have another answer for the member, so that the member's screens refetch them. */
export function invalidate(
  { events }: Publishing,
  memberId: number,
  ...queries: InvalidatedQuery[]
): void {
  events.publish("queriesInvalidated", memberAudience(memberId), { queries });
}

/** Publishes to everybody who views these members that their public data has changed. */
export function publishMembers({ events }: Publishing, memberIds: readonly number[]): void {
  for (const memberId of memberIds)
    events.publish("memberUpdated", accountAudience(memberId), { memberId });
}
