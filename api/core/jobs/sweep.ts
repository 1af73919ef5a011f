import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";
import { endDue, type Deadline } from "./deadlines.ts";

/** No job takes longer: its statements, its locks and its mail server are all bounded far below. */
const HELD_BY_THE_DEAD_SECONDS = 60;
/** A row that could not be ended is left alone for so long. */
const REST_MS = 5000;
/** How often the queue is looked after. */
const QUEUE_EVERY_MS = 10_000;

/**
 * Ends what is due, and looks after the outbox and the queue, as one server of a market does. It keeps no state that
 * matters: the rows decide, so another one may go on at any moment.
 */
export class Sweep {
  readonly #services: Services;
  readonly #deadlines: readonly Deadline[];
  #resting: { task: string; id: number; until: number }[] = [];
  #lookedAfterAt = -Infinity;

  constructor(services: Services, deadlines: readonly Deadline[]) {
    this.#services = services;
    this.#deadlines = deadlines;
  }

  /** Never rejects. */
  async run(): Promise<void> {
    await this.#endDue();
    const { log, consumers, mailer, texts } = this.#services;
    // What a server that was killed did not come to.
    for (const look of [() => consumers.callAllBehind(), () => consumers.retryMarked()])
      await look().catch((error: unknown) =>
        log.warn({ err: error }, "cannot look after the outbox"),
      );
    const now = performance.now();
    if (now - this.#lookedAfterAt < QUEUE_EVERY_MS) return;
    this.#lookedAfterAt = now;
    // Each part is tried even when the one before failed.
    for (const part of [
      () => freeJobsOfTheDead(this.#services),
      () => mailer.rearm(),
      () => texts.rearm(),
    ])
      await part().catch((error: unknown) =>
        log.warn({ err: error }, "cannot look after the queue"),
      );
  }

  async #endDue(): Promise<void> {
    const { log, metrics } = this.#services;
    const count = (deadline: string, outcome: string) =>
      metrics.deadlineRuns.inc({ deadline, outcome });
    const now = performance.now();
    this.#resting = this.#resting.filter(({ until }) => until > now);
    try {
      const { ended, failed } = await endDue(this.#services, this.#deadlines, this.#resting);
      for (const { task } of this.#deadlines) count(task, ended.has(task) ? "done" : "idle");
      for (const { task, id, error } of failed) {
        count(task, "failed");
        this.#resting.push({ task, id, until: now + REST_MS });
        log.warn({ err: error, deadline: task, id }, "deadline not kept; tried again");
      }
    } catch (error) {
      for (const { task } of this.#deadlines) count(task, "failed");
      log.warn({ err: error }, "cannot look for what is due");
    }
  }
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
