import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql/sql.ts";
import type { Column, Reference, Table } from "./catalog.ts";
import { columnOf, conditionOf, type Where } from "./where.ts";

/** A row as the driver returns it: its columns by field, and `$0`, `$1`, ... what it is sorted by. */
export type FoundRow = Readonly<Record<string, unknown>>;

/** One term of an order: a column and its direction. Nulls are last in both. */
export interface Term {
  column: Column;
  isDescending: boolean;
}

/** Which rows of a table, in which order, and how many. */
export interface Listing {
  table: Table;
  /** The columns to read. */
  columns: readonly Column[];
  where: Where | null | undefined;
  /** Ends with the key of the table, so that no two rows are equal. */
  order: readonly Term[];
  /** The sort values of the row to go on behind. */
  after: readonly unknown[] | undefined;
  limit: number;
}

/** The rows of a listing. */
export function listStatement(listing: Listing): RawBuilder<FoundRow> {
  const { table, where, order, after, limit } = listing;
  return sql<FoundRow>`select ${columnsOf(listing)} from ${sql.table(table.name)} as t where ${conditionOf(table, where, "t")} and ${behind(order, after)} order by ${orderedBy(order)} limit ${limit}`;
}

/**
 * The rows of one listing for each of the keys, in the order of the keys: what a connection shows of all rows above it.
 * `$key` says to which a row belongs; at most `most` rows altogether.
 */
export function listsStatement(
  { column }: Reference,
  keys: readonly unknown[],
  listing: Listing,
  most: number,
): RawBuilder<FoundRow> {
  const { table, where, order, after, limit } = listing;
  return sql<FoundRow>`select k.key as "$key", l.* from unnest(${keysOf(keys, column)}) with ordinality as k (key, n)
    cross join lateral (
      select ${columnsOf(listing)} from ${sql.table(table.name)} as t
      where ${columnOf("t", column)} = k.key and ${conditionOf(table, where, "t")} and ${behind(order, after)}
      order by ${orderedBy(order)} limit ${limit}
    ) as l
    order by k.n, ${sortedAgain(order)} limit ${most}`;
}

/** The rows that have one of the keys in a column that is unique. */
export function rowsStatement(
  table: Table,
  key: Column,
  columns: readonly Column[],
  keys: readonly unknown[],
): RawBuilder<FoundRow> {
  return sql<FoundRow>`select ${columnOf("t", key)} as "$key", ${columnsOf({ columns, order: [] })} from ${sql.table(table.name)} as t where ${columnOf("t", key)} = any(${keysOf(keys, key)})`;
}

/** The columns of rows as the explorer shows them. */
export function columnsOf({
  columns,
  order,
}: Pick<Listing, "columns" | "order">): RawBuilder<unknown> {
  const read = columns.map((column) => sql`${shownOf(column)} as ${sql.id(column.field)}`);
  const sorted = order.map(({ column }, n) => sql`${sortedBy(column)} as ${sql.id(`$${n}`)}`);
  return sql.join([...read, ...sorted, sql`1 as "$"`]);
}

/** The role of the explorer may not read a masked column, so not even whether it is null is said. */
export const MASKED = sql`'•••'`;

function shownOf(column: Column): RawBuilder<unknown> {
  if (column.isMasked) return MASKED;
  if (column.kind === "bytes") return sql`encode(${columnOf("t", column)}, 'hex')`;
  return sortedBy(column);
}

/** A day as text, because the driver would read it in the time zone of the server. */
function sortedBy(column: Column): RawBuilder<unknown> {
  return column.kind === "day" ? sql`${columnOf("t", column)}::text` : columnOf("t", column);
}

/** An order, of rows `t`. */
export function orderedBy(order: readonly Term[]): RawBuilder<unknown> {
  return sql.join(order.map((term) => sql`${columnOf("t", term.column)} ${directionOf(term)}`));
}

function sortedAgain(order: readonly Term[]): RawBuilder<unknown> {
  return sql.join(order.map((term, n) => sql`${sql.id("l", `$${n}`)} ${directionOf(term)}`));
}

