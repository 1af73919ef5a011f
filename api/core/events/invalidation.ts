import type { InvalidatedQuery } from "../enums.ts";
import type { Facts } from "./facts.ts";
import { accountAudience, memberAudience, type Topic } from "./topics.ts";

interface Telling {
  readonly events: Pick<Facts, "add">;
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
  { events }: Telling,
  memberId: number,
  ...queries: InvalidatedQuery[]
): void {
  events.add("queriesInvalidated", memberAudience(memberId), { queries });
}

/** What everybody sees of these members is another: who looks at them hears it. */
export function tellMembers({ events }: Telling, memberIds: readonly number[]): void {
  for (const memberId of memberIds)
    events.add("memberUpdated", accountAudience(memberId), { memberId });
}
