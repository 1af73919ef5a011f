import { registerEnumType } from "type-graphql";

/** A GraphQL enum whose names are its values: the same words over REST, GraphQL and in the tables. */
export function stringEnum<const T extends string>(
  name: string,
  values: readonly T[],
  description: string,
): { [K in T]: K } {
  const all = Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
  registerEnumType(all, { name, description });
  return all;
}

export const TrustLevel = stringEnum(
  "TrustLevel",
  ["newbie", "contributor", "trusted", "champion"],
  "Reputation tier, lowest first. Source: S1 §1",
);
export type TrustLevel = keyof typeof TrustLevel;

export const VerificationLevel = stringEnum(
  "VerificationLevel",
  ["basic", "verified", "premium", "suspended"],
  "Which channels a member has verified. Source: S2 §2",
);
export type VerificationLevel = keyof typeof VerificationLevel;

export const VerificationChannel = stringEnum(
  "VerificationChannel",
  ["email", "phone"],
  "Where a verification code goes. Source: S2 §5",
);
export type VerificationChannel = keyof typeof VerificationChannel;

export const Visibility = stringEnum(
  "Visibility",
  ["everybody", "members", "nobody"],
  "Who may see something of a member; the member always does. Source: C43",
);
export type Visibility = keyof typeof Visibility;

export const AuditSubject = stringEnum(
  "AuditSubject",
  [
    "member",
    "dispute",
    "item",
    "switch",
    "case",
    "report",
    "report_run",
    "report_schedule",
    "adjustment",
    "job",
    "job_task",
    "dead_letter",
    "masked_value",
    "pool",
  ],
  "What an administrator's action is about.",
);
export type AuditSubject = keyof typeof AuditSubject;

export const SwitchName = stringEnum(
  "SwitchName",
  ["sign_up", "listing", "offers", "checkout", "rewards", "streams", "writes"],
  "What administrators close and open. `writes`: everything that changes something.",
);
export type SwitchName = keyof typeof SwitchName;

export const ReportName = stringEnum(
  "ReportName",
  [
    "sales_by_day",
    "members",
    "items",
    "offers",
    "order_parts",
    "disputes",
    "ledger_postings",
    "tp_issued",
    "moderation",
    "admin_actions",
    "query",
  ],
  "The reports that administrators run. query: all rows of a list of a query of theirs.",
);
export type ReportName = keyof typeof ReportName;

export const ReportFormat = stringEnum(
  "ReportFormat",
  ["csv", "jsonl"],
  "How a report is written: a table with a header for spreadsheets, or one JSON object a line.",
);
export type ReportFormat = keyof typeof ReportFormat;

export const ReportColumnType = stringEnum(
  "ReportColumnType",
  ["text", "whole_number", "number", "yes_no", "day", "time"],
  "What a column of a report has. A day is YYYY-MM-DD in UTC, a time is ISO 8601 in UTC.",
);
export type ReportColumnType = keyof typeof ReportColumnType;

export const ReportRunStatus = stringEnum(
  "ReportRunStatus",
  ["queued", "running", "done", "failed", "cancelled"],
  "How far the file of a report is. Only a done one can be downloaded.",
);
export type ReportRunStatus = keyof typeof ReportRunStatus;

export const ReportFailure = stringEnum(
  "ReportFailure",
  ["disk_full", "too_slow", "interrupted", "query_invalid", "error"],
  "Why there is no file: the disk was full, the database took too long, servers ended while they wrote it, the query does not fit the tables any more, or a bug, which is in the server's log.",
);
export type ReportFailure = keyof typeof ReportFailure;

export const ReportFrequency = stringEnum(
  "ReportFrequency",
  ["daily", "weekly", "monthly"],
  "How often a schedule runs its report.",
);
export type ReportFrequency = keyof typeof ReportFrequency;

export const ReportScheduleStatus = stringEnum(
  "ReportScheduleStatus",
  ["active", "paused", "stopped"],
  "Whether a schedule runs. Stopped: its owner is no administrator any more.",
);
export type ReportScheduleStatus = keyof typeof ReportScheduleStatus;

