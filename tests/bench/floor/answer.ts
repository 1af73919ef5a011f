/** One read of the floor: its statement, and its rows as the answer. */
export interface Answer {
  /** Of the prepared statement. */
  name: string;
  /** $1 is the session; a row comes also when the page is empty, and none when the session is not good. */
  statement: string;
  /** From $2 on. */
  values(variables: Record<string, string | undefined>): unknown[];
  /** Rows of the statement -> what stands under `data`. */
  data(rows: readonly unknown[]): Record<string, unknown>;
}

/** Who asks: the member of a session that is neither over nor suspended. */
export const VIEWER = `viewer as materialized (
  select u.id from sessions s join users u on u.id = s.user_id
  where s.sid = $1 and s.expire > now() and u.is_active and not u.is_suspended)`;

export const PAGE = 24;

/** A Relay page of the rows, of which one more was read than it holds. */
export function pageOf<Row>(
  rows: Row[],
  nodeOf: (row: Row) => object,
  placeOf: (row: Row) => number[],
) {
  const edges = rows
    .slice(0, PAGE)
    .map((row) => ({ cursor: base64(JSON.stringify(placeOf(row))), node: nodeOf(row) }));
  return {
    edges,
    pageInfo: { hasNextPage: rows.length > PAGE, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

export function base64(text: string): string {
  return Buffer.from(text).toString("base64url");
}
