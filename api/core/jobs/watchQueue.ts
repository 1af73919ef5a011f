import type { EntityManager } from "@mikro-orm/postgresql";
import { row, sql } from "../sql/sql.ts";

/** The state of the queue, which all servers share. */
export interface QueueFigures {
  /** Jobs that are due and that no worker has taken. */
  due: number;
  /** Jobs that are not due yet. */
  waiting: number;
  /** Jobs that used up their attempts. */
  givenUp: number;
  /** How long the oldest due job has waited, in seconds. */
  lag: number;
}

/** Reads the state of the queue. */
export async function queueFigures(em: EntityManager): Promise<QueueFigures | undefined> {
  return row(
    em,
    sql<QueueFigures>`
      select count(*) filter (where is_open and run_at <= now() and locked_at is null)::int as due,
             count(*) filter (where is_open and run_at > now())::int as waiting,
             count(*) filter (where not is_open)::int as "givenUp",
             coalesce(extract(epoch from now() - min(run_at) filter (where is_open and run_at <= now() and locked_at is null)), 0)::float8 as lag
      from (select run_at, locked_at, attempts < max_attempts as is_open from graphile_worker.jobs) j`,
  );
}
