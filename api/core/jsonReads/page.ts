import { base64url, type Row } from "./columns.ts";
import type { FieldOf, ObjectOf } from "./read.ts";

/** The columns of each row that hold the caller's session and the row's own place in the list. */
export const VIEWER_AT = 0;
export const PLACE_AT = 1;

/** A page with at least one row. */
export interface Page {
  rows: readonly Row[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** Cuts a page from rows, of which one more was read than it holds. `after`: the cursor that it was asked for with. */
export function cut(found: readonly Row[], { size }: { size: number }, after?: unknown): Page {
  return {
    rows: found.slice(0, size),
    hasNextPage: found.length > size,
    hasPreviousPage: Boolean(after),
  };
}

/** Writes as text what toConnection() builds as an object. */
export function pageOf(
  name: string,
  node: ObjectOf<Row>,
  more: Readonly<Record<string, FieldOf<Page>>> = {},
): ObjectOf<Page> {
  const edge: ObjectOf<Row> = {
    type: `${name}Edge`,
    fields: { cursor: () => placeOf, node: ({ writerOf }) => writerOf(node) },
  };
  const pageInfo: ObjectOf<Page> = {
    type: "PageInfo",
    fields: {
      hasNextPage: () => (page) => String(page.hasNextPage),
      endCursor: () => endCursorOf,
      hasPreviousPage: () => (page) => String(page.hasPreviousPage),
      startCursor:
        () =>
        ({ rows }) =>
          placeOf(rows[0] ?? []),
    },
  };
  return {
    type: `${name}Connection`,
    fields: {
      edges: ({ writerOf }) => {
        const write = writerOf(edge);
        return ({ rows }) => `[${rows.map(write).join(",")}]`;
      },
      pageInfo: ({ writerOf }) => writerOf(pageInfo),
      ...more,
    },
  };
}

/** The JSON text of a page's `endCursor`. */
export function endCursorOf({ rows }: Page): string {
  return placeOf(rows.at(-1) ?? []);
}

function placeOf(row: Row): string {
  return base64url(`[${row[PLACE_AT] ?? ""}]`);
}
