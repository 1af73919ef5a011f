import type { Reader } from "../readers.ts";
import type { Read } from "./read.ts";

/** What a card shows. */
export const CARD = `id title description category condition location tpValue status viewCount likeCount isMine
  images { small medium large placeholder } seller { id displayName trustLevel }`;

const DOCUMENT = `query Items($after: String) {
  items(first: 24, after: $after) { cursor edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor } }
}`;

const PAGES = 100;

/** The newest items, page by page, as somebody scrolls down the market: the first page for every second one. */
export function itemList(readers: Reader[], newestItemId: number): Read {
  const samples = readers.map((reader, n) => {
    const isFirst = n % 2 === 0;
    // A page cursor of the list by date holds the id of the last item of the page before.
    const after = Buffer.from(JSON.stringify([newestItemId - 26 * ((n % PAGES) + 1)])).toString(
      "base64url",
    );
    return { reader, variables: isFirst ? {} : { after } };
  });
  return {
    name: "item list",
    path: "/items",
    document: DOCUMENT,
    samples,
    goal: { id: "P1", ofFloor: 0.9, timesOf: { "Mercurius with JIT": 1, "PostGraphile 5": 1 } },
  };
}
