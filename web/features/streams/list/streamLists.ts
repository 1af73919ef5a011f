import { graphql } from "../../../gql/gql.ts";

/** The filter of the page: all streams, or one group. Source: S2 §2 "category select" */
export const SHOWS = ["all", "live", "scheduled", "ended"] as const;
export type Show = (typeof SHOWS)[number];

export const StreamRow_stream = graphql(`
  fragment StreamRow_stream on Stream {
    id
    isLive
    scheduledAt
    endedAt
    ...StreamCard_stream
  }
`);

/** Live streams, then upcoming ones, then the rest. */
export const Streams = graphql(`
  query Streams($filter: StreamFilter!, $search: String, $after: String) {
    streams(filter: $filter, search: $search, first: 24, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...StreamRow_stream
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The four counts above the list. */
export const StreamFigures = graphql(`
  query StreamFigures {
    streamStats {
      liveNow
      viewers
      trending
      totalStreams
    }
  }
`);

/** Published when any stream is created, begins, ends or changes. */
export const StreamsLive = graphql(`
  subscription StreamsLive($after: Cursor) {
    streamsLive(after: $after) {
      cursor
      stream {
        id
        ...StreamRow_stream
      }
    }
  }
`);
