import type { Read, Sample } from "../reads/read.ts";

/**
 * The reads in the schema that PostGraphile makes of the tables, by the floor's path. It does not work out the sizes of
 * photos, `isMine` and the live cursors, which are the product's own: less work than the others have.
 */
const ITEM = `id: rowId title description category condition location tpValue status viewCount likeCount paths: images placeholders
  seller: userByUserId { id: rowId displayName trustLevel }`;
const PAGE = (node: string) =>
  `edges { cursor node { ${node} } } pageInfo { hasNextPage endCursor }`;

export const POSTGRAPHILE: Record<string, string> = {
  "/items": `query Items($before: Int) { items: benchPeersMarketItems(before: $before, first: 24) { ${PAGE(ITEM)} } }`,
  "/search": `query Search($words: [String]) { items: benchPeersSearchItems(words: $words, first: 24) { ${PAGE(ITEM)} } }`,
  "/conversations": `query Conversations($me: Int!) {
    conversations: allConversations(first: 24, condition: { userId: $me }, orderBy: [LAST_MESSAGE_ID_DESC]) { ${PAGE(
      `id: otherUserId unreadCount updatedAt: lastMessageAt member: userByOtherUserId { id: rowId displayName avatar }
       lastMessage: messageByLastMessageId { id: rowId fromUserId content createdAt }`,
    )} } }`,
};

export function variablesFor({ path }: Read, { reader, variables }: Sample): object {
  if (path === "/conversations") return { me: reader.memberId };
  const { after, q } = variables;
  if (path === "/search")
    return {
      words:
        String(q)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    };
  const [before = 2 ** 31 - 1] =
    typeof after === "string"
      ? (JSON.parse(Buffer.from(after, "base64url").toString()) as number[])
      : [];
  return { before };
}