export const AdjustmentStatus = stringEnum(
  "AdjustmentStatus",
  ["requested", "posted", "rejected", "withdrawn", "expired", "failed"],
  "Where an adjustment of a wallet stands. Only a requested one waits; a posted one has moved its TP.",
);
export type AdjustmentStatus = keyof typeof AdjustmentStatus;

export const AdjustmentFailure = stringEnum(
  "AdjustmentFailure",
  ["insufficient_balance", "member_gone", "requester_gone"],
  "Why an adjustment was not posted: too few available TP, the member has left, or who asked for it is no administrator any more.",
);
export type AdjustmentFailure = keyof typeof AdjustmentFailure;

export const AdjustmentAction = stringEnum(
  "AdjustmentAction",
  ["approve", "reject", "withdraw"],
  "What the viewer may do with an adjustment now.",
);
export type AdjustmentAction = keyof typeof AdjustmentAction;

export const ItemStatus = stringEnum(
  "ItemStatus",
  ["draft", "available", "reserved", "in_auction", "traded", "sold", "hidden", "removed"],
  "Only an available item takes new offers. Source: C09",
);
export type ItemStatus = keyof typeof ItemStatus;

export const ItemSort = stringEnum(
  "ItemSort",
  ["newest", "price_low", "price_high", "most_viewed", "relevance"],
  "Order of an item list. Relevance needs a search text.",
);
export type ItemSort = keyof typeof ItemSort;

export const OfferType = stringEnum(
  "OfferType",
  ["item_exchange", "direct_tp"],
  "Whether the buyer gives items or only TP. Source: S1 §3",
);
export type OfferType = keyof typeof OfferType;

export const OfferStatus = stringEnum(
  "OfferStatus",
  ["pending", "accepted", "declined"],
  "The documented three words; `state` says more. Source: C21",
);
export type OfferStatus = keyof typeof OfferStatus;

export const OfferState = stringEnum(
  "OfferState",
  [
    "pending",
    "countered",
    "accepted",
    "declined",
    "withdrawn",
    "expired",
    "superseded",
    "cancelled",
  ],
  "What became of an offer. Everything but pending is final. Source: C21",
);
export type OfferState = keyof typeof OfferState;

export const OfferAction = stringEnum(
  "OfferAction",
  ["accept", "decline", "counter", "withdraw"],
  "What the viewer may do with an offer now.",
);
export type OfferAction = keyof typeof OfferAction;

export const OfferRole = stringEnum(
  "OfferRole",
  ["buyer", "seller"],
  "The viewer's side of an offer.",
);
export type OfferRole = keyof typeof OfferRole;

export const TpState = stringEnum(
  "TpState",
  ["open", "escrow", "settled", "void"],
  "How far something is that moves TP: it is yet to move them, they wait in escrow, they have moved, or they do not move.",
);
export type TpState = keyof typeof TpState;

export const HoldState = stringEnum(
  "HoldState",
  ["active", "captured", "released"],
  "Whether promised TP is still promised, was paid, or is free again.",
);
export type HoldState = keyof typeof HoldState;

export const WalletEntryStatus = stringEnum(
  "WalletEntryStatus",
  ["pending", "completed", "failed"],
  "Postings are completed; holds show as pending. Source: C24",
);
export type WalletEntryStatus = keyof typeof WalletEntryStatus;

export const TransactionStatus = stringEnum(
  "TransactionStatus",
  ["pending", "completed", "cancelled", "disputed"],
  "Where a transaction stands. Source: TB-004",
);
export type TransactionStatus = keyof typeof TransactionStatus;

export const UserFilter = stringEnum(
  "UserFilter",
  ["all", "active", "inactive", "trusted", "champion"],
  "Which members an administrator lists. Inactive: suspended or deleted. Source: S2 §5",
);
export type UserFilter = keyof typeof UserFilter;

export const MarketRole = stringEnum(
  "MarketRole",
  ["member", "moderator", "admin"],
  "What somebody is in the market; a member has no rights beyond their own account. Source: C06",
);
export type MarketRole = keyof typeof MarketRole;

export const AdminUserAction = stringEnum(
  "AdminUserAction",
  ["suspend", "lift", "set_role"],
  "What an administrator may do with an account now.",
);
export type AdminUserAction = keyof typeof AdminUserAction;

