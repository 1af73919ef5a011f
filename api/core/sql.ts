import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";

export { sql } from "kysely";

/** Runs one statement on the caller's connection (its transaction, if it is in one) and answers the rows. */
export async function rows<T>(em: EntityManager, query: RawBuilder<T>): Promise<T[]> {
  const result = await query.execute(em.getKysely());
  return result.rows;
}

/** The first row of one statement, if there is one. */
export async function row<T>(em: EntityManager, query: RawBuilder<T>): Promise<T | undefined> {
  const [first] = await rows(em, query);
  return first;
}

/** How many rows one statement changed. */
export async function changed(em: EntityManager, query: RawBuilder<unknown>): Promise<number> {
  const result = await query.execute(em.getKysely());
  return Number(result.numAffectedRows ?? 0n);
}
