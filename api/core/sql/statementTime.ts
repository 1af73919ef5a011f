import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "./sql.ts";

const NAME = /^market day, statements of (\d+) ms$/;

/**
 * Lets each further statement of a transaction take so long. The connection is named after it until the transaction
 * ends: PostgreSQL reports each change of that name to the client, as it does not of `statement_timeout`, so that who
 * watches the connection knows how long it may be silent (`allowedMs`).
 */
export async function allowStatements(em: EntityManager, ms: number): Promise<void> {
  await rows(
    em,
    sql`select set_config('statement_timeout', ${String(ms)}, true),
      set_config('application_name', ${`market day, statements of ${ms} ms`}, true)`,
  );
}

/** How long `allowStatements` lets a connection of this name take, in ms; null: it was not asked. */
export function allowedMs(applicationName: string): number | null {
  const ms = NAME.exec(applicationName)?.[1];
  return ms === undefined ? null : Number(ms);
}
