import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";
import { forgetFailures, noteFailures } from "./deadlineFailures.ts";
import { endDue } from "./deadlines.ts";

/**
 * A job that is locked for longer belongs to a killed server: its statements, locks and mail server have far shorter
 * timeouts.
 */
const HELD_BY_THE_DEAD_SECONDS = 60;
/** How long a row that could not be ended is left out. */
const REST_MS = 5000;
/** How often the sweep looks for jobs of killed servers and for rows without a job. */
const QUEUE_EVERY_MS = 10_000;

/**
 * Ends rows that are due, and finishes what killed servers left in the outbox and the queue. Only the leader runs it.
 * It keeps no state that matters, because the rows decide, so another server can take over at any time.
 */
export class Sweep {
  readonly #services: Services;
  #resting: { task: string; id: number; until: number }[] = [];
  #lookedAfterAt = -Infinity;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Never rejects. */
  async run(): Promise<void> {
    await this.#endDue();
    const { log, consumers, mailer, texts, work } = this.#services;
    // Events that a killed server did not handle, and dead letters that are marked for a retry.
    for (const look of [() => consumers.callAllBehind(), () => consumers.retryMarked()])
      await look().catch((error: unknown) =>
        log.warn({ err: error }, "cannot look after the outbox"),
      );
    const now = performance.now();
    if (now - this.#lookedAfterAt < QUEUE_EVERY_MS) return;
    this.#lookedAfterAt = now;
    // Each part is tried even when the one before failed.
    for (const part of [
      () => unlockOrphanedJobs(this.#services),
      () => mailer.rearm(),
      () => texts.rearm(),
      ...work.rows.map((one) => () => one.rearm(this.#services)),
      () => forgetFailures(this.#services),
    ])
      await part().catch((error: unknown) =>
        log.warn({ err: error }, "cannot look after the queue"),
      );
  }

  async #endDue(): Promise<void> {
    const {
      log,
      metrics,
      work: { deadlines },
    } = this.#services;
    const count = (deadline: string, outcome: string) =>
      metrics.deadlineRuns.inc({ deadline, outcome });
    const now = performance.now();
    this.#resting = this.#resting.filter(({ until }) => until > now);
    try {
      const { ended, failed } = await endDue(this.#services, deadlines, this.#resting);
      for (const { task } of deadlines) count(task, ended.has(task) ? "done" : "idle");
      for (const { task, id, error } of failed) {
        count(task, "failed");
        this.#resting.push({ task, id, until: now + REST_MS });
        log.warn({ err: error, deadline: task, id }, "deadline not kept; tried again");
      }
      await noteFailures(this.#services, failed);
    } catch (error) {
      for (const { task } of deadlines) count(task, "failed");
      log.warn({ err: error }, "cannot look for what is due");
    }
  }
}

interface DeadJob {
  id: string;
  lockedBy: string;
  /**
   * Not needed any more, because the job was removed or replaced while it was locked: the library cleared its key and
   * used up its attempts.
   */
  isOver: boolean;
}

/** Unlocks the jobs of killed servers; the library alone would wait four hours. */
async function unlockOrphanedJobs({ orm }: Services): Promise<void> {
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