export const AdminItemAction = stringEnum(
  "AdminItemAction",
  ["delete", "restore"],
  "What an administrator may do with an item now.",
);
export type AdminItemAction = keyof typeof AdminItemAction;

export const MessageType = stringEnum(
  "MessageType",
  ["text", "image", "offer", "order"],
  "What a message shows beside its words: nothing, a picture, or the card of an offer or an order. Source: TB-004, C27",
);
export type MessageType = keyof typeof MessageType;

export const ReportSubject = stringEnum(
  "ReportSubject",
  ["member", "message", "item", "post", "comment", "review", "guide"],
  "What a report is about.",
);
export type ReportSubject = keyof typeof ReportSubject;

export const ReportReason = stringEnum(
  "ReportReason",
  ["spam", "scam", "harassment", "prohibited_item", "other"],
  "Why something is reported.",
);
export type ReportReason = keyof typeof ReportReason;

export const CaseKind = stringEnum(
  "CaseKind",
  ["report", "appeal"],
  "Whether members reported something, or somebody contests a decision.",
);
export type CaseKind = keyof typeof CaseKind;

export const CaseDecision = stringEnum(
  "CaseDecision",
  ["dismiss", "remove", "warn", "suspend", "grant", "refuse"],
  "What became of a case. Of a report: nothing; what is reported is removed; its member is warned, or suspended, which removes it, too. Of an appeal: the decision is taken back, or it stands.",
);
export type CaseDecision = keyof typeof CaseDecision;

export const CaseAction = stringEnum(
  "CaseAction",
  ["claim", "release", "dismiss", "remove", "warn", "suspend", "grant", "refuse"],
  "What the viewer may do with a case now.",
);
export type CaseAction = keyof typeof CaseAction;

export const CaseFilter = stringEnum(
  "CaseFilter",
  ["open", "mine", "overdue", "appeals", "decided"],
  "Which cases of the queue: not decided; of these, those that the viewer has claimed, those past their promised time, and appeals; those that are decided.",
);
export type CaseFilter = keyof typeof CaseFilter;

export const WalletEntryKind = stringEnum(
  "WalletEntryKind",
  ["received", "paid", "trades", "earnings"],
  "Which postings of a history: by direction, between members, or given by the market.",
);
export type WalletEntryKind = keyof typeof WalletEntryKind;

export const EarnAction = stringEnum(
  "EarnAction",
  ["verify_profile", "community_task", "daily_login", "social_share"],
  "What earns TP again and again, or once. Source: C25",
);
export type EarnAction = keyof typeof EarnAction;

export const RewardName = stringEnum(
  "RewardName",
  ["welcome_bonus", "first_sale", "active_trader", "phone_verified"],
  "What is given once for something a member has reached. Source: S1 §2 wallet, C26",
);
export type RewardName = keyof typeof RewardName;

export const ClaimState = stringEnum(
  "ClaimState",
  ["locked", "ready", "claimed"],
  "Locked: not reached yet. Claimed: taken, for this period or for good.",
);
export type ClaimState = keyof typeof ClaimState;

export const ShareChannel = stringEnum(
  "ShareChannel",
  ["copy_link", "email", "device"],
  "How an item was shared: its link, a mail, or what the device offers.",
);
export type ShareChannel = keyof typeof ShareChannel;

export const SecurityCheck = stringEnum(
  "SecurityCheck",
  ["email_verified", "phone_verified", "two_step_sign_in", "good_password", "known_sessions"],
  "What the security score is made of. Source: C24",
);
export type SecurityCheck = keyof typeof SecurityCheck;
export const CartLineState = stringEnum(
  "CartLineState",
  ["available", "price_changed", "short", "superseded"],
  "Whether a cart line can be bought as it is. short: fewer are left than wanted; superseded: the item is gone. Source: C13, C21",
);
export type CartLineState = keyof typeof CartLineState;

export const AddressType = stringEnum(
  "AddressType",
  ["shipping", "billing"],
  "What a saved address is for. Source: EN-006",
);
export type AddressType = keyof typeof AddressType;

