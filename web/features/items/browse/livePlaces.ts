interface Page<Item> {
  cursor: string;
  items: Item[];
}

interface Connection<Item> {
  cursor: string;
  edges: readonly { node: Item }[];
}

// For each list, the live cursor of each item. The cache keeps only the newest page's cursor, which does not cover the
// items of earlier pages.
const places = new Map<string, Map<string, string>>();
const START = "";

/**
 * The items of a list grouped by the page they came with, each with that page's cursor, and the cursor of the first
 * page. The cursors are kept, so that a list shown again from the cache resumes without a gap.
 */
export function pagesOf<Item extends { id: string }>(list: string, connection: Connection<Item>) {
  const known = places.get(list) ?? new Map<string, string>([[START, connection.cursor]]);
  places.set(list, known);

  const pages = new Map<string, Page<Item>>();
  for (const { node } of connection.edges) {
    const cursor = known.get(node.id) ?? connection.cursor;
    known.set(node.id, cursor);
    const page = pages.get(cursor) ?? { cursor, items: [] };
    page.items.push(node);
    pages.set(cursor, page);
  }
  return { start: known.get(START) ?? connection.cursor, pages: [...pages.values()] };
}

/** Deletes the cursors of a list that was reloaded. */
export function forgetPages(list: string): void {
  places.delete(list);
}
