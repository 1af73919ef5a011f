import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";

/** How long a job that used up its attempts is kept, for operators to look at. */
export const GIVEN_UP_KEPT_DAYS = 7;

/** Deletes jobs that used up their attempts a week ago; the sweep still looks at their rows. Returns how many. */
export async function deleteGivenUp({ orm }: Services): Promise<number> {
  const gone = await rows(
    orm.em.fork() as EntityManager,
    sql`select (graphile_worker.complete_jobs(array(
          select id from graphile_worker.jobs
          where attempts >= max_attempts and locked_at is null
            and updated_at < now() - make_interval(days => ${GIVEN_UP_KEPT_DAYS}) limit 1000))).id`,
  );
  return gone.length;
}