export const OrderStatus = stringEnum(
  "OrderStatus",
  ["pending", "processing", "shipped", "delivered", "cancelled"],
  "Where an order, or a seller's part of it, stands; an order is where its least advanced part is. Source: C14, C15",
);
export type OrderStatus = keyof typeof OrderStatus;

export const OrderAction = stringEnum(
  "OrderAction",
  ["accept", "ship", "addTracking", "confirmDelivery", "cancel", "refund", "review"],
  "What the viewer may do with an order, or a part of it, now.",
);
export type OrderAction = keyof typeof OrderAction;

export const OrderEventKind = stringEnum(
  "OrderEventKind",
  ["placed", "accepted", "shipped", "tracking", "delivered", "cancelled", "refunded"],
  "What happened in an order's timeline.",
);
export type OrderEventKind = keyof typeof OrderEventKind;

export const OrderRole = stringEnum(
  "OrderRole",
  ["buyer", "seller"],
  "The viewer's side of an order.",
);
export type OrderRole = keyof typeof OrderRole;

export const ShippingMethod = stringEnum(
  "ShippingMethod",
  ["standard", "expedited", "overnight"],
  "How an order is sent; its cost and days are in `shippingOptions`. Source: S1 §9",
);
export type ShippingMethod = keyof typeof ShippingMethod;

export const PaymentMethod = stringEnum(
  "PaymentMethod",
  ["tp"],
  "Orders are paid in TP only. S1 §9",
);
export type PaymentMethod = keyof typeof PaymentMethod;

export const StreamStatus = stringEnum(
  "StreamStatus",
  ["live", "scheduled", "ended", "offline"],
  "Live if it is on; else scheduled if its time is still to come; else ended if it was; else offline. Source: S2 §3",
);
export type StreamStatus = keyof typeof StreamStatus;

export const StreamFilter = stringEnum(
  "StreamFilter",
  ["all", "live", "scheduled", "ended"],
  "Which streams to list. Source: S2 §2",
);
export type StreamFilter = keyof typeof StreamFilter;

export const StreamType = stringEnum(
  "StreamType",
  ["general", "showcase", "tutorial"],
  "What a stream is for. Source: C31",
);
export type StreamType = keyof typeof StreamType;

export const StreamVideo = stringEnum(
  "StreamVideo",
  ["none", "webrtc", "hls", "external"],
  "Where the picture comes from now: nowhere, the host's browser, the market's own playlist, or `streamUrl`.",
);
export type StreamVideo = keyof typeof StreamVideo;
export const FeedFilter = stringEnum(
  "FeedFilter",
  ["all", "following", "trending", "local"],
  "Which posts a feed shows. trending: liked, commented or shared in the last 7 days, by (likes + comments + shares) / (1 + days)^1.5. local: of the viewer's place, or within 50 km. Source: S2 §2, C30",
);
export type FeedFilter = keyof typeof FeedFilter;

export const PostType = stringEnum(
  "PostType",
  ["listing", "trade", "review", "achievement", "community"],
  "What a post is about. Members write community posts; the others are written by the market. Source: S2 §3, C30",
);
export type PostType = keyof typeof PostType;

export const CircleRole = stringEnum(
  "CircleRole",
  ["member", "admin"],
  "What somebody is in a circle. Source: TB-006",
);
export type CircleRole = keyof typeof CircleRole;

export const CircleAccess = stringEnum(
  "CircleAccess",
  ["none", "requested", "member", "admin"],
  "How the viewer stands to a circle.",
);
export type CircleAccess = keyof typeof CircleAccess;

export const ItemVisibility = stringEnum(
  "ItemVisibility",
  ["everybody", "circle", "owner"],
  "Who sees an item: everybody, only the members of a circle and its owner, or its owner alone.",
);
export type ItemVisibility = keyof typeof ItemVisibility;

export const DealAction = stringEnum(
  "DealAction",
  ["review", "dispute"],
  "What the viewer may do about a deal now. Source: C23, C32",
);
export type DealAction = keyof typeof DealAction;

export const DisputeCategory = stringEnum(
  "DisputeCategory",
  ["scam", "misrepresentation", "harassment", "other"],
  "What a dispute is about: fraud or scam, item not as described, harassment, something else. Source: S2 §5, C35",
);
export type DisputeCategory = keyof typeof DisputeCategory;

