import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import { liveFigures } from "../../../core/events/liveFigures.ts";
import { BACKLOG } from "../../../core/events/topics.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { overdueRows } from "../jobs/overdue.rows.ts";
import { FILTERS } from "../jobs/parts.ts";
import { AdminBacklog, type BacklogPart } from "./backlog.types.ts";

/** What waits for administrators, by queue. */
export async function readBacklog(em: EntityManager, services: Services): Promise<AdminBacklog> {
  const now = services.clock.now();
  const parts = await rows(
    em,
    sql<BacklogPart>`
      select 'moderation' as queue, count(*)::int as open, count(*) filter (where k.due_at < ${now})::int as overdue
      from moderation_cases k where k.decided_at is null
      union all
      select 'disputes', count(*)::int, count(*) filter (where d.decision_due_at < ${now})::int
      from disputes d where d.deadline is not null
      union all
      select 'adjustments', count(*)::int, 0 from adjustments a where a.deadline is not null
      union all
      select 'jobs', (
        (select count(*) from graphile_worker.jobs j where ${FILTERS.failed})
        + (select count(*) from dead_letters)
        + (select count(*) from (${overdueRows(services)}) o))::int, 0`,
  );
  return Object.assign(new AdminBacklog(), { asOf: now, parts });
}

/** Follows it. */
export const followBacklog = liveFigures({
  audience: BACKLOG,
  topic: "adminBacklogUpdated",
  read: (services) => readBacklog(services.orm.em.fork() as EntityManager, services),
});
