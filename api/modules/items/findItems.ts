import type { RawBuilder } from "kysely";
import { CATEGORIES, CATEGORY_ALIASES, SEARCH_TEXT_MAX } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { encodeCursor } from "../../core/events/cursor.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { MARKET, type Audience } from "../../core/events/topics.ts";
import { badField } from "../../core/failures.ts";
import type { ItemSort } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { itemColumns, itemJoins, toItem, type ItemRow } from "./item.rows.ts";
import type { ItemFilter } from "./item.types.ts";
import { isForAll } from "./visibility.ts";

export interface FoundItems extends Connection<ItemRow> {
  cursor: string;
}

export interface Page {
  sort?: ItemSort | null;
  first?: number | null;
  after?: string | null;
}

/** How many of the newest matches are ranked. The newest matches in the title are always among them. */
const RANKED = 300;
/** How many of the newest matches are sorted when the order is not by relevance. */
const SORTED = 5000;

/** The categories that a label stands for; a canonical category stands for itself. Source: C08 */
export function categoriesOf(label: string): readonly string[] {
  if (Object.hasOwn(CATEGORY_ALIASES, label)) return CATEGORY_ALIASES[label] ?? [];
  return CATEGORIES.some((name) => name === label) ? [label] : [];
}

/** The words of a search text, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 8) ?? []
  );
}

/** The SQL for the rows of a page and one more, under the alias `i`, and their order. */
export interface ItemPage {
  rows: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  size: number;
  isRanked: boolean;
  /**
   * The sort values of a row for its paging cursor, in JavaScript; `placeSql` is the same in SQL, separated by commas.
   */
  place: (item: Placed) => number[];
  placeSql: RawBuilder<unknown>;
}

type Placed = ItemRow & { rank?: number };

/**
 * The SQL that selects a page of available items, or the first `size` of them. Refuses negative bounds, too long texts
 * and unknown cursors.
 */
export function itemPage(
  filter: ItemFilter | null | undefined,
  page: Page,
  size = pageSize(page.first),
): ItemPage {
  const bounds = boundsOf(filter);
  const words = wordsOf(filter?.q ?? "");
  const sort = page.sort ?? (words.length > 0 ? "relevance" : "newest");

  if (words.length > 0 && sort === "relevance") {
    return { ...rankedPage(rankedMatches(bounds, words), page.after, size), size };
  }
  const conditions =
    words.length > 0
      ? [sql`i.id in (select unnest(${newestMatches(bounds, words)}))`]
      : conditionsOf(bounds);
  const { beyond, ...ordered } = orderOf(sort === "relevance" ? "newest" : sort, page.after);
  if (beyond) conditions.push(beyond);
  const rows = sql`select i.* from items i where ${sql.join(conditions, sql` and `)} order by ${ordered.order} limit ${sql.lit(size + 1)}`;
  return { ...ordered, rows, size, isRanked: false };
}

/**
 * A page of available items in one SQL statement, with the live cursor of that snapshot.
 * Refuses negative bounds, too long texts and unknown cursors.
 */
export async function findItems(
  ctx: Context,
  filter: ItemFilter | null | undefined,
  page: Page,
): Promise<FoundItems> {
  return placed(ctx, await readPage(ctx, filter, page));
}

/** Adds the live cursor to an empty page, which has no row that could carry it, with a statement of its own. */
export async function placed(
  ctx: Context,
  found: FoundItems,
  audience: Audience = MARKET,
): Promise<FoundItems> {
  if (found.edges.length > 0) return found;
  return { ...found, cursor: await cursorOf(ctx, [audience]) };
}

async function readPage(
  ctx: Context,
  filter: ItemFilter | null | undefined,
  page: Page,
): Promise<FoundItems> {
  const { rows: found, order, size, isRanked, place } = itemPage(filter, page);
  const items = await rows<Stored<Placed & ListSequence>>(
    ctx.em,
    sql`with page as (${found})
        select ${itemColumns}, ${seqOf(MARKET)} ${isRanked ? sql`, i.rank` : sql``} from page i ${itemJoins} order by ${order}`,
  );
  return toPage(items, { size, place });
}

/** The sequence number of the list's event stream when the row was read. */
export interface ListSequence {
  listSeq: number;
}

export const seqOf = (audience: Audience) =>
  sql`(select coalesce(max(seq), 0)::float8 from event_counters where audience = ${audience}) as "listSeq"`;

function rankedPage(
  matches: RawBuilder<unknown>,
  after: string | null | undefined,
  size: number,
): Omit<ItemPage, "size"> {
  const [rank = null, id = null] = decodePlace(after, 2) ?? [];
  const beyond = after ? sql`where (rank, id) < (${rank}, ${id})` : sql``;
  return {
    rows: sql`select i.*, cut.rank
              from (select id, rank from ${matches} ${beyond} order by rank desc, id desc limit ${sql.lit(size + 1)}) cut
              join items i using (id)`,
    order: sql`i.rank desc, i.id desc`,
    isRanked: true,
    place: (i) => [i.rank ?? 0, i.id],
    placeSql: sql`concat(i.rank, ',', i.id)`,
  };
}

