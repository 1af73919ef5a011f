import type { MemberEvents } from "../../core/outbox/events/members.ts";
import type { Notice } from "../notifications/index.ts";

/** The notification that a member's mailbox or phone is verified. */
export function verifiedNotice({
  memberId,
  channel,
  earned,
}: MemberEvents["ChannelVerified"]): Notice {
  const what = channel === "email" ? "Your email address" : "Your phone number";
  return {
    userId: memberId,
    type: "trust_channel_verified",
    title: "Verified",
    message: `${what} is verified${earned > 0 ? `. You earned ${earned} TP` : ""}`,
    data: { channel },
    actionUrl: "/trust-safety",
  };
}
