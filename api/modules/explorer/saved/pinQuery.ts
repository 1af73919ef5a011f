import type { GraphQLSchema } from "graphql";
import { SAVED_QUERIES } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { publishSavedQuery } from "./publishSavedQuery.ts";
import { formOf, runsByItself } from "./queryForm.ts";
import { lockSavedQuery } from "./savedQuery.rows.ts";

const { tilesMax } = SAVED_QUERIES;

/**
 * Pins a saved query to the dashboard of all administrators. Refuses one that is private or asks for values, and with
 * TOO_MANY_TILES beyond 12. Returns its id.
 */
export async function pinSavedQuery(
  tx: Tx,
  { id, schema }: { id: string; schema: GraphQLSchema },
): Promise<number> {
  await row(tx.em, sql`select pg_advisory_xact_lock(hashtext('saved_query_tiles'))`);
  const saved = await lockSavedQuery(tx, idOf(id));
  if (saved.pinnedAt) return saved.id;
  if (saved.visibility === "private")
    throw badField("id", "Only what all administrators see is on their dashboard: share it first");
  if (!runsByItself(formOf(schema, saved)))
    throw badField("id", "A tile asks nothing: save a value for every variable first");
  const pinned = await row(
    tx.em,
    sql<{ n: number }>`select count(*)::int as n from saved_queries where pinned_at is not null`,
  );
  if ((pinned?.n ?? 0) >= tilesMax)
    throw new Refused("TOO_MANY_TILES", `The dashboard has ${tilesMax} tiles already`, {
      details: { max: tilesMax },
    });
  await rows(tx.em, sql`update saved_queries set pinned_at = ${tx.now} where id = ${saved.id}`);
  await publishSavedQuery(tx, saved);
  return saved.id;
}

/** Takes a saved query from the dashboard. Returns its id. */
export async function unpinSavedQuery(tx: Tx, { id }: { id: string }): Promise<number> {
  const saved = await lockSavedQuery(tx, idOf(id));
  if (!saved.pinnedAt) return saved.id;
  await rows(tx.em, sql`update saved_queries set pinned_at = null where id = ${saved.id}`);
  await publishSavedQuery(tx, saved);
  return saved.id;
}
