import { stringEnum } from "./stringEnum.ts";

/** Source: TB-004, C27 */
export const MessageType = stringEnum(
  "MessageType",
  "What a message shows beside its words: nothing, a picture, or the card of an offer or an order.",
  {
    text: "Words only.",
    image: "A picture, perhaps with words.",
    offer: "The card of an offer.",
    order: "The card of a seller's part of an order.",
  },
);
export type MessageType = keyof typeof MessageType;

export const ReportSubject = stringEnum("ReportSubject", "What a report is about.", {
  member: "A member.",
  message: "A message between two members.",
  item: "An item on the market.",
  post: "A post of the feed.",
  comment: "A comment on a post.",
  review: "A review.",
  guide: "A guide.",
});
export type ReportSubject = keyof typeof ReportSubject;

export const ReportReason = stringEnum("ReportReason", "Why something is reported.", {
  spam: "Advertising, or the same again and again.",
  scam: "An attempt to cheat.",
  harassment: "Insults, threats, or no respect for a no.",
  prohibited_item: "A thing that may not be traded here.",
  other: "Something else; `details` can say what.",
});
export type ReportReason = keyof typeof ReportReason;

export const CaseKind = stringEnum(
  "CaseKind",
  "Whether members reported something, or somebody contests a decision.",
  {
    report: "Members reported something.",
    appeal: "A member contests a decision.",
  },
);
export type CaseKind = keyof typeof CaseKind;

export const CaseDecision = stringEnum(
  "CaseDecision",
  "What became of a case. Of a report: nothing; what is reported is removed; its member is warned, or suspended, which removes it, too. Of an appeal: the decision is taken back, or it stands.",
  {
    dismiss: "Nothing comes of the report.",
    remove: "What was reported is removed.",
    warn: "The member is warned.",
    suspend: "The member is suspended, and what was reported is removed.",
    grant: "The appeal succeeds: the decision is taken back.",
    refuse: "The appeal fails: the decision stands.",
  },
);
export type CaseDecision = keyof typeof CaseDecision;

export const CaseAction = stringEnum("CaseAction", "What the viewer may do with a case now.", {
  claim: "Take the case, so that nobody else decides it meanwhile.",
  release: "Give the case back to the queue.",
  dismiss: "Decide that nothing comes of the report.",
  remove: "Remove what was reported.",
  warn: "Warn the member.",
  suspend: "Suspend the member, and remove what was reported.",
  grant: "Take the contested decision back.",
  refuse: "Let the contested decision stand.",
});
export type CaseAction = keyof typeof CaseAction;

export const CaseFilter = stringEnum(
  "CaseFilter",
  "Which cases of the queue: not decided; of these, those that the viewer has claimed, those past their promised time, and appeals; those that are decided.",
  {
    open: "Not decided yet.",
    mine: "Open, and claimed by the viewer.",
    overdue: "Open, and past the promised time.",
    appeals: "Open appeals.",
    decided: "Decided.",
  },
);
export type CaseFilter = keyof typeof CaseFilter;

/** Source: S2 §3 */
export const StreamStatus = stringEnum(
  "StreamStatus",
  "Live if it is on; else scheduled if its time is still to come; else ended if it was; else offline.",
  {
    live: "It is on now.",
    scheduled: "It is planned, and its time is still to come.",
    ended: "It was on, and is over.",
    offline: "Neither on nor over, and without a time that is still to come.",
  },
);
export type StreamStatus = keyof typeof StreamStatus;

/** Source: S2 §2 */
export const StreamFilter = stringEnum("StreamFilter", "Which streams to list.", {
  all: "Every stream.",
  live: "What is on now.",
  scheduled: "What is planned.",
  ended: "What is over.",
});
export type StreamFilter = keyof typeof StreamFilter;

/** Source: C31 */
export const StreamType = stringEnum("StreamType", "What a stream is for.", {
  general: "About anything.",
  showcase: "To show items.",
  tutorial: "To show how something is done.",
});
export type StreamType = keyof typeof StreamType;

export const StreamVideo = stringEnum(
  "StreamVideo",
  "Where the picture comes from now: nowhere, the host's browser, the market's own playlist, or `streamUrl`.",
  {
    none: "There is no picture.",
    webrtc: "Straight from the host's browser.",
    hls: "From the market's own playlist, `playlistUrl`.",
    external: "From another host, `streamUrl`.",
  },
);
export type StreamVideo = keyof typeof StreamVideo;

/** Source: S2 §2, C30 */
export const FeedFilter = stringEnum(
  "FeedFilter",
  "Which posts a feed shows. trending: liked, commented or shared in the last 7 days, by (likes + comments + shares) / (1 + days)^1.5. local: of the viewer's place, or within 50 km.",
  {
    all: "Everything the viewer may see.",
    following: "By members whom the viewer follows.",
    trending: "Liked, commented or shared the most in the last 7 days.",
    local: "From the viewer's place, or within 50 km.",
  },
);
export type FeedFilter = keyof typeof FeedFilter;

/** Source: S2 §3, C30 */
export const PostType = stringEnum(
  "PostType",
  "What a post is about. Members write community posts; the others are written by the market.",
  {
    listing: "An item was listed; written by the market.",
    trade: "A deal was settled; written by the market.",
    review: "A review was published; written by the market.",
    achievement: "A member reached something; written by the market.",
    community: "A member's own words.",
  },
);
export type PostType = keyof typeof PostType;

/** Source: TB-006 */
export const CircleRole = stringEnum("CircleRole", "What somebody is in a circle.", {
  member: "Somebody who is in the circle.",
  admin: "Who runs the circle.",
});
export type CircleRole = keyof typeof CircleRole;

export const CircleAccess = stringEnum("CircleAccess", "How the viewer stands to a circle.", {
  none: "Not in it.",
  requested: "Asked to come in, and waits.",
  member: "In it.",
  admin: "Runs it.",
});
export type CircleAccess = keyof typeof CircleAccess;

export const StreamSignalKind = stringEnum(
  "StreamSignalKind",
  "join: a viewer has a seat and waits for an offer; the market itself says it. offer, answer, ice: WebRTC's own words. leave: the place was given up, or given to another.",
  {
    join: "A viewer has a seat and waits for an offer; only the market says it.",
    offer: "A WebRTC session description that opens the connection.",
    answer: "The WebRTC session description that answers it.",
    ice: "WebRTC's candidates for the connection.",
    leave: "The place was given up, or given to another.",
  },
);
export type StreamSignalKind = keyof typeof StreamSignalKind;

/** Source: TB-007 */
export const GuideType = stringEnum(
  "GuideType",
  "What a guide is: words, or words with a link to a video.",
  {
    article: "Words.",
    video: "Words with a link to a video.",
  },
);
export type GuideType = keyof typeof GuideType;

/** Source: TB-007 */
export const GuideCategory = stringEnum("GuideCategory", "What a guide helps with.", {
  photos: "Taking photos of items.",
  descriptions: "Describing items.",
  prices: "Finding a price.",
  offers: "Making and answering offers.",
  delivery: "Packing and sending.",
  safety: "Trading safely.",
  other: "Something else.",
});
export type GuideCategory = keyof typeof GuideCategory;

/** Source: TB-007 */
export const GuideDifficulty = stringEnum("GuideDifficulty", "For whom a guide is.", {
  beginner: "For who is new here.",
  intermediate: "For who has traded a little.",
  advanced: "For who trades a lot.",
});
export type GuideDifficulty = keyof typeof GuideDifficulty;
