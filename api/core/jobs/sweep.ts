import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { endDue, type Deadline } from "../deadlines.ts";
import { rows, sql } from "../sql.ts";

/** No job takes longer: its statements, its locks and its mail server are all bounded far below. */
const HELD_BY_THE_DEAD_SECONDS = 60;

/**
 * The safety net under the alarms: whatever is due is found in the rows themselves, and jobs that a killed server took
 * with it are given to others. Each part is tried even when the one before failed.
 */
export async function sweep(services: Services, deadlines: readonly Deadline[]): Promise<void> {
  const { log, metrics, mailer } = services;
  for (const deadline of deadlines) {
    const count = (outcome: string) =>
      metrics.deadlineRuns.inc({ deadline: deadline.task, outcome });
    try {
      const ended = await endDue(services, deadline, (error, id) => {
        count("failed");
        log.warn({ err: error, deadline: deadline.task, id }, "deadline not kept; tried again");
      });
      count(ended > 0 ? "done" : "idle");
    } catch (error) {
      count("failed");
      log.warn({ err: error, deadline: deadline.task }, "cannot look for what is due");
    }
  }
  for (const part of [() => freeJobsOfTheDead(services), () => mailer.rearm()])
    await part().catch((error: unknown) => log.warn({ err: error }, "cannot look after the queue"));
}

interface DeadJob {
  id: string;
  lockedBy: string;
  /** Its row came to its end meanwhile, so nobody needs it: the library took its key and its attempts away. */
  isOver: boolean;
}

/** A killed server leaves its jobs locked; the library alone would wait four hours. */
async function freeJobsOfTheDead({ orm }: Services): Promise<void> {
  const em = orm.em.fork() as EntityManager;
  const dead = await rows(
    em,
    sql<DeadJob>`
      select id, locked_by as "lockedBy", key is null and attempts >= max_attempts as "isOver" from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${HELD_BY_THE_DEAD_SECONDS})`,
  );
  if (dead.length === 0) return;
  const workers = [...new Set(dead.map(({ lockedBy }) => lockedBy))];
  const over = dead.filter(({ isOver }) => isOver).map(({ id }) => id);
  await rows(em, sql`select graphile_worker.force_unlock_workers(${workers}::text[])`);
  await rows(em, sql`select (graphile_worker.complete_jobs(${over}::bigint[])).id`);
}
