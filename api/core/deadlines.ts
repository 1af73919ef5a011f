import type { Services } from "./context.ts";

/** What happens when nobody acts. `run` does what is due at `now`, in bounded steps, and answers how much it did. */
export interface Deadline {
  name: string;
  everyMs: number;
  run(services: Services, now: Date): Promise<number>;
}

/**
 * Looks for what is due, as long as the server runs. Due rows are taken with SKIP LOCKED in a transaction each, so
 * several servers share the work, a kill loses none, and a server that slept finds its rows done by another.
 */
export function startDeadlines(
  services: Services,
  deadlines: readonly Deadline[],
): () => Promise<void> {
  let stopped = false;
  const running = new Set<Promise<void>>();

  const timers = deadlines.map((deadline) => {
    let busy = false;
    const count = (outcome: "done" | "idle" | "failed") =>
      services.metrics.deadlineRuns.inc({ deadline: deadline.name, outcome });
    const look = async () => {
      if (busy || stopped) return;
      busy = true;
      try {
        let done = 0;
        for (let more = 1; more > 0 && !stopped; done += more)
          more = await deadline.run(services, services.clock.now());
        count(done > 0 ? "done" : "idle");
      } catch (error) {
        count("failed");
        if (!stopped)
          services.log.warn(
            { err: error, deadline: deadline.name },
            "deadline not kept; tried again at the next look",
          );
      } finally {
        busy = false;
      }
    };
    const timer = setInterval(() => {
      const turn = look().finally(() => running.delete(turn));
      running.add(turn);
    }, deadline.everyMs);
    timer.unref();
    return timer;
  });

  return async () => {
    stopped = true;
    for (const timer of timers) clearInterval(timer);
    await Promise.allSettled(running);
  };
}

/** Does everything that is due, once; for tests that moved the clock. */
export async function keepDeadlines(
  services: Services,
  deadlines: readonly Deadline[],
): Promise<void> {
  for (const deadline of deadlines)
    while ((await deadline.run(services, services.clock.now())) > 0);
}
