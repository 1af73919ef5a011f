import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { row, sql } from "../sql/sql.ts";

/** How the queue of all servers stands. */
export interface QueueFigures {
  /** Jobs whose time has come and that nobody has taken. */
  due: number;
  /** Jobs of the future. */
  waiting: number;
  /** Jobs that failed as often as they may. */
  givenUp: number;
  /** How long the oldest due job has waited, in seconds. */
  lag: number;
}

/** Looks into the queue. */
export async function queueFigures({ orm }: Services): Promise<QueueFigures | undefined> {
  return row(
    orm.em.fork() as EntityManager,
    sql<QueueFigures>`
      select count(*) filter (where is_open and run_at <= now() and locked_at is null)::int as due,
             count(*) filter (where is_open and run_at > now())::int as waiting,
             count(*) filter (where not is_open)::int as "givenUp",
             coalesce(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now() and locked_at is null)), 0)::float8 as lag
      from (select run_at, locked_at, attempts < max_attempts as is_open from graphile_worker.jobs) j`,
  );
}
