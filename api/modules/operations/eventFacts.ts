import type { AdminEventSubject, AdminTopic } from "../../core/graphql/enums.ts";
import type { DomainEvents, DomainEventType } from "../../core/outbox/domainEvents.ts";

/** What the event log says of a domain event. */
interface Fact {
  subject: readonly [kind: AdminEventSubject, id: number];
  /** Who did it, or whom it happened to; null for what the market did by itself. */
  actor?: number | null;
  /** After the actor's name, if there is one: "made offer 12". */
  words: string;
}

type Facts = { readonly [Type in DomainEventType]: (event: DomainEvents[Type]) => Fact };

type OfferEvent = { offerId: number; byId?: number };

const offer =
  (verb: string) =>
  ({ offerId, byId = 0 }: OfferEvent): Fact => ({
    subject: ["offer", offerId],
    actor: byId > 0 ? byId : null,
    words: `${verb} offer ${offerId}`,
  });

const part =
  (words: string) =>
  ({ partId }: { partId: number }): Fact => ({
    subject: ["order_part", partId],
    words: `Order part ${partId} ${words}`,
  });

const dispute =
  (words: string) =>
  ({ disputeId }: { disputeId: number }): Fact => ({
    subject: ["dispute", disputeId],
    words: `Dispute ${disputeId} ${words}`,
  });

const adjustment =
  (words: string) =>
  ({ adjustmentId }: { adjustmentId: number }): Fact => ({
    subject: ["adjustment", adjustmentId],
    words: `Adjustment ${adjustmentId} ${words}`,
  });

const caseOf =
  (words: string) =>
  ({ caseId }: { caseId: number }): Fact => ({
    subject: ["case", caseId],
    words: `Case ${caseId} ${words}`,
  });

const itemOf = (itemId: number, words: string, actor?: number): Fact => ({
  subject: ["item", itemId],
  actor: actor ?? null,
  words,
});

const memberOf = (memberId: number, words: string): Fact => ({
  subject: ["member", memberId],
  actor: memberId,
  words,
});

const community = (subject: Fact["subject"], words: string, actor?: number): Fact => ({
  subject,
  actor: actor ?? null,
  words,
});

/** What each domain event is about; administrators choose the events they follow by it. */
export const TOPICS: Readonly<Record<DomainEventType, AdminTopic>> = {
  MessageSent: "community",
  ThreadRead: "community",
  PostWritten: "community",
  PostLiked: "community",
  PostCommented: "community",
  MemberFollowed: "community",
  CircleJoinRequested: "community",
  CircleJoinApproved: "community",
  StreamStarted: "community",
  StreamEnded: "community",
  StreamCancelled: "community",
  StreamReminderDue: "community",
  OfferMade: "offers",
  OfferCountered: "offers",
  OfferDeclined: "offers",
  OfferWithdrawn: "offers",
  OfferExpired: "offers",
  OfferSuperseded: "offers",
  OfferCancelled: "offers",
  OfferAccepted: "offers",
  OrderPartPlaced: "orders",
  OrderPartAccepted: "orders",
  OrderPartShipped: "orders",
  OrderPartDelivered: "orders",
  OrderPartCancelled: "orders",
  OrderPartRefunded: "orders",
  DisputeFiled: "disputes",
  DisputeAnswered: "disputes",
  DisputeAsked: "disputes",
  DisputeWithdrawn: "disputes",
  DisputeRejected: "disputes",
  DisputeSettled: "disputes",
  AdjustmentRequested: "adjustments",
  AdjustmentScheduled: "adjustments",
  AdjustmentPosted: "adjustments",
  AdjustmentRejected: "adjustments",
  AdjustmentWithdrawn: "adjustments",
  AdjustmentExpired: "adjustments",
  AdjustmentFailed: "adjustments",
  ItemChanged: "items",
  ItemRemoved: "items",
  ItemDeleted: "items",
  ItemRestored: "items",
  ItemListed: "items",
  ItemShownTo: "items",
  MemberJoined: "members",
  MemberLeft: "members",
  MemberSuspended: "members",
  RoleChanged: "members",
  EarningPaid: "members",
  TpSetAside: "members",
  TpBroughtBack: "members",
  StakingRewardPaid: "members",
  ChannelVerified: "members",
  ProfileChanged: "members",
  TrustLevelReached: "members",
  FirstSaleMade: "members",
  RewardReached: "members",
  ReviewSubmitted: "community",
  ReviewPublished: "community",
  SuspensionEnded: "members",
  CaseOpened: "community",
  ReportClosed: "community",
  MemberWarned: "members",
  ContentRemoved: "community",
  ContentRestored: "community",
  AppealDecided: "community",
  RatingChanged: "members",
  ActionAudited: "administration",
};

