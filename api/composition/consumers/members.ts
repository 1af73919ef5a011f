import { each, type EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { MemberEvents } from "../../core/outbox/events/members.ts";
import { publishGuidesOf } from "../../modules/guides/index.ts";
import { publishItemsOf } from "../../modules/items/index.ts";
import { publishedNotices, submittedNotices } from "../../modules/reviews/index.ts";
import { publishReached } from "../../modules/rewards/index.ts";
import {
  postOfFirstSale,
  postOfLevel,
  postOfReview,
  broadcastPostsOf,
} from "../../modules/social/index.ts";
import { publishStreamsOf } from "../../modules/streams/index.ts";
import { liftedNotice } from "../../modules/suspension/index.ts";
import { countReview, countVerification, levelNotice } from "../../modules/trust/index.ts";
import { verifiedNotice } from "../../modules/verification/index.ts";
import { notifiesEach } from "./notifying.ts";
import { rewards } from "./rewarding.ts";

/** Handlers of the domain events about members: reviews, verification, profiles, trust levels, rewards, suspensions. */
export const memberHandlers: Pick<EventHandlers, keyof MemberEvents> = {
  // Administrators read of these in the event log.
  MemberJoined: {},
  MemberLeft: {},
  MemberSuspended: {},
  RoleChanged: {},
  EarningPaid: { rewards: rewards(({ memberId }) => ({ memberIds: [memberId] })) },
  TpSetAside: {},
  TpBroughtBack: {},
  StakingRewardPaid: {},
  ReviewSubmitted: {
    notifications: notifiesEach(submittedNotices),
    rewards: rewards(({ reviewId }) => ({ reviewIds: [reviewId] })),
  },
  ReviewPublished: {
    feed: each(postOfReview),
    notifications: notifiesEach(publishedNotices),
    reputation: each((tx, { revieweeId }) => countReview(tx, revieweeId)),
    rewards: rewards(({ revieweeId }) => ({ memberIds: [revieweeId] })),
  },
  ChannelVerified: {
    notifications: notifiesEach((_tx, event) => [verifiedNotice(event)]),
    reputation: each((tx, { memberId }) => countVerification(tx, memberId)),
    rewards: rewards(({ memberId }) => ({ memberIds: [memberId] })),
  },
  ProfileChanged: {
    pages: each(async (tx, { memberId }) => {
      await publishItemsOf(tx, memberId);
      await broadcastPostsOf(tx, memberId);
      await publishGuidesOf(tx, memberId);
      await publishStreamsOf(tx, memberId);
    }),
  },
  TrustLevelReached: {
    feed: each(postOfLevel),
    notifications: notifiesEach((_tx, event) => [levelNotice(event)]),
  },
  FirstSaleMade: { feed: each((tx, { memberId }) => postOfFirstSale(tx, memberId)) },
  RewardReached: { notifications: each(publishReached) },
  SuspensionEnded: { notifications: notifiesEach((_tx, event) => [liftedNotice(event)]) },
};
