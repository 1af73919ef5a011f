import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import { sql, type RawBuilder } from "kysely";
import { compileSql, type CompiledSql } from "./compileSql.ts";
import { driverOf, KEYED, WITHOUT_WRITES } from "./driver.ts";

export { sql } from "kysely";

/** A row as the driver returns it: times are strings until they are converted to dates. */
export type Stored<Row> = {
  [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name];
};

interface Answered<T> {
  rows: T[];
  count: number;
}

/**
 * Runs one statement on the caller's connection (its transaction or snapshot, if it is in one). Statements that one
 * transaction or snapshot sends together (`pipeline`) leave in one packet, in their order, and take one round trip;
 * when one fails, those behind it fail with it.
 */
async function run<T>(em: EntityManager, query: RawBuilder<T>): Promise<Answered<T>> {
  const { text, values } = compiled(em, query);
  const { rows: found, rowCount } = await driverOf(em).query(text, values);
  return { rows: found as T[], count: rowCount ?? 0 };
}

/**
 * A statement as it is sent: compiled with Kysely where `compileSql` cannot. It is sent in the same way as all others,
 * so the order is kept.
 */
export function compiled(em: EntityManager, query: RawBuilder<unknown>): CompiledSql {
  const fast = compileSql(query);
  if (fast) return fast;
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

/** The rows of some keys, by a statement that is often repeated: each connection plans it once. */
export function keyedRows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  return rows(em, sql<T>`${sql.raw(KEYED)}${query}`);
}

/** The row of a key, by a statement that is often repeated: each connection plans it once. */
export async function keyedRow<T>(em: EntityManager, query: RawBuilder<T>): Promise<T | undefined> {
  const [first] = await keyedRows(em, query);
  return first;
}

/**
 * The rows of a statement that changes nothing, though it may lock rows. At the start of a transaction it costs no
 * round trip, because it leaves with `begin`.
 */
export function lockedRows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  return rows(em, sql<T>`${sql.raw(WITHOUT_WRITES)}${query}`);
}

/**
 * The row of a statement that changes nothing, though it may lock rows. At the start of a transaction it costs no round
 * trip, because it leaves with `begin`.
 */
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
