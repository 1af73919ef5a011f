import { everyone, member, type Policy } from "../../core/access/policy.ts";

/**
 * Everybody may watch; members host and write. A heartbeat, which every watching browser sends all the time, writes
 * nothing to the database by itself and costs no rate-limit points.
 */
export const policy: Policy = {
  Query: {
    streams: everyone("market:read"),
    stream: everyone("market:read"),
    liveStreams: everyone("market:read"),
    featuredStreams: everyone("market:read"),
    streamStats: everyone("market:read"),
    streamMessages: everyone("market:read"),
  },
  Mutation: {
    createStream: member("streams:write", { switch: "streams" }),
    updateStream: member("streams:write"),
    startStream: member("streams:write", { switch: "streams" }),
    endStream: member("streams:write"),
    cancelStream: member("streams:write"),
    sendStreamMessage: member("streams:write"),
    deleteStreamMessage: member("streams:write"),
    muteViewer: member("streams:write"),
    setSlowMode: member("streams:write"),
    setMutedWords: member("streams:write"),
    setFeaturedItems: member("streams:write"),
    pinItem: member("streams:write"),
    likeStream: member("social:write"),
    unlikeStream: member("social:write"),
    addStreamReminder: member("social:write"),
    removeStreamReminder: member("social:write"),
    sendStreamReaction: member("social:write", { unstored: true }),
    streamHeartbeat: everyone("session", { points: 0, withoutWrites: true }),
    leaveStream: everyone("session", { points: 0, withoutWrites: true }),
  },
  Subscription: {
    streamsLive: everyone("market:read"),
    streamUpdated: everyone("market:read"),
    streamViewerCount: everyone("market:read"),
    streamViewerCounts: everyone("market:read"),
    streamChatMessage: everyone("market:read"),
    streamReaction: everyone("market:read"),
    viewerStreamUpdated: member("profile:read"),
  },
  Type: {
    Stream: "open",
    StreamChapter: "open",
    StreamMessage: "open",
  },
};
