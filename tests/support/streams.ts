import type { Person } from "./people.ts";

const CARD = `id title description category tags streamType thumbnailUrl streamUrl status isLive isTrending isCancelled
  scheduledAt startedAt endedAt viewerCount peakViewers uniqueViewers likes isLiked isHost isChatMuted mutedWords slowModeSeconds
  video cursor streamer { id displayName } featuredItems { id title trustPoints } pinnedItem { id title }`;

export interface StreamCard {
  id: string;
  title: string;
  status: string;
  cursor: string;
  viewerCount: number;
  peakViewers: number;
  uniqueViewers: number;
  likes: number;
}

export const CREATE_STREAM = `mutation ($input: CreateStreamInput!) { createStream(input: $input) { stream { ${CARD} } } }`;
export const UPDATE_STREAM = `mutation ($id: ID!, $input: UpdateStreamInput!) { updateStream(streamId: $id, input: $input) { stream { ${CARD} } } }`;
export const START_STREAM = `mutation ($id: ID!) { startStream(streamId: $id) { stream { ${CARD} } } }`;
export const END_STREAM = `mutation ($id: ID!) { endStream(streamId: $id) { stream { ${CARD} } } }`;
export const CANCEL_STREAM = `mutation ($id: ID!) { cancelStream(streamId: $id) { stream { ${CARD} } } }`;
export const STREAM = `query ($id: ID!) { stream(id: $id) { ${CARD} } }`;

/** A stream that was not started; takes only what matters to the test. */
export async function aStream(host: Person, wishes: object = {}): Promise<StreamCard> {
  const { createStream } = await host.gql(CREATE_STREAM, {
    input: { title: "Enamel for beginners", ...wishes },
  });
  return createStream.stream;
}

/** A stream that is live. */
export async function aLiveStream(host: Person, wishes: object = {}): Promise<StreamCard> {
  const { id } = await aStream(host, wishes);
  return (await host.gql(START_STREAM, { id })).startStream.stream;
}

export const SAY = `mutation ($id: ID!, $content: String!, $clientId: String) {
  sendStreamMessage(streamId: $id, content: $content, clientId: $clientId) { message { id content clientId sender { displayName } } } }`;
export const CHAT = `query ($id: ID!, $first: Int, $after: String) {
  streamMessages(streamId: $id, first: $first, after: $after) {
    cursor pageInfo { hasNextPage endCursor } edges { node { id content isDeleted sender { displayName } } } } }`;
export const HEAR_CHAT = `subscription ($id: ID!, $after: Cursor) {
  streamChatMessage(streamId: $id, after: $after) { cursor message { id content isDeleted sender { displayName } } } }`;
export const WATCH = `subscription ($id: ID!, $key: String) { streamViewerCount(streamId: $id, deviceKey: $key) { streamId viewerCount } }`;
export const BEAT = `mutation ($id: ID!, $key: String) { streamHeartbeat(streamId: $id, deviceKey: $key) { viewerCount } }`;
export const LEAVE = `mutation ($id: ID!, $key: String) { leaveStream(streamId: $id, deviceKey: $key) { viewerCount } }`;