/** The domain events of some topics; of all without a choice. */
export function typesOf(topics: readonly AdminTopic[] | null): DomainEventType[] {
  const types = Object.keys(TOPICS) as DomainEventType[];
  return topics ? types.filter((type) => topics.includes(TOPICS[type])) : types;
}

/** What the event log says of a domain event. */
export function factOf<Type extends DomainEventType>(type: Type, event: DomainEvents[Type]): Fact {
  return FACTS[type](event);
}

/** The name of a mutation in words: "suspend member". */
const wordsOf = (action: string) =>
  action.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Every domain event as an administrator reads it. Names are read when it is shown. */
const FACTS: Facts = {
  MessageSent: ({ messageId }) =>
    community(["message", messageId], `Message ${messageId} was sent`),
  ThreadRead: ({ readerId, writerId }) =>
    community(["member", writerId], "read what a member wrote", readerId),
  PostWritten: ({ postId, byId }) => community(["post", postId], `wrote post ${postId}`, byId),
  PostLiked: ({ postId, byId }) => community(["post", postId], `liked post ${postId}`, byId),
  PostCommented: ({ commentId }) =>
    community(["comment", commentId], `Comment ${commentId} was written`),
  MemberFollowed: ({ memberId, byId }) =>
    community(["member", memberId], "followed a member", byId),
  CircleJoinRequested: ({ circleId, memberId }) =>
    community(["circle", circleId], `asked to join circle ${circleId}`, memberId),
  CircleJoinApproved: ({ circleId, memberId }) =>
    community(["circle", circleId], `joined circle ${circleId}`, memberId),
  StreamStarted: ({ streamId, hostId }) =>
    community(["stream", streamId], `went live with stream ${streamId}`, hostId),
  StreamEnded: ({ streamId }) => community(["stream", streamId], `Stream ${streamId} ended`),
  StreamCancelled: ({ streamId }) =>
    community(["stream", streamId], `Stream ${streamId} was called off`),
  StreamReminderDue: ({ streamId, memberId }) =>
    community(["stream", streamId], `was reminded of stream ${streamId}`, memberId),

  OfferMade: offer("made"),
  OfferCountered: offer("countered with"),
  OfferDeclined: offer("declined"),
  OfferWithdrawn: offer("withdrew"),
  OfferExpired: ({ offerId }) => ({
    subject: ["offer", offerId],
    words: `Offer ${offerId} expired`,
  }),
  OfferSuperseded: ({ offerId }) => ({
    subject: ["offer", offerId],
    words: `Offer ${offerId} ended, because an item of it is gone`,
  }),
  OfferCancelled: ({ offerId }) => ({
    subject: ["offer", offerId],
    words: `Offer ${offerId} was cancelled, because one side was suspended`,
  }),
  OfferAccepted: offer("accepted"),

  OrderPartPlaced: part("was placed"),
  OrderPartAccepted: part("was accepted"),
  OrderPartShipped: part("was shipped"),
  OrderPartDelivered: ({ partId, isByTime }) =>
    part(isByTime ? "counts as delivered, because its time is over" : "was delivered")({ partId }),
  OrderPartCancelled: part("was cancelled and paid back"),
  OrderPartRefunded: part("was paid back"),

  DisputeFiled: dispute("was filed"),
  DisputeAnswered: ({ disputeId, byId }) => ({
    subject: ["dispute", disputeId],
    actor: byId,
    words: `answered in dispute ${disputeId}`,
  }),
  DisputeAsked: dispute("waits for its two sides"),
  DisputeWithdrawn: dispute("was withdrawn"),
  DisputeRejected: dispute("was rejected"),
  DisputeSettled: dispute("was settled"),

  AdjustmentRequested: adjustment("waits for another administrator"),
  AdjustmentScheduled: adjustment("is posted after a wait, because nobody else could approve it"),
  AdjustmentPosted: adjustment("was posted"),
  AdjustmentRejected: adjustment("was rejected"),
  AdjustmentWithdrawn: adjustment("was withdrawn"),
  AdjustmentExpired: adjustment("expired"),
  AdjustmentFailed: adjustment("could not be posted"),

  ItemChanged: ({ itemId }) => itemOf(itemId, `Item ${itemId} changed`),
  ItemRemoved: ({ itemId, byId }) => itemOf(itemId, `took item ${itemId} off the market`, byId),
  ItemDeleted: ({ itemId }) => itemOf(itemId, `Item ${itemId} was removed by an administrator`),
  ItemRestored: ({ itemId }) => itemOf(itemId, `Item ${itemId} was put back by an administrator`),
  ItemListed: ({ itemId, sellerId }) => itemOf(itemId, `listed item ${itemId}`, sellerId),
  ItemShownTo: ({ itemId, sellerId }) =>
    itemOf(itemId, `showed item ${itemId} to more members`, sellerId),

  MemberJoined: ({ memberId }) => memberOf(memberId, "joined the market"),
  MemberLeft: ({ memberId }) => memberOf(memberId, "deleted their account"),
  MemberSuspended: ({ memberId }) => memberOf(memberId, "was suspended"),
  RoleChanged: ({ memberId, role }) => memberOf(memberId, `has the role ${role} from now on`),
  EarningPaid: ({ memberId, action, amount }) =>
    memberOf(memberId, `earned ${amount} TP: ${action.replaceAll("_", " ")}`),
  TpSetAside: ({ memberId, holding, amount }) =>
    memberOf(
      memberId,
      holding === "staking" ? `staked ${amount} TP` : `minted ${amount} Trust Tokens`,
    ),
  TpBroughtBack: ({ memberId, holding, amount }) =>
    memberOf(
      memberId,
      holding === "staking" ? `took ${amount} staked TP back` : `burned ${amount} Trust Tokens`,
    ),
  StakingRewardPaid: ({ memberId, amount }) =>
    memberOf(memberId, `was paid ${amount} TP for a stake`),
  ChannelVerified: ({ memberId, channel }) => memberOf(memberId, `verified their ${channel}`),
  ProfileChanged: ({ memberId }) => memberOf(memberId, "has a changed profile"),
  TrustLevelReached: ({ memberId, trustLevel }) =>
    memberOf(memberId, `reached the trust level ${trustLevel}`),
  FirstSaleMade: ({ memberId }) => memberOf(memberId, "made a first sale"),
  RewardReached: ({ memberId, reward }) =>
    memberOf(memberId, `can claim the reward ${reward.replaceAll("_", " ")}`),
  ReviewSubmitted: ({ reviewId }) =>
    community(["review", reviewId], `Review ${reviewId} was written`),
  ReviewPublished: ({ reviewId, reviewerId }) =>
    community(["review", reviewId], `has review ${reviewId} published`, reviewerId),
  SuspensionEnded: ({ memberId }) => memberOf(memberId, "may sign in again"),

  CaseOpened: caseOf("waits for the moderators"),
  ReportClosed: caseOf("was decided, which closed a report"),
  MemberWarned: ({ memberId }) => memberOf(memberId, "was warned by a moderator"),
  ContentRemoved: caseOf("took away what was reported"),
  ContentRestored: caseOf("gave back what was removed"),
  AppealDecided: caseOf("is an appeal that was decided"),
  RatingChanged: ({ memberId }) => memberOf(memberId, "has a rating that was counted anew"),

  ActionAudited: ({ entryId, actorId, action, isDone }) => ({
    subject: ["audit_entry", entryId],
    actor: actorId,
    words: `${isDone ? "did" : "was refused"} “${wordsOf(action)}”`,
  }),
};