export const DisputeStatus = stringEnum(
  "DisputeStatus",
  ["pending", "under_review", "awaiting_response", "resolved", "rejected", "withdrawn"],
  "Where a dispute stands. The last three are final. Source: C35",
);
export type DisputeStatus = keyof typeof DisputeStatus;

export const DisputePriority = stringEnum(
  "DisputePriority",
  ["low", "medium", "high"],
  "High for premium members and for more than 300 TP. Source: C35",
);
export type DisputePriority = keyof typeof DisputePriority;

export const DisputeOutcome = stringEnum(
  "DisputeOutcome",
  ["refund", "release", "split"],
  "Who gets the TP of a resolved dispute: who paid, who was paid, or both. Source: C35",
);
export type DisputeOutcome = keyof typeof DisputeOutcome;

export const DisputeDecision = stringEnum(
  "DisputeDecision",
  ["refund", "release", "split", "reject"],
  "What an administrator decides: give the TP back, let them go where they were meant to, share them, or reject the report.",
);
export type DisputeDecision = keyof typeof DisputeDecision;

export const DisputeQueueFilter = stringEnum(
  "DisputeQueueFilter",
  ["open", "awaiting_answer", "awaiting_decision", "mine", "overdue", "closed"],
  "Which disputes of the queue: not ended; of these, those that wait for an answer, for the decision, or that the viewer took on; those not decided within the promised time; those that ended.",
);
export type DisputeQueueFilter = keyof typeof DisputeQueueFilter;

export const DisputeRole = stringEnum(
  "DisputeRole",
  ["reporter", "reported", "admin"],
  "The viewer's part in a dispute.",
);
export type DisputeRole = keyof typeof DisputeRole;

export const DisputeAction = stringEnum(
  "DisputeAction",
  ["answer", "withdraw", "concede", "take", "ask", "decide"],
  "What the viewer may do in a dispute now.",
);
export type DisputeAction = keyof typeof DisputeAction;

/** What is written down of a dispute. */
export const DISPUTE_EVENTS = [
  "filed",
  "statement",
  "taken",
  "asked",
  "moved",
  "withdrawn",
  "conceded",
  "resolved",
  "rejected",
] as const;

export const DisputeEventKind = stringEnum(
  "DisputeEventKind",
  ["offer", "order", "deal", "messages", "payment", ...DISPUTE_EVENTS],
  "What an entry of a dispute's timeline tells: the first five come from the market's own records.",
);
export type DisputeEventKind = keyof typeof DisputeEventKind;

export const StreamSignalKind = stringEnum(
  "StreamSignalKind",
  ["join", "offer", "answer", "ice", "leave"],
  "join: a viewer has a seat and waits for an offer; the market itself says it. offer, answer, ice: WebRTC's own words. leave: the place was given up, or given to another.",
);
export type StreamSignalKind = keyof typeof StreamSignalKind;

export const ActivityGroup = stringEnum(
  "ActivityGroup",
  ["listings", "offers", "deals", "orders", "wallet", "account"],
  "A part of a member's own activity. Source: C43",
);
export type ActivityGroup = keyof typeof ActivityGroup;

export const ActivityKind = stringEnum(
  "ActivityKind",
  [
    "item_listed",
    "price_changed",
    "offer_made",
    "offer_received",
    "offer_accepted",
    "offer_declined",
    "offer_countered",
    "offer_withdrawn",
    "offer_expired",
    "offer_superseded",
    "offer_cancelled",
    "item_received",
    "item_given",
    "order_placed",
    "order_received",
    "order_accepted",
    "order_shipped",
    "order_delivered",
    "order_cancelled",
    "order_refunded",
    "tp_received",
    "tp_paid",
    "signed_in",
    "viewed_by_market",
    "token_made",
    "token_revoked",
  ],
  "What a member did or what happened to them. Source: C43",
);
export type ActivityKind = keyof typeof ActivityKind;

