import type { PostgreSqlConnection } from "@mikro-orm/postgresql";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from "kysely";
import { createHash } from "node:crypto";
import type { Services } from "../context.ts";
import { compileSql, type CompiledSql } from "../sql/compileSql.ts";
import { sql } from "../sql/sql.ts";
import type { Row } from "./columns.ts";
import type { Plan } from "./compile.ts";
import type { Rows } from "./read.ts";
import { asText, textRows } from "./textRows.ts";

/** Only compiles SQL. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

/** The session lookup of a visitor. */
export const VISITOR_LOOKUP = sql`select null::int as id, null as said`;

/** Each connection keeps its prepared statements, so no more than this; the others are planned each time. */
const PREPARED_MAX = 100;

const asTheyCome = { getTypeParser: () => (raw: string) => raw };

function compiled(query: RawBuilder<unknown>): CompiledSql {
  const { sql: text, parameters } = query.compile(writer);
  return { text, values: [...parameters] };
}

/** Runs statements on the connections of the ORM, and prepares those that are repeated. */
export class Statements {
  readonly #services: Services;
  readonly #names = new Map<string, string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The rows of a page and one more; `viewer` is the session lookup. */
  page(
    { read, columns, joins }: Pick<Plan, "read" | "columns" | "joins">,
    { rows, flat, order, place, size, isSteady }: Rows,
    viewer: RawBuilder<unknown>,
  ): Promise<Row[]> {
    const [alias, joined] = [sql.raw(read.alias), sql.raw(joins)];
    const from = flat
      ? sql`from ${flat.table} ${alias} ${joined} where ${flat.where} order by ${order} limit ${sql.lit(size + 1)}`
      : sql`from (${rows}) ${alias} ${joined} order by ${order}`;
    return this.#rows(
      sql`with viewer as materialized (${viewer})
          select (select said from viewer), ${place}${sql.raw(columns)} ${from}`,
      isSteady,
    );
  }

  /** The rows, each column in PostgreSQL's text format. */
  async #rows(query: RawBuilder<unknown>, isSteady: boolean): Promise<Row[]> {
    const connection = this.#services.orm.em.getConnection() as PostgreSqlConnection;
    const pool = await connection.getNativeClient();
    const { text, values } = compileSql(query) ?? compiled(query);
    const name = isSteady ? this.#nameOf(text) : undefined;
    const texts = name === undefined ? undefined : asText(values);
    if (name !== undefined && texts) return textRows(pool, { name, text, values: texts });
    const { rows } = await pool.query<(string | null)[]>({
      ...(name !== undefined && { name }),
      text,
      values,
      rowMode: "array",
      types: asTheyCome,
    });
    return rows;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= PREPARED_MAX) return known;
    const name = `read_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.#names.set(text, name);
    return name;
  }
}
