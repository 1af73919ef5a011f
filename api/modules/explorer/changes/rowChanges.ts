import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import { EXPLORER_CHANGES } from "../../../../schema/limits.ts";
import type { Effects } from "../../../core/audit/effects.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import type { Column, Table } from "../catalog.ts";
import { valueOf } from "../scalars.ts";
import { columnsOf, type FoundRow } from "../statements.ts";
import { columnOf } from "../where.ts";

/** The shown columns of a row, by field. */
type Values = Record<string, unknown>;

/** A row that a mutation would insert, update or delete. */
export interface RowChange {
  table: string;
  /** What it is found by. */
  key: Values;
  /** The columns that it would change; all of a row that it would delete, null of one that it would insert. */
  before: Values | null;
  after: Values | null;
}

interface WrittenTable {
  table: Table;
  deleted: number;
  /** The rows that the transaction inserted or updated. */
  rows: FoundRow[];
}

/** What a transaction has written, before it is rolled back. */
export interface Written {
  xid: string;
  tables: WrittenTable[];
  /** The tables of which no row is here: too large, or without a key that is shown. */
  notShown: string[];
}

/**
 * The rows that this transaction has inserted and updated, of the columns that the explorer shows. A row has the number
 * of the transaction that wrote it, which no index finds: so large tables are left out.
 */
export async function readWritten(
  em: EntityManager,
  counted: Effects["rows"],
  tables: ReadonlyMap<string, Table>,
): Promise<Written> {
  const names = Object.keys(counted).toSorted();
  const found = await row(
    em,
    sql<{ xid: string; small: string[] }>`
      select pg_current_xact_id()::text as xid, coalesce(array_agg(relname::text), '{}') as small from pg_class
      where relnamespace = 'public'::regnamespace and relname = any(${names})
        and pg_relation_size(oid) <= ${EXPLORER_CHANGES.tableBytes}`,
  );
  if (!found) throw new Error("a transaction without a number");
  const shown = names.flatMap((name) => {
    const table = tables.get(name);
    return table && table.key.length > 0 && found.small.includes(name) ? [table] : [];
  });
  const written = await pipeline(
    shown.map((table) =>
      rows(em, rowsWhere(table, sql`${sql.ref("t.xmin")} = (select pg_current_xact_id()::xid)`)),
    ),
  );
  return {
    xid: found.xid,
    tables: shown.map((table, n) => ({
      table,
      deleted: counted[table.name]?.[2] ?? 0,
      rows: written[n] ?? [],
    })),
    notShown: names.filter((name) => !shown.some((table) => table.name === name)),
  };
}

/** What the written rows were before. To be called when they are rolled back, so that nobody waits for their locks. */
export async function changesOf(em: EntityManager, { xid, tables }: Written): Promise<RowChange[]> {
  const changes = await Promise.all(
    tables.map(async ({ table, rows: written, deleted }) => {
      const [before, gone] = await Promise.all([
        readBefore(em, table, written),
        readDeleted(em, table, xid, written, deleted),
      ]);
      const byKey = new Map(before.map((each) => [keyText(table, each), each]));
      return [
        ...written.map((after) => changeOf(table, byKey.get(keyText(table, after)), after)),
        ...gone.map((each) => changeOf(table, each, undefined)),
      ];
    }),
  );
  return changes.flat();
}

async function readBefore(em: EntityManager, table: Table, written: readonly FoundRow[]) {
  return written.length === 0 ? [] : rows(em, rowsWhere(table, isOneOf(table, written)));
}

/**
 * The rows that a transaction had deleted: after its end they still have its number, as those have that it had updated
 * or only locked. When these cannot be told apart, none.
 */
async function readDeleted(
  em: EntityManager,
  table: Table,
  xid: string,
  written: readonly FoundRow[],
  count: number,
): Promise<FoundRow[]> {
  if (count === 0 || count > EXPLORER_CHANGES.rowsShown) return [];
  const isLeft = written.length === 0 ? sql`true` : sql`not ${isOneOf(table, written)}`;
  const found = await rows(
    em,
    rowsWhere(table, sql`${sql.ref("t.xmax")} = (${xid}::xid8)::xid and ${isLeft}`),
  );
  return found.length === count ? found : [];
}

function rowsWhere(table: Table, condition: RawBuilder<unknown>): RawBuilder<FoundRow> {
  const { columns, key } = table;
  return sql<FoundRow>`select ${columnsOf({ columns, order: [] })} from ${sql.table(table.name)} as t
    where ${condition} order by ${sql.join(key.map((column) => columnOf("t", column)))} limit ${EXPLORER_CHANGES.rowsShown}`;
}

function isOneOf({ key }: Table, found: readonly FoundRow[]): RawBuilder<unknown> {
  const isRow = (each: FoundRow) =>
    sql`(${sql.join(
      key.map((column) => sql`${columnOf("t", column)} = ${each[column.field]}`),
      sql` and `,
    )})`;
  return sql`(${sql.join(found.map(isRow), sql` or `)})`;
}

function changeOf(
  table: Table,
  before: FoundRow | undefined,
  after: FoundRow | undefined,
): RowChange {
  const isChanged = ({ field }: Column) =>
    !before || !after || JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const changed = table.columns.filter(isChanged);
  return {
    table: table.name,
    key: valuesOf(table.key, (after ?? before) as FoundRow),
    before: before ? valuesOf(changed, before) : null,
    after: after ? valuesOf(changed, after) : null,
  };
}

function valuesOf(columns: readonly Column[], found: FoundRow): Values {
  return Object.fromEntries(
    columns.map(({ field, kind, isMasked }) => [
      field,
      isMasked ? found[field] : valueOf(kind, found[field]),
    ]),
  );
}

function keyText({ key }: Table, found: FoundRow): string {
  return JSON.stringify(key.map(({ field }) => found[field]));
}
