import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import { sql, type RawBuilder } from "kysely";
import { compileSql, type CompiledSql } from "./compileSql.ts";
import { driverOf, KEYED, WITHOUT_WRITES } from "./driver.ts";

export { sql } from "kysely";

interface Answered<T> {
  rows: T[];
  count: number;
}

/**
 * Runs one statement on the caller's connection (its transaction or snapshot, if it is in one). Statements of one that
 * are asked together (`pipeline`) go to the database together, in their order, and take one round trip; when one
 * fails, those behind it fail with it.
 */
async function run<T>(em: EntityManager, query: RawBuilder<T>): Promise<Answered<T>> {
  const { text, values } = compileSql(query) ?? compiled(em, query);
  const { rows: found, rowCount } = await driverOf(em).query(text, values);
  return { rows: found as T[], count: rowCount ?? 0 };
}

/** What `written` cannot write down, by kysely: it goes the same way as all others, and in its order. */
function compiled(em: EntityManager, query: RawBuilder<unknown>): CompiledSql {
  const connection = em.getConnection() as PostgreSqlConnection;
  const { sql: text, parameters } = query.compile(connection.getClient());
  return { text, values: [...parameters] };
}

/** The rows of one statement. */
export async function rows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  return (await run(em, query)).rows;
}

/** The first row of one statement, if there is one. */
export async function row<T>(em: EntityManager, query: RawBuilder<T>): Promise<T | undefined> {
  const [first] = await rows(em, query);
  return first;
}

/** The rows of some keys, by a statement that comes again and again: each connection plans it once. */
export function keyedRows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  return rows(em, sql<T>`${sql.raw(KEYED)}${query}`);
}

/** The row of a key, by a statement that comes again and again: each connection plans it once. */
export async function keyedRow<T>(em: EntityManager, query: RawBuilder<T>): Promise<T | undefined> {
  const [first] = await keyedRows(em, query);
  return first;
}

/** The rows of a statement that changes nothing, though it may lock: the first of a transaction cost no round trip. */
export function lockedRows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  return rows(em, sql<T>`${sql.raw(WITHOUT_WRITES)}${query}`);
}

/** The row of a statement that changes nothing, though it may lock: the first of a transaction cost no round trip. */
export async function lockedRow<T>(
  em: EntityManager,
  query: RawBuilder<T>,
): Promise<T | undefined> {
  const [first] = await lockedRows(em, query);
  return first;
}

/** How many rows one statement changed. */
export async function changed(em: EntityManager, query: RawBuilder<unknown>): Promise<number> {
  return (await run(em, query)).count;
}
