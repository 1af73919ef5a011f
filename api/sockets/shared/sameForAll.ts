/** Arguments that do not change what is answered, only from where on or for whom it is asked. */
type Unheeded = readonly string[];

/**
 * Subscriptions that many listen to and that tell all of them the same. One that is not here is executed for each
 * reader; so is one whose document asks for a field that is not in the list below.
 */
export const SHARED: Readonly<Record<string, Unheeded>> = {
  itemUpdated: ["after"],
  streamUpdated: ["after"],
  streamsLive: ["after"],
  streamChatMessage: ["after"],
  streamReaction: [],
  streamViewerCount: ["deviceKey"],
  streamViewerCounts: [],
};

/**
 * Fields that are the same whoever asks, strangers too. What depends on who asks (whether I like it, whether it is
 * mine, what a member shows only to some) must never stand here: it would be told to everybody.
 */
export const SAME_FOR_ALL: Readonly<Record<string, readonly string[]>> = {
  ItemUpdated: ["cursor", "item"],
  StreamUpdated: ["cursor", "stream"],
  StreamsLive: ["cursor", "stream"],
  StreamChatMessage: ["cursor", "message"],
  StreamMessage: ["clientId", "content", "createdAt", "id", "isDeleted", "sender", "streamId"],
  StreamReaction: ["count", "streamId"],
  StreamViewers: ["streamId", "viewerCount"],
  Stream: [
    "category",
    "createdAt",
    "cursor",
    "description",
    "endedAt",
    "featuredItems",
    "id",
    "isCancelled",
    "isLive",
    "isTrending",
    "likes",
    "peakViewers",
    "pinnedItem",
    "scheduledAt",
    "slowModeSeconds",
    "startedAt",
    "status",
    "streamType",
    "streamer",
    "tags",
    "thumbnailUrl",
    "title",
    "uniqueViewers",
    "video",
    "viewerCount",
  ],
  Item: [
    "category",
    "condition",
    "createdAt",
    "cursor",
    "description",
    "id",
    "images",
    "latitude",
    "likeCount",
    "location",
    "longitude",
    "priceHistory",
    "quantity",
    "seller",
    "status",
    "tags",
    "title",
    "tpValue",
    "trustPoints",
    "updatedAt",
    "viewCount",
  ],
  Image: ["large", "medium", "path", "placeholder", "small"],
  PriceChange: ["createdAt", "id", "previousPrice", "price", "reason"],
  User: [
    "avatar",
    "bio",
    "createdAt",
    "displayName",
    "id",
    "isVerified",
    "overallRating",
    "skills",
    "totalReviews",
    "trustLevel",
    "trustPoints",
    "username",
    "verificationLevel",
  ],
};
