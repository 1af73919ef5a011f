import type { EntityManager } from "@mikro-orm/postgresql";
import {
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type WorkerEvents,
} from "graphile-worker";
import { EventEmitter } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { Services } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";
import { FailedPolls } from "./failedPolls.ts";
import { Leader } from "./leader.ts";
import { queueLog } from "./queueLog.ts";
import { CONCURRENCY, queuePool } from "./queuePool.ts";
import { Sweep } from "./sweep.ts";
import { tasksOf } from "./tasks.ts";

/** How late a job may start that no NOTIFY announced. */
const POLL_MS = 1000;
/** How late a deadline may be. */
const SWEEP_MS = 1000;
/** How long it takes until another server takes over from a leader that died. */
const LEAD_MS = 5000;
const START_AGAIN_MS = 2000;
/**
 * Less than a server may take to stop. Another server does what is not finished then, or this one after its restart.
 */
const STOP_MS = 5000;

/**
 * Keeps deadlines, sends mail and does the periodic work as long as the server runs. Several servers share the queue:
 * each job is taken by one of them. Returns the function that stops it.
 *
 * @param isOnSchedule Whether periodic work begins at its times, and not only when somebody adds its job.
 */
export function startJobs(
  services: Services,
  databaseUrl: string,
  isOnSchedule: boolean,
): () => Promise<void> {
  const { log } = services;
  const pool = queuePool(databaseUrl, log);
  const stopping = new AbortController();
  const options = optionsOf(services, { pgPool: pool, signal: stopping.signal, isOnSchedule });
  let runner: Runner | undefined;
  /** Ids of our worker pools that may have ended without unlocking their jobs. */
  const ended = new Set<string>();

  const pause = (ms: number) =>
    wait(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  const runJobs = async () => {
    while (!stopping.signal.aborted) {
      try {
        await unlockJobs(services, ended);
        const looks = new FailedPolls(() => runner?.stop().catch(() => {}));
        runner = await run({ ...options, events: looks.watch(noting(ended)) });
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, "the job queue stopped; it is started again");
      }
      await pause(START_AGAIN_MS);
    }
  };
  const leader = new Leader(databaseUrl);
  const sweep = new Sweep(services);
  const runSweeps = async () => {
    while (!stopping.signal.aborted) {
      const leads = await leader.isMe().catch((error: unknown) => {
        log.warn({ err: error }, "cannot ask which server keeps the deadlines");
        return false;
      });
      if (leads) await sweep.run();
      await pause(leads ? SWEEP_MS : LEAD_MS);
    }
    await leader.stop();
  };
  const running = Promise.all([runJobs(), runSweeps()]);

  return async () => {
    stopping.abort();
    const done = (async () => {
      await runner?.stop().catch(() => {});
      await running;
      await pool.end();
    })();
    await Promise.race([done, wait(STOP_MS, undefined, { ref: false })]);
    await unlockJobs(services, ended).catch(() => {});
  };
}

/** Records the id under which a runner locks its jobs. */
function noting(pools: Set<string>): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => pools.add(workerPool.id));
  return events;
}

/**
 * Unlocks the jobs that our worker pools still hold: a pool that lost PostgreSQL could not report how its jobs ended.
 */
async function unlockJobs({ orm }: Services, pools: Set<string>): Promise<void> {
  if (pools.size === 0) return;
  await rows(
    orm.em.fork() as EntityManager,
    sql`select graphile_worker.force_unlock_workers(${[...pools]}::text[])`,
  );
  pools.clear();
}

interface Running {
  pgPool: pg.Pool;
  signal: AbortSignal;
  isOnSchedule: boolean;
}

function optionsOf(services: Services, { pgPool, signal, isOnSchedule }: Running): RunnerOptions {
  const taskList = tasksOf(services, signal);
  const logger = queueLog(services.log);
  const parsedCronItems = parseCronItems(
    services.work.periodic.map(({ task, cron }) => ({
      task,
      match: isOnSchedule ? cron : () => false,
      // The job key keeps one waiting job per task.
      options: { jobKey: task, maxAttempts: 3 },
    })),
  );
  return {
    pgPool,
    taskList,
    parsedCronItems,
    logger,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // No batching: otherwise a job that ends while PostgreSQL is unavailable causes an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  };
}
