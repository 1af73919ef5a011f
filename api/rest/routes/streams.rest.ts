import { PAGE } from "../../../schema/limits.ts";
import { notFound } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import { nodesOf, route } from "../route.ts";
import { liveStreamOf, streamOf } from "../shapes/stream.shape.ts";

const all = route({
  method: "GET",
  path: "/api/streams",
  summary: "Live streams, then upcoming ones, then the rest",
  source: "S2 §7, EP-058",
  answer: "[stream]",
  query: ["filter?", "search?", "category?"],
  document: graphql(`
    query RestStreams(
      $filter: StreamFilter
      $search: String
      $category: String
      $first: Int
      $after: String
    ) {
      streams(filter: $filter, search: $search, category: $category, first: $first, after: $after) {
        edges {
          node {
            ...RestStream
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ query }) => ({
    filter: query["filter"],
    search: query["search"],
    category: query["category"],
  }),
  pagesOf: ({ streams }) => streams,
  reply: ({ streams }) => nodesOf(streams).map(streamOf),
});

const live = route({
  method: "GET",
  path: "/api/streams/live",
  summary: `Live streams, the most watched first; ${PAGE.max} at most`,
  source: "S2 §7, EP-056",
  answer: "[liveStream]",
  document: graphql(`
    query RestLiveStreams($first: Int) {
      liveStreams(first: $first) {
        ...RestStream
      }
    }
  `),
  variables: () => ({ first: PAGE.max }),
  reply: ({ liveStreams }) => liveStreams.map(liveStreamOf),
});

const featured = route({
  method: "GET",
  path: "/api/streams/featured",
  summary: `Live and upcoming streams with items on the table; ${PAGE.max} at most`,
  source: "S2 §7, EP-057",
  answer: "[liveStream]",
  document: graphql(`
    query RestFeaturedStreams($first: Int) {
      featuredStreams(first: $first) {
        ...RestStream
      }
    }
  `),
  variables: () => ({ first: PAGE.max }),
  reply: ({ featuredStreams }) => featuredStreams.map(liveStreamOf),
});

const one = route({
  method: "GET",
  path: "/api/streams/:id",
  summary: "One stream",
  source: "ours, C31",
  answer: "stream",
  document: graphql(`
    query RestOneStream($id: ID!) {
      stream(id: $id) {
        ...RestStream
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ stream }) => {
    if (!stream) throw notFound("Stream");
    return streamOf(stream);
  },
});

const create = route({
  method: "POST",
  path: "/api/streams",
  summary: "Plan a stream, or prepare one to be started now",
  source: "S2 §7, EP-059",
  answer: "stream",
  body: [
    "title",
    "description?",
    "scheduledAt?",
    "thumbnailUrl?",
    "category?",
    "tags?",
    "streamType?",
    "streamUrl?",
    "itemIds?",
  ],
  status: 201,
  document: graphql(`
    mutation RestCreateStream($input: CreateStreamInput!) {
      createStream(input: $input) {
        stream {
          ...RestStream
        }
      }
    }
  `),
  // An empty form field counts as no date.
  variables: ({ body }) => ({ input: { ...body, scheduledAt: body["scheduledAt"] || null } }),
  reply: ({ createStream }) => streamOf(createStream.stream),
});

const begin = route({
  method: "POST",
  path: "/api/streams/:id/start",
  summary: "Go live with an own stream",
  source: "ours, C31, EP-082",
  answer: "stream",
  document: graphql(`
    mutation RestStartStream($id: ID!) {
      startStream(streamId: $id) {
        stream {
          ...RestStream
        }
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ startStream }) => streamOf(startStream.stream),
});

const end = route({
  method: "POST",
  path: "/api/streams/:id/end",
  summary: "End an own live stream",
  source: "ours, C31, EP-082",
  answer: "stream",
  document: graphql(`
    mutation RestEndStream($id: ID!) {
      endStream(streamId: $id) {
        stream {
          ...RestStream
        }
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ endStream }) => streamOf(endStream.stream),
});

const beat = route({
  method: "POST",
  path: "/api/streams/:id/heartbeat",
  summary: "Still watching, or still hosting; every 5 seconds",
  source: "ours, C31, EP-082",
  answer: "{ streamId, viewerCount }",
  body: ["deviceKey?"],
  document: graphql(`
    mutation RestStreamHeartbeat($id: ID!, $deviceKey: String) {
      streamHeartbeat(streamId: $id, deviceKey: $deviceKey) {
        streamId
        viewerCount
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, deviceKey: body["deviceKey"] }),
  reply: ({ streamHeartbeat }) => streamHeartbeat,
});

export const streamRoutes = [all, create, live, featured, one, begin, end, beat];
