import { each, type Routes } from "../../core/outbox/domainEvents.ts";
import type { CommunityEvents } from "../../core/outbox/events/community.ts";
import { MESSAGE_RECEIVED, messageNotices } from "../../modules/messages/index.ts";
import { markNotificationsAbout } from "../../modules/notifications/index.ts";
import {
  approvedNotices,
  commentedNotices,
  followedNotices,
  likedNotices,
  requestedNotices,
} from "../../modules/social/index.ts";
import { reminderNotices } from "../../modules/streams/index.ts";
import { tells, tellsEach } from "./notifying.ts";

/** What follows from what members do with each other. */
export const communityRoutes: Pick<Routes, keyof CommunityEvents> = {
  MessageSent: { notifications: tells(messageNotices) },
  ThreadRead: {
    notifications: each((tx, { readerId, writerId }) =>
      markNotificationsAbout(tx, readerId, MESSAGE_RECEIVED, { memberId: writerId }),
    ),
  },
  PostLiked: { notifications: tellsEach(likedNotices) },
  PostCommented: { notifications: tellsEach(commentedNotices) },
  MemberFollowed: { notifications: tellsEach(followedNotices) },
  CircleJoinRequested: { notifications: tellsEach(requestedNotices) },
  CircleJoinApproved: { notifications: tellsEach(approvedNotices) },
  StreamReminderDue: { notifications: tellsEach(reminderNotices) },
};