function directionOf({ isDescending }: Term): RawBuilder<unknown> {
  return sql.raw(isDescending ? "desc nulls last" : "asc nulls last");
}

/** The rows behind a place: equal in the first terms, and behind it in the next one. Nulls are last. */
function behind(
  order: readonly Term[],
  place: readonly unknown[] | undefined,
): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const ways = order.map(({ column, isDescending }, n) => {
    const before = order.slice(0, n).map((term, m) => sameAs(term.column, place[m]));
    const value = columnOf("t", column);
    const last =
      place[n] === null
        ? sql`false`
        : sql`(${value} ${sql.raw(isDescending ? "<" : ">")} ${place[n]} or ${value} is null)`;
    return sql`(${sql.join([...before, last], sql` and `)})`;
  });
  return sql`(${sql.join(ways, sql` or `)})`;
}

function sameAs(column: Column, value: unknown): RawBuilder<unknown> {
  return value === null
    ? sql`${columnOf("t", column)} is null`
    : sql`${columnOf("t", column)} = ${value}`;
}

/** How a group is made of a time: by its day, week or month, in UTC. */
export type Span = "day" | "week" | "month";

/** What groups are made of: a column, or the spans of a time. */
export interface GroupTerm {
  column: Column;
  by: Span | undefined;
}

/** What is counted of each group. */
export interface Grouping {
  table: Table;
  where: Where | null | undefined;
  groupBy: readonly GroupTerm[];
  sums: readonly Column[];
  averages: readonly Column[];
  least: readonly Column[];
  most: readonly Column[];
  /** Null: all groups. */
  limit: number | null;
}

/** The groups of the rows that a condition selects, the largest first; one group of all without `groupBy`. */
export function groupStatement(grouping: Grouping): RawBuilder<FoundRow> {
  const { table, where, groupBy, sums, averages, least, most, limit } = grouping;
  const keys = groupBy.map(
    (term) => sql`${groupOf(term)} as ${sql.id(`key.${term.column.field}`)}`,
  );
  const counted = (how: string, columns: readonly Column[]) =>
    columns.map(
      (column) => sql`${aggregateOf(how, column)} as ${sql.id(`${how}.${column.field}`)}`,
    );
  const columns = [
    ...keys,
    sql`count(*) as count`,
    ...counted("sum", sums),
    ...counted("avg", averages),
    ...counted("min", least),
    ...counted("max", most),
  ];
  const groups =
    groupBy.length === 0
      ? sql``
      : sql`group by ${sql.join(groupBy.map((_, n) => sql.raw(String(n + 1))))} order by count desc, ${sql.join(groupBy.map((_, n) => sql.raw(String(n + 1))))}`;
  return sql<FoundRow>`select ${sql.join(columns)} from ${sql.table(table.name)} as t where ${conditionOf(table, where, "t")} ${groups} limit ${limit}`;
}

/** PostgreSQL has no least and largest boolean or uuid. */
function aggregateOf(how: string, column: Column): RawBuilder<unknown> {
  const value = sortedBy(column);
  if (column.kind === "boolean")
    return sql`${sql.raw(how === "min" ? "bool_and" : "bool_or")}(${value})`;
  if (column.kind === "uuid") return sql`${sql.raw(how)}(${value}::text)`;
  return sql`${sql.raw(how)}(${value})`;
}

function groupOf({ column, by }: GroupTerm): RawBuilder<unknown> {
  if (!by) return sortedBy(column);
  const value = columnOf("t", column);
  if (column.kind === "day")
    return sql`date_trunc(${sql.lit(by)}, ${value}::timestamp)::date::text`;
  return sql`date_trunc(${sql.lit(by)}, ${value}, 'UTC')`;
}

const ARRAYS: Readonly<Partial<Record<Column["kind"], string>>> = {
  int: "int[]",
  bigint: "bigint[]",
  uuid: "uuid[]",
};

/** Keys with their type: nothing else in the statement says it. */
function keysOf(keys: readonly unknown[], { kind }: Column): RawBuilder<unknown> {
  return sql`${keys}${sql.raw(`::${ARRAYS[kind] ?? "text[]"}`)}`;
}