export const InvalidatedQuery = stringEnum(
  "InvalidatedQuery",
  [
    "achievements",
    "activity",
    "addresses",
    "apiTokens",
    "behavior",
    "blockedMembers",
    "bookmarkedPosts",
    "buyQuote",
    "certificates",
    "chainTransactions",
    "chainWallet",
    "challenges",
    "circle",
    "circlePosts",
    "circles",
    "conversation",
    "conversations",
    "dashboardTiles",
    "deals",
    "earnings",
    "explorerHistory",
    "feed",
    "feedPost",
    "gamificationStats",
    "guide",
    "guides",
    "item",
    "leaderboard",
    "marketDecision",
    "member",
    "memberPosts",
    "members",
    "myItems",
    "notificationSettings",
    "personality",
    "postComments",
    "predictions",
    "recommendations",
    "reportSchedules",
    "reviews",
    "salesCounts",
    "savedQueries",
    "savedQuery",
    "sellerOfferCounts",
    "sessions",
    "staking",
    "twoStepSignIn",
    "user",
    "userInsights",
    "viewer",
    "wallet",
  ],
  "A query of the viewer whose answer can change without an event that brings the new one.",
);
export type InvalidatedQuery = keyof typeof InvalidatedQuery;

export const ApiTokenStatus = stringEnum(
  "ApiTokenStatus",
  ["active", "expired", "revoked"],
  "Whether a program can use a token, and why not.",
);
export type ApiTokenStatus = keyof typeof ApiTokenStatus;

export const GuideType = stringEnum(
  "GuideType",
  ["article", "video"],
  "What a guide is: words, or words with a link to a video. Source: TB-007",
);
export type GuideType = keyof typeof GuideType;

export const GuideCategory = stringEnum(
  "GuideCategory",
  ["photos", "descriptions", "prices", "offers", "delivery", "safety", "other"],
  "What a guide helps with. Source: TB-007",
);
export type GuideCategory = keyof typeof GuideCategory;

export const GuideDifficulty = stringEnum(
  "GuideDifficulty",
  ["beginner", "intermediate", "advanced"],
  "For whom a guide is. Source: TB-007",
);
export type GuideDifficulty = keyof typeof GuideDifficulty;

export const AchievementCategory = stringEnum(
  "AchievementCategory",
  ["trading", "social", "milestone", "special", "seasonal"],
  "What an achievement is about. Source: S2 §2",
);
export type AchievementCategory = keyof typeof AchievementCategory;

export const AchievementRarity = stringEnum(
  "AchievementRarity",
  ["common", "rare", "epic", "legendary", "mythic"],
  "How rare an achievement is meant to be. Source: EN-030",
);
export type AchievementRarity = keyof typeof AchievementRarity;

export const ChallengeType = stringEnum(
  "ChallengeType",
  ["trade", "social", "engagement", "discovery"],
  "What a challenge is about. Source: EN-031",
);
export type ChallengeType = keyof typeof ChallengeType;

export const LeaderboardPeriod = stringEnum(
  "LeaderboardPeriod",
  ["week", "month", "all"],
  "Since when XP count: the ISO week from Monday, the month, both in UTC, or ever.",
);
export type LeaderboardPeriod = keyof typeof LeaderboardPeriod;

export const RecommendationType = stringEnum(
  "RecommendationType",
  ["item", "category", "user", "trend", "tip"],
  "What a recommendation is about. Source: EN-017",
);
export type RecommendationType = keyof typeof RecommendationType;

export const TrendRange = stringEnum(
  "TrendRange",
  ["h24", "d7", "d30"],
  "The last 24 hours, 7 days or 30 days. Source: EP-034",
);
export type TrendRange = keyof typeof TrendRange;

export const MarketTrend = stringEnum(
  "MarketTrend",
  ["up", "down", "steady"],
  "Where the interest in a category goes. Source: EN-020",
);
export type MarketTrend = keyof typeof MarketTrend;

export const MarketLevel = stringEnum(
  "MarketLevel",
  ["high", "medium", "low"],
  "The upper, middle or lower third of the categories. Source: EN-022",
);
export type MarketLevel = keyof typeof MarketLevel;

export const PricePosition = stringEnum(
  "PricePosition",
  ["below", "within", "above"],
  "Where a price is, beside the range in which 80 % of such sales are.",
);
export type PricePosition = keyof typeof PricePosition;

