import type { Context } from "../../../core/context.ts";
import {
  dayAndMs,
  decodePlace,
  momentOf,
  pageSize,
  toConnection,
} from "../../../core/graphql/paging.ts";
import { containing } from "../../../core/sql/containing.ts";
import { sql } from "../../../core/sql/sql.ts";
import { readSavedRows } from "./savedQuery.rows.ts";
import type { SavedQuery, SavedQueryConnection } from "./savedQuery.types.ts";

interface Asked {
  q?: string | null;
  first?: number | null;
  after?: string | null;
}

/** A page of saved queries, the last changed first. `q` is part of a title, an address or a folder. */
export async function readSavedQueries(
  ctx: Context,
  { q, first, after }: Asked,
): Promise<SavedQueryConnection> {
  const size = pageSize(first);
  const place = decodePlace(after, 3);
  const pattern = containing(q);
  const matches =
    pattern === null
      ? sql`true`
      : sql`(q.title ilike ${pattern} or q.slug ilike ${pattern} or q.folder ilike ${pattern})`;
  const [day = 0, ms = 0, id] = place ?? [];
  const isBeyond = place
    ? sql`(q.updated_at, q.id) < (${momentOf(day, ms)}::timestamptz, ${id}::int)`
    : sql`true`;
  const found = await readSavedRows(
    ctx,
    sql`${matches} and ${isBeyond} order by q.updated_at desc, q.id desc limit ${size + 1}`,
  );
  return toConnection(found, size, (query) => [...dayAndMs(query.updatedAt), query.id]);
}

/** The saved query of an address; null if there is none that the caller may see. */
export async function readSavedQuery(ctx: Context, slug: string): Promise<SavedQuery | null> {
  const [query] = await readSavedRows(ctx, sql`q.slug = ${slug}`);
  return query ?? null;
}

/** One saved query. Throws when it is gone. */
export async function savedQueryById(ctx: Context, id: number): Promise<SavedQuery> {
  const [query] = await readSavedRows(ctx, sql`q.id = ${id}`);
  if (!query) throw new Error("a saved query is gone");
  return query;
}

/** What is pinned to the dashboard, in the order in which it was. */
export function readTiles(ctx: Context): Promise<SavedQuery[]> {
  return readSavedRows(ctx, sql`q.pinned_at is not null order by q.pinned_at, q.id`);
}
