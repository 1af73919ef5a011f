import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { scrubbedError } from "../observability/scrub.ts";
import { rows, sql } from "../sql/sql.ts";
import type { Failed } from "./deadlines.ts";

/** A row that fails is tried every few seconds. One that was not for so long has ended, or is not due any more. */
const OVER_SECONDS = 60;
const ERROR_MAX = 500;

/** Stores why rows could not be ended, for administrators. Times are the database's. */
export async function noteFailures({ orm }: Services, failed: readonly Failed[]): Promise<void> {
  if (failed.length === 0) return;
  const failures = failed.map(({ task, id, error }) => ({
    task,
    id,
    error: scrubbedError(error).message.slice(0, ERROR_MAX),
  }));
  await rows(
    orm.em.fork() as EntityManager,
    sql`insert into deadline_failures (task, row_id, error, tries, failed_at)
        select f.task, f.id, f.error, 1, now()
        from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as f (task text, id int, error text)
        on conflict (task, row_id) do update
          set error = excluded.error, tries = deadline_failures.tries + 1, failed_at = excluded.failed_at`,
  );
}

/** Deletes what is over. */
export async function forgetFailures({ orm }: Services): Promise<void> {
  await rows(
    orm.em.fork() as EntityManager,
    sql`delete from deadline_failures where failed_at < now() - make_interval(secs => ${OVER_SECONDS})`,
  );
}
