import type { Task, TaskList } from "graphile-worker";
import type { Services } from "../context.ts";
import { MAIL_TASK } from "../mail/mail.ts";
import { TEXT_TASK } from "../mail/sms.ts";
import { scrubbedError } from "../observability/scrub.ts";
import type { Deadline } from "./deadlines.ts";
import type { PeriodicWork, RowWork } from "./work.ts";

/** The deadlines, the periodic work of a server, and what rows ask for. */
export interface WorkToDo {
  deadlines: readonly Deadline[];
  periodic: readonly PeriodicWork[];
  rows: readonly RowWork[];
}

type Outcome = "done" | "idle";

/**
 * One function for each task name in the queue. A job names a row at most, and the row, read under its lock, decides
 * what is done. So a job may come late, twice or without need.
 */
export function tasksOf(services: Services, signal: AbortSignal): TaskList {
  const { periodic, rows } = services.work;
  const tasks: TaskList = {};
  const add = (name: string, run: (payload: unknown) => Promise<Outcome>) => {
    tasks[name] = watched(services, name, run);
  };
  for (const { task, run } of periodic)
    add(task, async () => {
      let done = 0;
      for (let more = 1; more > 0; done += more) more = await run(services, services.clock.now());
      return done > 0 ? "done" : "idle";
    });
  for (const { task, run } of rows)
    add(task, async () => ((await run(services, signal)) ? "done" : "idle"));
  add(MAIL_TASK, async (payload) =>
    (await services.mailer.send(rowOf(payload))) ? "done" : "idle",
  );
  add(TEXT_TASK, async (payload) =>
    (await services.texts.send(rowOf(payload))) ? "done" : "idle",
  );
  return tasks;
}

/**
 * Counts and times a task. Its errors are scrubbed before they are thrown on, because the queue stores the message with
 * the job.
 */
function watched(
  { log, metrics }: Services,
  task: string,
  run: (payload: unknown) => Promise<Outcome>,
): Task {
  return async (payload, { job }) => {
    const end = metrics.jobs.startTimer({ task });
    try {
      end({ outcome: await run(payload) });
    } catch (error) {
      end({ outcome: "failed" });
      const isLast = job.attempts >= job.max_attempts;
      log[isLast ? "error" : "warn"](
        { err: error, task, job: job.id, attempt: job.attempts },
        isLast ? "job given up" : "job failed; it is tried again",
      );
      throw new Error(scrubbedError(error).message, { cause: error });
    }
  };
}

function rowOf(payload: unknown): number {
  const id: unknown = payload && typeof payload === "object" && Reflect.get(payload, "id");
  if (typeof id !== "number") throw new Error("a job names no row");
  return id;
}
