import { createHash } from "node:crypto";
import type { PostgreSqlConnection } from "@mikro-orm/postgresql";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from "kysely";
import type { Services } from "../context.ts";
import type { Row } from "./columns.ts";
import { written, type Written } from "../written.ts";

/** Only writes SQL down. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
});

/** Each connection keeps what it prepared: no more of it than this, and the rest is prepared each time anew. */
const PREPARED_MAX = 100;

const asTheyCome = { getTypeParser: () => (raw: string) => raw };

function compiled(query: RawBuilder<unknown>): Written {
  const { sql: text, parameters } = query.compile(writer);
  return { text, values: [...parameters] };
}

/** Runs statements on the connections of the ORM, prepared where the same one comes again. */
export class Statements {
  readonly #services: Services;
  readonly #names = new Map<string, string>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** The rows, each column as the text that PostgreSQL writes. */
  async rows(query: RawBuilder<unknown>, isSteady: boolean): Promise<Row[]> {
    const connection = this.#services.orm.em.getConnection() as PostgreSqlConnection;
    const pool = await connection.getNativeClient();
    const { text, values } = written(query) ?? compiled(query);
    const name = isSteady ? this.#nameOf(text) : undefined;
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