/** The matches of a filtered search, as a table of id and rank. */
function rankedMatches(
  { categories, minTP, maxTP, sellerId }: Bounds,
  words: string[],
): RawBuilder<unknown> {
  return sql`search_candidates(${words}, ${categories}, ${minTP}, ${maxTP}, ${sellerId}, ${RANKED})`;
}

/** The ids of the newest matches of a filtered search. */
function newestMatches(
  { categories, minTP, maxTP, sellerId }: Bounds,
  words: string[],
): RawBuilder<unknown> {
  return sql`newest_matches(search_query(${words}), false, ${categories}, ${minTP}, ${maxTP}, ${sellerId}, ${SORTED})`;
}

export function orderOf(sort: ItemSort, after: string | null | undefined) {
  const place = (values: (item: ItemRow) => number[]) => values;
  if (sort === "price_low") {
    const [price, id] = decodePlace(after, 2) ?? [];
    return {
      order: sql`i.tp_value, i.id`,
      beyond: after ? sql`(i.tp_value, i.id) > (${price}, ${id})` : undefined,
      place: place((i) => [i.tpValue, i.id]),
      placeSql: sql`concat(i.tp_value, ',', i.id)`,
    };
  }
  if (sort === "price_high") {
    const [price, id] = decodePlace(after, 2) ?? [];
    return {
      order: sql`i.tp_value desc, i.id desc`,
      beyond: after ? sql`(i.tp_value, i.id) < (${price}, ${id})` : undefined,
      place: place((i) => [i.tpValue, i.id]),
      placeSql: sql`concat(i.tp_value, ',', i.id)`,
    };
  }
  if (sort === "most_viewed") {
    const [views, id] = decodePlace(after, 2) ?? [];
    return {
      order: sql`i.view_count desc, i.id desc`,
      beyond: after ? sql`(i.view_count, i.id) < (${views}, ${id})` : undefined,
      place: place((i) => [i.viewCount, i.id]),
      placeSql: sql`concat(i.view_count, ',', i.id)`,
    };
  }
  const [id] = decodePlace(after, 1) ?? [];
  return {
    order: sql`i.id desc`,
    beyond: after ? sql`i.id < ${id}` : undefined,
    place: place((i) => [i.id]),
    placeSql: sql`i.id`,
  };
}

/** A validated filter. Null means no bound. */
export interface Bounds {
  categories: string[] | null;
  minTP: number | null;
  maxTP: number | null;
  sellerId: number | null;
  hasSize: boolean | null;
}

/** Validates a filter. Refuses negative bounds, too long texts and malformed ids. */
export function boundsOf(filter: ItemFilter | null | undefined): Bounds {
  const { q, category, minTP, maxTP, sellerId, hasSize } = filter ?? {};
  if (q && [...q].length > SEARCH_TEXT_MAX) {
    throw badField("q", `The search text may have at most ${SEARCH_TEXT_MAX} characters`);
  }
  if ((minTP ?? 0) < 0) throw badField("minTP", "minTP must be 0 or more");
  if ((maxTP ?? 0) < 0) throw badField("maxTP", "maxTP must be 0 or more");
  return {
    categories: category && category !== "All" ? [...categoriesOf(category)] : null,
    minTP: minTP ?? null,
    maxTP: maxTP ?? null,
    sellerId: sellerId ? idOf(sellerId, "sellerId") : null,
    hasSize: hasSize ?? null,
  };
}

/** SQL: the conditions for an item `i` to be within the bounds. Public lists hold only what everybody may see. */
export function conditionsOf({
  categories,
  minTP,
  maxTP,
  sellerId,
  hasSize,
}: Bounds): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`i.status = 'available'`, isForAll()];
  if (categories) conditions.push(sql`i.category = any(${categories})`);
  if (minTP !== null) conditions.push(sql`i.tp_value >= ${minTP}`);
  if (maxTP !== null) conditions.push(sql`i.tp_value <= ${maxTP}`);
  if (sellerId !== null) conditions.push(sql`i.user_id = ${sellerId}`);
  if (hasSize !== null)
    conditions.push(hasSize ? sql`i.width_mm is not null` : sql`i.width_mm is null`);
  return conditions;
}

/** The page made of these rows, with the live cursor of the snapshot they are from. */
export function toPage<Row extends ItemRow & ListSequence>(
  found: Stored<Row>[],
  {
    size,
    place,
    audience = MARKET,
  }: { size: number; place: (item: Row) => number[]; audience?: Audience },
): FoundItems {
  const items = found.map((item) => toItem(item));
  const connection = toConnection(items, size, place);
  const places: [string, number][] = connection.edges.map(({ node }) => [`i${node.id}`, node.seq]);
  return { ...connection, cursor: encodeCursor([[audience, items[0]?.listSeq ?? 0], ...places]) };
}
