import { createRequire } from "node:module";
import { Client } from "pg";
import { traceNow } from "../../../api/core/request/trace.ts";
import { KEYED } from "../../../api/core/sql/driver.ts";
import { PLANNING } from "../../../api/db/orm.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

export interface Sent extends Statement {
  /** How many of the same connection were not answered yet when this one left. */
  ahead: number;
  /** Which of the transactions that began meanwhile it is in, from 1 on; 0 outside of them. */
  transaction: number;
  /** Sent for a request, and not by what the server does by itself. */
  isOfRequest: boolean;
}

/** What the ORM's own copy of the driver sends while `work` runs: the server lives in this process. */
export async function recording<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; statements: Sent[] }> {
  const ofTests = createRequire(import.meta.url);
  const ofOrm = createRequire(ofTests.resolve("@mikro-orm/postgresql"));
  const { prototype } = (ofOrm("pg") as typeof import("pg")).Client;
  const { query } = prototype;
  const statements: Sent[] = [];
  const open = new WeakMap<object, number>();
  const inside = new WeakMap<object, number>();
  let begun = 0;
  prototype.query = function recorded(this: object, ...given: [string | Statement, unknown[]?]) {
    const [statement, values] = given;
    const { text, values: its = [] } =
      typeof statement === "string" ? { text: statement, values } : statement;
    const ahead = open.get(this) ?? 0;
    if (/^begin/i.test(text)) inside.set(this, ++begun);
    const transaction = inside.get(this) ?? 0;
    if (/^(commit|rollback)/i.test(text)) inside.delete(this);
    statements.push({
      text: text.replace(KEYED, ""),
      values: Array.isArray(its) ? its : [],
      ahead,
      transaction,
      isOfRequest: traceNow() !== undefined,
    });
    const sent: unknown = Reflect.apply(query, this, given);
    if (!(sent instanceof Promise)) return sent;
    open.set(this, ahead + 1);
    const answered = () => open.set(this, (open.get(this) ?? 0) - 1);
    sent.then(answered, answered);
    return sent;
  } as typeof query;
  try {
    return { answer: await work(), statements };
  } finally {
    prototype.query = query;
  }
}

/** Of what was sent, that which reads an answer: not who asks, nor where its snapshot begins and ends. */
export function readsOf(statements: Sent[]): Sent[] {
  const isBeside = /^\s*(select .* from sessions|update sessions|start transaction|commit)/s;
  return statements.filter(({ text }) => !isBeside.test(text));
}

/**
 * Runs statements again and answers which of these tables are read from end to end. It asks the database what it did:
 * that counts what functions read too, which a plan does not show.
 */
export async function readWhole(
  databaseUrl: string,
  statements: Statement[],
  tables: string[],
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl, options: PLANNING });
  await client.connect();
  try {
    await client.query("begin");
    for (const { text, values } of statements) await client.query(text, values);
    const { rows } = await client.query<{ relname: string }>(
      `select relname from pg_stat_xact_user_tables where seq_scan > 0 and relname = any($1::text[]) order by relname`,
      [tables],
    );
    return rows.map(({ relname }) => relname);
  } finally {
    await client.end();
  }
}
