import type { MemberEvents } from "../../core/outbox/events/members.ts";
import type { Notice } from "../notifications/index.ts";

/** The notification of a higher trust level. */
export function levelNotice({ memberId, trustLevel }: MemberEvents["TrustLevelReached"]): Notice {
  return {
    userId: memberId,
    type: "trust_level_reached",
    title: "New trust level",
    message: `You are now a ${trustLevel} member`,
    data: { trustLevel },
    actionUrl: "/wallet",
  };
}
