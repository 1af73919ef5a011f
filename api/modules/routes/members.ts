import { each, type Routes } from "../../core/outbox/domainEvents.ts";
import type { MemberEvents } from "../../core/outbox/events/members.ts";
import { publishedNotices, submittedNotices } from "../reviews/index.ts";
import { tellReached } from "../rewards/index.ts";
import { tellItemsOf } from "../items/index.ts";
import { postOfFirstSale, postOfLevel, postOfReview, tellPostsOf } from "../social/index.ts";
import { tellStreamsOf } from "../streams/index.ts";
import { liftedNotice } from "../suspension/index.ts";
import { countReview, countVerification, levelNotice } from "../trust/index.ts";
import { verifiedNotice } from "../verification/index.ts";
import { tellsEach } from "./notifying.ts";

/** What follows from what becomes of members. */
export const memberRoutes: Pick<Routes, keyof MemberEvents> = {
  ReviewSubmitted: { notifications: tellsEach(submittedNotices) },
  ReviewPublished: {
    feed: each(postOfReview),
    notifications: tellsEach(publishedNotices),
    reputation: each((tx, { revieweeId }) => countReview(tx, revieweeId)),
  },
  ChannelVerified: {
    notifications: tellsEach((_tx, event) => [verifiedNotice(event)]),
    reputation: each((tx, { memberId }) => countVerification(tx, memberId)),
  },
  ProfileChanged: {
    pages: each(async (tx, { memberId }) => {
      await tellItemsOf(tx, memberId);
      await tellPostsOf(tx, memberId);
      await tellStreamsOf(tx, memberId);
    }),
  },
  TrustLevelReached: {
    feed: each(postOfLevel),
    notifications: tellsEach((_tx, event) => [levelNotice(event)]),
  },
  FirstSaleMade: { feed: each((tx, { memberId }) => postOfFirstSale(tx, memberId)) },
  RewardReached: { notifications: each(tellReached) },
  SuspensionEnded: { notifications: tellsEach((_tx, event) => [liftedNotice(event)]) },
};
