import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Services } from "../../../core/context.ts";
import type { JobFilter, JobsPart } from "../../../core/graphql/enums.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import type { JobsPartSummary } from "./job.types.ts";
import { overdueRows } from "./overdue.rows.ts";

/** The jobs `j` of each list. */
export const FILTERS: Readonly<Record<JobFilter, RawBuilder<boolean>>> = {
  failed: sql`j.last_error is not null`,
  waiting: sql`j.last_error is null`,
};

/** Another text whenever a row of the list has another value; the order of the rows does not matter. */
const jobsMark = sql`coalesce(
  sum(hashtextextended(concat_ws(' ', j.id, j.attempts, j.run_at, j.locked_by), 0)), 0)::text`;

const PARTS: Readonly<Record<JobsPart, (services: Services) => RawBuilder<JobsPartSummary>>> = {
  failed: () => sql`
    select 'failed' as part, count(*)::int as count, ${jobsMark} as mark
    from graphile_worker.jobs j where ${FILTERS.failed}`,
  waiting: () => sql`
    select 'waiting' as part, count(*)::int as count, ${jobsMark} as mark
    from graphile_worker.jobs j where ${FILTERS.waiting}`,
  dead_letters: () => sql`
    select 'dead_letters' as part, count(*)::int as count,
      coalesce(sum(hashtextextended(concat_ws(' ', d.id, d.retry, d.failed_at), 0)), 0)::text as mark
    from dead_letters d`,
  overdue: (services) => sql`
    select 'overdue' as part, count(*)::int as count,
      coalesce(sum(hashtextextended(concat_ws(' ', o.task, o.row_id, f.tries), 0)), 0)::text as mark
    from (${overdueRows(services)}) o
    left join deadline_failures f on f.task = o.task and f.row_id = o.row_id`,
};

/** How many rows each list has, and its mark. */
export function readParts(em: EntityManager, services: Services): Promise<JobsPartSummary[]> {
  const parts = Object.values(PARTS).map((part) => part(services));
  return rows(em, sql<JobsPartSummary>`${sql.join(parts, sql` union all `)}`);
}
