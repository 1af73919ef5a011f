import type { InvalidatedQuery, StreamSignalKind } from "../graphql/enums.ts";

/** What is counted of a stream and ticks while it is watched. */
export type StreamCounts = {
  streamId: number;
  viewerCount: number;
  peakViewers: number;
  uniqueViewers: number;
  likes: number;
};

/**
 * Every live topic and the ids it carries. Subscribers load the rest themselves, with their own rights.
 * Durable topics are rows of the event log and can be resumed; the others are heard by who listens now.
 */
export interface Topics {
  messageAdded: { messageId: number; withId: number };
  messageRead: { readerId: number; memberId: number; messageId: number };
  offerUpdated: { offerId: number };
  orderUpdated: { orderId: number };
  reviewPublished: { reviewId: number };
  disputeUpdated: { disputeId: number };
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
  /** Not stored. */
  itemTouched: { itemId: number };
  streamUpdated: { streamId: number };
  streamsLive: { streamId: number };
  viewerStreamUpdated: { streamId: number };
  /** A text, if there is one, lies in a table. */
  streamSignal: { kind: StreamSignalKind; fromPeer: string; signalId: number | null };
  streamChatMessage: { streamId: number; messageId: number };
  /** Not stored. */
  streamTouched: { streamId: number };
  streamViewerCount: StreamCounts;
  streamCounted: StreamCounts;
  streamReaction: { streamId: number; count: number };
  feedPostTouched: { postId: number; mayBeGone?: true };
  typing: { memberId: number; isTyping: boolean };
  sessionEnded: { sid: string };
}

export type Topic = keyof Topics;

/**
 * Who hears it: one member, who watches one item, one stream or one member's page, one browser at a
 * stream's direct picture, a circle, everybody who looks at the market or at the
 * feed, or the servers themselves.
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
  | "servers";

export const memberAudience = (memberId: number): Audience => `u${memberId}`;
export const itemAudience = (itemId: number): Audience => `i${itemId}`;
export const streamAudience = (streamId: number): Audience => `s${streamId}`;
/** Who looks at what others see of a member: their account, from outside. */
export const accountAudience = (memberId: number): Audience => `a${memberId}`;
export const circleAudience = (circleId: number): Audience => `c${circleId}`;
export const peerAudience = (peer: string): Audience => `p${peer}`;
export const MARKET: Audience = "m";
export const FEED: Audience = "f";
export const SERVERS: Audience = "servers";
