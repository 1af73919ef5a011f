import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from "graphql";
import { TABLES_READ } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";
import { encodePlace, valuesIn, type PageInfo } from "../../core/graphql/paging.ts";
import type { Column, Reference, Table } from "./catalog.ts";
import { fieldOf, type Run } from "./run.ts";
import { isNumber, isValue, valueOf } from "./scalars.ts";
import {
  groupStatement,
  listsStatement,
  listStatement,
  rowsStatement,
  type FoundRow,
  type Grouping,
  type GroupTerm,
  type Listing,
  type Span,
  type Term,
} from "./statements.ts";
import type { Where } from "./where.ts";

/** The arguments of a connection. */
export interface ListArgs {
  where?: Where | null;
  orderBy?: readonly { column: string; direction: "asc" | "desc" }[] | null;
  first: number;
  after?: string | null;
}

/** A page of rows. */
export interface TablePage {
  nodes: readonly FoundRow[];
  pageInfo: PageInfo;
}

/** The part of a request that says which columns are asked for. */
export type Asked = Pick<GraphQLResolveInfo, "fieldNodes" | "fragments">;

/** The statement of a page, for at most so many rows. */
export function pageStatement(table: Table, args: ListArgs, asked: Asked, most: number) {
  const listing = listingOf(table, args, columnsUnder(asked, table, ["nodes"]));
  return listStatement({ ...listing, limit: Math.min(listing.limit, most) });
}

/** A page of a table's rows. */
export async function readPage(
  run: Run,
  table: Table,
  args: ListArgs,
  info: GraphQLResolveInfo,
): Promise<TablePage> {
  const statement = pageStatement(table, args, info, run.rowsLeft + 1);
  const found = await run.read(fieldOf(info), statement);
  return pageOf(found.rows, args, table, found.isCut);
}

/** The statement of the pages of many rows, by what refers to them. */
export function pagesStatement(
  reference: Reference,
  args: ListArgs,
  asked: Asked,
  keys: readonly unknown[],
  most: number,
) {
  const { from } = reference;
  const listing = listingOf(from, args, columnsUnder(asked, from, ["nodes"]));
  return listsStatement(reference, keys, listing, most);
}

/** The pages of a connection for all rows of a level: those that refer to them. */
export function readPages(
  run: Run,
  reference: Reference,
  row: FoundRow,
  args: ListArgs,
  info: GraphQLResolveInfo,
): Promise<TablePage> {
  const field = fieldOf(info);
  const { from, toColumn } = reference;
  const load = async (keys: readonly unknown[]) => {
    const statement = pagesStatement(reference, args, info, keys, run.rowsLeft + 1);
    const { rows, isCut } = await run.read(field, statement);
    const byKey = Map.groupBy(rows, (each) => each["$key"]);
    // The rows come in the order of the keys: of those behind the last one nothing was read.
    const lastKey = keys.indexOf(rows.at(-1)?.["$key"]);
    return new Map(
      keys.map((key, n) => [key, pageOf(byKey.get(key) ?? [], args, from, isCut && n >= lastKey)]),
    );
  };
  return run.batched(field, row[toColumn.field], load, pageOf([], args, from, false));
}

/** The statement of the rows that many rows refer to. */
export function referredStatement(
  { to, toColumn }: Reference,
  asked: Asked,
  keys: readonly unknown[],
) {
  return rowsStatement(to, toColumn, columnsUnder(asked, to, []), keys);
}

/** The row that another refers to, for all rows of a level at once. */
export async function readReferred(
  run: Run,
  reference: Reference,
  row: FoundRow,
  info: GraphQLResolveInfo,
): Promise<FoundRow | null> {
  const key = row[reference.column.field];
  if (key === null) return null;
  const field = fieldOf(info);
  const load = async (keys: readonly unknown[]) => {
    const { rows } = await run.read(field, referredStatement(reference, info, keys));
    return new Map(rows.map((each) => [each["$key"], each]));
  };
  return run.batched<FoundRow | null>(field, key, load, null);
}

/** The listing of a connection's arguments. Refuses a page that is too long, and a cursor of another order. */
function listingOf(table: Table, args: ListArgs, columns: readonly Column[]): Listing {
  const { where, first, after } = args;
  if (first < 1 || first > TABLES_READ.page)
    throw badField("first", `first must be between 1 and ${TABLES_READ.page}`);
  const order = orderOf(table, args);
  return { table, columns, where, order, after: placeOf(after, order), limit: first + 1 };
}

/** The order that is asked for, and then the key. The newest first where nothing is asked: keys count up. */
export function orderOf(table: Table, { orderBy }: Pick<ListArgs, "orderBy">): Term[] {
  const asked = (orderBy ?? []).map(({ column, direction }): Term => ({
    column: columnCalled(table, column),
    isDescending: direction === "desc",
  }));
  const isDescending = asked[0]?.isDescending ?? true;
  const rest = table.key.filter((column) => !asked.some((term) => term.column === column));
  return [...asked, ...rest.map((column) => ({ column, isDescending }))];
}

