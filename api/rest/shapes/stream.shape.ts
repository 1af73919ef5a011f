import { graphql } from "../gql/gql.ts";
import type { RestStreamFragment } from "../gql/graphql.ts";

graphql(`
  fragment RestStream on Stream {
    id
    title
    description
    category
    tags
    streamType
    thumbnailUrl
    streamUrl
    status
    isLive
    scheduledAt
    startedAt
    endedAt
    createdAt
    viewerCount
    likes
    streamer {
      id
      username
      displayName
      avatar
      isVerified
      trustLevel
    }
    featuredItems {
      id
      title
      trustPoints
    }
  }
`);

function itemsOf({ featuredItems }: RestStreamFragment) {
  return featuredItems.map(({ id, title, trustPoints }) => ({ id, title, price: trustPoints }));
}

/** EN-036: a stream as the page of all streams shows it. */
export function streamOf(stream: RestStreamFragment) {
  const { streamer, featuredItems: _, ...rest } = stream;
  return {
    ...rest,
    userId: streamer.id,
    user: { displayName: streamer.displayName, profileImage: streamer.avatar },
    featuredItems: itemsOf(stream),
  };
}

/** EN-035: a stream as the panel of the home page shows it. */
export function liveStreamOf(stream: RestStreamFragment) {
  const { id, title, description, category, tags, likes, viewerCount, startedAt, streamer } =
    stream;
  const { username, avatar, isVerified, trustLevel } = streamer;
  return {
    id,
    streamer: { username, avatar, isVerified, trustLevel },
    title,
    description,
    category,
    tags,
    likes,
    viewerCount,
    startedAt,
    featuredItems: itemsOf(stream),
  };
}
