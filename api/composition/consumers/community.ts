import { each, type EventHandlers } from "../../core/outbox/domainEvents.ts";
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
import { notifies, notifiesEach } from "./notifying.ts";
import { rewards } from "./rewarding.ts";

/** Handlers of the domain events of messages, posts, follows, circles and stream reminders. */
export const communityHandlers: Pick<EventHandlers, keyof CommunityEvents> = {
  MessageSent: { notifications: notifies(messageNotices) },
  ThreadRead: {
    notifications: each((tx, { readerId, writerId }) =>
      markNotificationsAbout(tx, readerId, MESSAGE_RECEIVED, { memberId: writerId }),
    ),
  },
  PostWritten: { rewards: rewards(({ byId }) => ({ memberIds: [byId] })) },
  StreamStarted: { rewards: rewards(({ hostId }) => ({ memberIds: [hostId] })) },
  // Administrators read of these in the event log.
  StreamEnded: {},
  StreamCancelled: {},
  PostLiked: { notifications: notifiesEach(likedNotices) },
  PostCommented: { notifications: notifiesEach(commentedNotices) },
  MemberFollowed: {
    notifications: notifiesEach(followedNotices),
    rewards: rewards(({ memberId, byId }) => ({ memberIds: [memberId, byId] })),
  },
  CircleJoinRequested: { notifications: notifiesEach(requestedNotices) },
  CircleJoinApproved: { notifications: notifiesEach(approvedNotices) },
  StreamReminderDue: { notifications: notifiesEach(reminderNotices) },
};