export const PreferenceTrend = stringEnum(
  "PreferenceTrend",
  ["increasing", "decreasing", "steady"],
  "Where a member's interest in a category goes. Source: EN-029",
);
export type PreferenceTrend = keyof typeof PreferenceTrend;

export const PredictionType = stringEnum(
  "PredictionType",
  ["price", "timing", "compatibility", "trend", "demand"],
  "What a prediction is about. Source: EN-027",
);
export type PredictionType = keyof typeof PredictionType;

export const PredictionImpact = stringEnum(
  "PredictionImpact",
  ["high", "medium", "low"],
  "How much depends on a prediction. Source: EN-027",
);
export type PredictionImpact = keyof typeof PredictionImpact;

export const PredictionOutcome = stringEnum(
  "PredictionOutcome",
  ["right", "wrong", "void"],
  "How a prediction came out; void where its condition went: the price changed, or the item left the market.",
);
export type PredictionOutcome = keyof typeof PredictionOutcome;

export const AnalyticsRange = stringEnum(
  "AnalyticsRange",
  ["d7", "d30", "d90", "d365"],
  "How many UTC days an analysis has, today included. Source: EP-066",
);
export type AnalyticsRange = keyof typeof AnalyticsRange;
export const RANGE_DAYS: Readonly<Record<AnalyticsRange, number>> = {
  d7: 7,
  d30: 30,
  d90: 90,
  d365: 365,
};

export const MarketHealthStatus = stringEnum(
  "MarketHealthStatus",
  ["healthy", "needs_attention", "at_risk", "not_enough_data"],
  "From 70, from 40, below; not enough data with fewer than three parts. Source: KC-025, C37",
);
export type MarketHealthStatus = keyof typeof MarketHealthStatus;

export const MarketHealthPartName = stringEnum(
  "MarketHealthPartName",
  ["completion", "first_offer", "disputes", "active_members", "liquidity"],
  "A part of the market's health. Source: C37",
);
export type MarketHealthPartName = keyof typeof MarketHealthPartName;

export const AdminTopic = stringEnum(
  "AdminTopic",
  [
    "members",
    "items",
    "offers",
    "orders",
    "disputes",
    "adjustments",
    "community",
    "administration",
  ],
  "What an event of the market is about.",
);
export type AdminTopic = keyof typeof AdminTopic;

export const AdminEventSubject = stringEnum(
  "AdminEventSubject",
  [
    "member",
    "item",
    "offer",
    "order_part",
    "dispute",
    "adjustment",
    "message",
    "post",
    "comment",
    "circle",
    "stream",
    "review",
    "case",
    "audit_entry",
  ],
  "The kind of object that an event of the market happened to.",
);
export type AdminEventSubject = keyof typeof AdminEventSubject;

/** The names of the queue with `_` for `-`: `mail-leaves` is `mail_leaves`. */
export const JobTask = stringEnum(
  "JobTask",
  [
    "mail_leaves",
    "text_leaves",
    "report_written",
    "events_forgotten",
    "domain_events_forgotten",
    "over_forgotten",
    "erasures_swept",
    "suspended_swept",
    "days_closed",
    "prices_learned",
    "rewards_counted",
    "trends_counted",
    "insights_measured",
    "predictions_made",
    "photos_described",
    "log_sealed",
    "stream_peers_forgotten",
    "videos_forgotten",
    "reports_forgotten",
    "given_up_forgotten",
  ],
  "What a job of the queue does; docs/deadlines.md says when.",
);
export type JobTask = keyof typeof JobTask;

export const JobStatus = stringEnum(
  "JobStatus",
  ["waiting", "running", "failing", "given_up"],
  "Where a job stands: it waits for its time; a server works on it; it failed and is tried again; it used up its attempts.",
);
export type JobStatus = keyof typeof JobStatus;

export const JobFilter = stringEnum(
  "JobFilter",
  ["failed", "waiting"],
  "Which jobs a list has: those that failed, tried again or given up; or all others.",
);
export type JobFilter = keyof typeof JobFilter;

export const JobAction = stringEnum(
  "JobAction",
  ["retry", "drop"],
  "What an administrator may do about a job or a dead letter.",
);
export type JobAction = keyof typeof JobAction;

