import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { decodePlace, pageSize, toConnection } from "../../../core/graphql/paging.ts";
import { containing } from "../../../core/sql/containing.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { ExplorerRun } from "./explorerRun.entity.ts";
import type { ExplorerRunConnection } from "./history.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the viewer's own runs whose document has the text, the newest first. */
export async function readHistory(
  ctx: Context,
  q: string | null,
  { first, after }: Page,
): Promise<ExplorerRunConnection> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const pattern = containing(q);
  const conditions = [
    sql`r.user_id = ${viewerOf(ctx).id}`,
    ...(place === undefined ? [] : [sql`r.id < ${place}`]),
    ...(pattern === null ? [] : [sql`r.document ilike ${pattern}`]),
  ];
  const found = await rows(
    ctx.em,
    sql<Stored<ExplorerRun>>`
      select r.id, r.user_id as "userId", r.document, r.operation_name as "operationName", r.variables,
        r.started_at as "startedAt", r.ms, r.rows, r.bytes, r.error
      from explorer_runs r where ${sql.join(conditions, sql` and `)} order by r.id desc limit ${size + 1}`,
  );
  const runs = found.map((run) =>
    Object.assign(new ExplorerRun(), run, { startedAt: new Date(run.startedAt) }),
  );
  return toConnection(runs, size, ({ id }) => [id]);
}
