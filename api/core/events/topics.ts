import type { InvalidatedQuery, StreamSignalKind } from "../graphql/enums.ts";
import type { DomainEventType } from "../outbox/domainEvents.ts";

/** The counters of a stream, which change while it is watched. */
export type StreamCounts = {
  streamId: number;
  viewerCount: number;
  peakViewers: number;
  uniqueViewers: number;
  likes: number;
};

/**
 * Every live topic and the ids it carries. Subscribers load the rest themselves, with their own rights. Durable topics
 * are rows of the event log and can be resumed; the others reach current subscribers only.
 */
export interface Topics {
  messageAdded: { messageId: number; withId: number };
  messageRead: { readerId: number; memberId: number; messageId: number };
  offerUpdated: { offerId: number };
  orderUpdated: { orderId: number };
  reviewPublished: { reviewId: number };
  disputeUpdated: { disputeId: number };
  adjustmentUpdated: { adjustmentId: number };
  cartUpdated: Record<string, never>;
  walletUpdated: Record<string, never>;
  notificationAdded: { notificationId: number };
  notificationsRead: { notificationIds: number[] };
  queriesInvalidated: { queries: readonly InvalidatedQuery[] };
  memberUpdated: { memberId: number };
  listingAdded: { itemId: number };
  itemUpdated: { itemId: number };
  feedPostAdded: { postId: number };
  circleUpdated: { circleId: number };
  /** Null: all guides of an author. */
  guideUpdated: { guideId: number | null };
  /** Not stored. */
  itemTouched: { itemId: number };
  streamUpdated: { streamId: number };
  streamsLive: { streamId: number };
  viewerStreamUpdated: { streamId: number };
  /** The text of the signal, if there is one, is in a table. */
  streamSignal: { kind: StreamSignalKind; fromPeer: string; signalId: number | null };
  streamChatMessage: { streamId: number; messageId: number };
  /** Not stored. */
  streamTouched: { streamId: number };
  streamViewerCount: StreamCounts;
  streamCounted: StreamCounts;
  streamReaction: { streamId: number; count: number };
  feedPostTouched: { postId: number; mayBeGone?: true };
  /** Not stored. */
  guideTouched: { guideId: number };
  typing: { memberId: number; isTyping: boolean };
  sessionEnded: { sid: string };
  reportRunUpdated: { runId: number };
  /** Not stored. */
  reportRunProgressed: { runId: number };
  moderationUpdated: { caseId: number };
  closedFeaturesUpdated: Record<string, never>;
  /** Not stored. */
  switchSet: Record<string, never>;
  /** Not stored, and never sent to another server: each reads them for its own subscribers (`liveFigures.ts`). */
  adminStatsUpdated: { figures: object };
  jobsSummaryUpdated: { figures: object };
  adminBacklogUpdated: { figures: object };
  leaderboardUpdated: { figures: object };
  trendingUpdated: { figures: object };
}

export type Topic = keyof Topics;
/** What a reader can follow: live events, or the domain events of the outbox. */
export type FollowedTopic = Topic | DomainEventType;

/**
 * Who receives an event: a member (u), everybody who watches an item (i), a stream (s) or a member's page (a), one
 * browser that receives a stream's direct picture (p), a circle (c), everybody who views the market (m), the feed
 * (f), what is closed (w) or what is reported (r), members who look at the leaderboard, administrators who follow the outbox,
 * the market's figures, its jobs, what waits for them or the runs of reports, or the servers themselves.
 */
export type Audience =
  | `u${number}`
  | `i${number}`
  | `s${number}`
  | `a${number}`
  | `p${string}`
  | `c${number}`
  | "m"
  | "f"
  | "w"
  | "r"
  | "outbox"
  | "stats"
  | "jobs"
  | "backlog"
  | "leaderboard"
  | "trending"
  | "reports"
  | "servers";

export const memberAudience = (memberId: number): Audience => `u${memberId}`;
export const itemAudience = (itemId: number): Audience => `i${itemId}`;
export const streamAudience = (streamId: number): Audience => `s${streamId}`;
/** Everybody who views the public data of a member. */
export const accountAudience = (memberId: number): Audience => `a${memberId}`;
export const circleAudience = (circleId: number): Audience => `c${circleId}`;
export const peerAudience = (peer: string): Audience => `p${peer}`;
export const MARKET: Audience = "m";
export const FEED: Audience = "f";
export const CLOSED_FEATURES: Audience = "w";
/** Moderators and administrators: what is reported. */
export const MODERATION_QUEUE: Audience = "r";
/** Its log is the outbox: sequences are the numbers of domain events, which have gaps. Nobody publishes to it. */
export const OUTBOX: Audience = "outbox";
export const STATS: Audience = "stats";
/** Administrators, of what the market does by itself. */
export const JOBS: Audience = "jobs";
/** Administrators, of what waits for them. */
export const BACKLOG: Audience = "backlog";
/** Members who look at the leaderboard. */
export const LEADERBOARD: Audience = "leaderboard";
/** Whoever looks at what is in demand. */
export const TRENDING: Audience = "trending";
/** Administrators, of the runs of reports. */
export const REPORTS: Audience = "reports";
export const SERVERS: Audience = "servers";
