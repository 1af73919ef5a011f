import type { Client } from "pg";

/**
 * One table as a backup holds it, with its rows in key order: a row follows those of its own table that it references.
 */
export interface Table {
  name: string;
  /** Every column, in the order of the row's text. */
  columns: string[];
  /** The columns that can be written: all but the generated ones. */
  written: string[];
  key: string[];
}

interface FoundTable extends Table {
  refersTo: string[];
}

/**
 * Tables left out of a backup. The migrations table belongs to the target database: a restore refuses a backup with
 * other migrations. The viewers of a stream are valid only for seconds.
 */
const EXCLUDED_TABLES = ["migrations", "stream_servers", "stream_viewers"];

/** The tables of the market, each after the tables that it references. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<FoundTable>(
    `select c.relname as name,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as written,
       array(select a.attname::text from pg_index i, unnest(i.indkey) with ordinality as k(attnum, place), pg_attribute a
             where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum order by k.place) as key,
       array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "refersTo"
     from pg_class c
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all($1)
     order by c.relname`,
    [EXCLUDED_TABLES],
  );
  return inOrder(rows);
}

/** The migrations that ran on this database: the version of its backups. */
export async function versionOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from migrations order by name`,
  );
  return rows.map(({ name }) => name);
}

/** The sequences of the market with their next numbers. */
export async function sequencesOf(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; next: string }>(
    `select sequencename as name, (coalesce(last_value + increment_by, start_value))::text as next
     from pg_sequences where schemaname = current_schema() and sequencename !~ $1`,
    [`^(${EXCLUDED_TABLES.join("|")})_`],
  );
  return Object.fromEntries(rows.map(({ name, next }) => [name, next]));
}

/** A name as a quoted SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function inOrder(tables: FoundTable[]): Table[] {
  const ordered: FoundTable[] = [];
  const left = new Set(tables);
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const ready = [...left].filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...names].join(", ")}`);
    for (const table of ready) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}