function columnCalled(table: Table, name: string): Column {
  const found = table.columns.find(({ field }) => field === name);
  if (!found) throw new Error(`${table.name} has no column ${name}`);
  return found;
}

function pageOf(
  found: readonly FoundRow[],
  args: ListArgs,
  table: Table,
  isCut: boolean,
): TablePage {
  const nodes = found.slice(0, args.first);
  const order = orderOf(table, args);
  const cursorOf = (row: FoundRow | undefined) =>
    row ? encodePlace(order.map(({ column }, n) => inCursor(column, row[`$${n}`]))) : null;
  return {
    nodes,
    pageInfo: {
      hasNextPage: isCut || found.length > args.first,
      endCursor: cursorOf(nodes.at(-1)),
      hasPreviousPage: args.after != null,
      startCursor: cursorOf(nodes[0]),
    },
  };
}

function inCursor({ kind }: Column, value: unknown): unknown {
  const read = valueOf(kind, value);
  return read instanceof Date ? read.toISOString() : read;
}

/** The sort values in a cursor. Refuses one of another order. */
function placeOf(
  after: string | null | undefined,
  order: readonly Term[],
): readonly unknown[] | undefined {
  if (after === null || after === undefined) return undefined;
  const place = valuesIn(after);
  const isPlace =
    place?.length === order.length &&
    order.every(({ column }, n) => isValue(column.kind, place[n]));
  if (isPlace) return place;
  throw badField("after", "after is not a cursor of this order");
}

/** The arguments of an aggregate. */
export interface GroupArgs {
  where?: Where | null;
  groupBy?: readonly { column: string; by?: Span | null }[] | null;
  first: number;
}

/** The statement of groups, and of one more. Refuses a span of what is no time, a column twice, and too many groups. */
export function groupsStatement(table: Table, args: GroupArgs, asked: Asked) {
  const { first } = args;
  if (first < 1 || first > TABLES_READ.groups)
    throw badField("first", `first must be between 1 and ${TABLES_READ.groups}`);
  return groupStatement({ ...groupingOf(table, args, asked), limit: first + 1 });
}

/** What is counted. Refuses a span of what is no time, and a column twice. */
export function groupingOf(
  table: Table,
  { where, groupBy }: Pick<GroupArgs, "where" | "groupBy">,
  asked: Asked,
): Omit<Grouping, "limit"> {
  const terms = (groupBy ?? []).map(({ column, by }): GroupTerm => {
    const found = columnCalled(table, column);
    if (by && found.kind !== "time" && found.kind !== "day")
      throw badField("groupBy", `${column} is no time, so it has no ${by}`);
    return { column: found, by: by ?? undefined };
  });
  if (new Set(terms.map(({ column }) => column)).size < terms.length)
    throw badField("groupBy", "A column can be grouped by once");
  const numbers = (path: string) =>
    columnsUnder(asked, table, [path]).filter(({ kind }) => isNumber(kind));
  const values = (path: string) => columnsUnder(asked, table, [path]);
  return {
    table,
    where,
    groupBy: terms,
    sums: numbers("sum"),
    averages: numbers("avg"),
    least: values("min"),
    most: values("max"),
  };
}

/** The groups of the rows that a condition selects. */
export async function readGroups(
  run: Run,
  table: Table,
  args: GroupArgs,
  info: GraphQLResolveInfo,
): Promise<FoundRow[]> {
  const field = fieldOf(info);
  const { rows } = await run.read(field, groupsStatement(table, args, info));
  if (rows.length > args.first) run.noteCut(field, `${args.first} groups`);
  return rows.slice(0, args.first);
}

/** The columns that a field asks for, those included that its relations and its `rowKey` need. */
function columnsUnder(asked: Asked, table: Table, path: readonly string[]): Column[] {
  const names = namesUnder(asked, path);
  const references = table.references.filter(({ field }) => names.has(field));
  const back = table.referredBy.filter(({ backField }) => names.has(backField));
  const needed = new Set([
    ...references.map(({ column }) => column),
    ...back.map(({ toColumn }) => toColumn),
    ...(names.has("rowKey") ? [table.rowKey] : []),
  ]);
  return table.columns.filter((column) => names.has(column.field) || needed.has(column));
}

/** The names of the fields below a path from the current field, through fragments. */
function namesUnder({ fieldNodes, fragments }: Asked, path: readonly string[]): Set<string> {
  const names = new Set<string>();
  const look = (set: SelectionSetNode | undefined, rest: readonly string[]): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet, rest);
      else if (selection.kind === Kind.FRAGMENT_SPREAD)
        look(fragments[selection.name.value]?.selectionSet, rest);
      else if (rest.length === 0) names.add(selection.name.value);
      else if (selection.name.value === rest[0]) look(selection.selectionSet, rest.slice(1));
    }
  };
  for (const node of fieldNodes) look(node.selectionSet, path);
  return names;
}
