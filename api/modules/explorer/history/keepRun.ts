import { EXPLORER_HISTORY } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import type { ExplorerRun } from "./explorerRun.entity.ts";

export type Ran = Omit<ExplorerRun, "id" | "userId">;

/**
 * Keeps a run in the viewer's history. It replaces the newest one if that asked the same: a screen that runs by itself
 * asks once a second. Beyond the thousandth the oldest is deleted.
 */
export async function keepRun(tx: Tx, ran: Ran): Promise<void> {
  const { document, operationName, startedAt, ms, rows: count, bytes, error } = ran;
  const userId = viewerOf(tx).id;
  const variables = JSON.stringify(ran.variables);
  await rows(
    tx.em,
    sql`
    with newest as (
      select id from explorer_runs where user_id = ${userId} order by id desc limit 1),
    again as (
      update explorer_runs r set started_at = ${startedAt}, ms = ${ms}, rows = ${count}, bytes = ${bytes}, error = ${error}
      from newest
      where r.id = newest.id and r.document = ${document} and r.variables = ${variables}::jsonb
        and r.operation_name is not distinct from ${operationName}
      returning r.id),
    added as (
      insert into explorer_runs (user_id, document, operation_name, variables, started_at, ms, rows, bytes, error)
      select ${userId}, ${document}, ${operationName}, ${variables}::jsonb, ${startedAt}::timestamptz, ${ms}::int,
        ${count}::int, ${bytes}::int, ${error}
      where not exists (select 1 from again) returning id)
    delete from explorer_runs where exists (select 1 from added) and id in (
      select id from explorer_runs where user_id = ${userId} order by id desc offset ${EXPLORER_HISTORY.runs - 1})`,
  );
  invalidate(tx, userId, "explorerHistory");
}