export const JobsPart = stringEnum(
  "JobsPart",
  ["failed", "waiting", "dead_letters", "overdue"],
  "A list of the market's own work: failed jobs, waiting jobs, dead letters, and rows that are past their deadline.",
);
export type JobsPart = keyof typeof JobsPart;

export const BacklogQueue = stringEnum(
  "BacklogQueue",
  ["moderation", "disputes", "adjustments", "jobs"],
  "What administrators work off: reports and appeals, disputes, adjustments that wait for a second administrator, and what failed of the market's own work.",
);
export type BacklogQueue = keyof typeof BacklogQueue;

/** The names of docs/deadlines.md with `_` for `-`: `offer-expires` is `offer_expires`. */
export const DeadlineName = stringEnum(
  "DeadlineName",
  [
    "offer_expires",
    "order_part_ends",
    "stream_ends",
    "stream_reminds",
    "review_published",
    "dispute_moves",
    "suspension_ends",
    "report_schedule_runs",
    "adjustment_ends",
  ],
  "A state that ends by itself; docs/deadlines.md says what happens then.",
);
export type DeadlineName = keyof typeof DeadlineName;

export const SavedQueryVisibility = stringEnum(
  "SavedQueryVisibility",
  ["private", "staff"],
  "Who sees a saved query: its owner, or all administrators.",
);
export type SavedQueryVisibility = keyof typeof SavedQueryVisibility;

export const SavedQueryChartKind = stringEnum(
  "SavedQueryChartKind",
  ["bars", "line"],
  "How a saved query is drawn.",
);
export type SavedQueryChartKind = keyof typeof SavedQueryChartKind;

export const SavedQueryAction = stringEnum(
  "SavedQueryAction",
  ["change", "delete", "make_private", "pin", "unpin"],
  "What an administrator can do with a saved query.",
);
export type SavedQueryAction = keyof typeof SavedQueryAction;

export const QueryVariableKind = stringEnum(
  "QueryVariableKind",
  ["text", "integer", "number", "boolean", "moment", "day", "choice", "json"],
  "How a form asks for a variable; lists and objects as JSON.",
);
export type QueryVariableKind = keyof typeof QueryVariableKind;

export const StakingStatus = stringEnum(
  "StakingStatus",
  ["none", "active", "paused"],
  "Whether a stake earns: nothing is staked, it earns, or the pool is empty. Source: C40",
);
export type StakingStatus = keyof typeof StakingStatus;

export const ChainTransactionStatus = stringEnum(
  "ChainTransactionStatus",
  ["pending", "confirmed", "failed"],
  "Where a transaction stands: promised to an offer or in the books; in the public log, under a signed checkpoint; promised and never paid. Source: ST-015",
);
export type ChainTransactionStatus = keyof typeof ChainTransactionStatus;

export const CertificateKind = stringEnum(
  "CertificateKind",
  ["passport", "level", "achievement"],
  "What is certified: the deals through which a thing went, the member's level, an achievement.",
);
export type CertificateKind = keyof typeof CertificateKind;

export const CertificateRarity = stringEnum(
  "CertificateRarity",
  ["common", "rare", "epic", "legendary"],
  "How rare it is: a passport from 2, 4 and 7 deals on, a level from 5, 10 and 20 on, an achievement as it is meant. Source: EN-025",
);
export type CertificateRarity = keyof typeof CertificateRarity;

export const CertificateStatus = stringEnum(
  "CertificateStatus",
  ["valid", "ended", "revoked", "forged"],
  "Whether a credential can be relied on: it is so; it was so, and is not any more; its member has taken it back; the market has not signed it.",
);
export type CertificateStatus = keyof typeof CertificateStatus;

export const PoolName = stringEnum(
  "PoolName",
  ["staking"],
  "TP that administrators set aside for members to earn.",
);
export type PoolName = keyof typeof PoolName;

export const WalletType = stringEnum(
  "WalletType",
  ["metamask", "coinbase", "walletconnect", "other", "demo"],
  "Which wallet has the key of an address; `demo` is a key that a browser made for itself. Source: EP-045",
);
export type WalletType = keyof typeof WalletType;
