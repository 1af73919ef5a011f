import type { EntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import { liveFigures } from "../../../core/events/liveFigures.ts";
import { JOBS } from "../../../core/events/topics.ts";
import { deadlineLag } from "../../../core/jobs/deadlines.ts";
import { queueFigures } from "../../../core/jobs/watchQueue.ts";
import { consumerFigures } from "../../../core/outbox/housekeeping.ts";
import { pipeline } from "../../../core/transactions/pipeline.ts";
import { JobsSummary } from "./job.types.ts";
import { readParts } from "./parts.ts";

/** What the market does by itself, in figures. */
export async function readSummary(em: EntityManager, services: Services): Promise<JobsSummary> {
  const asOf = services.clock.now();
  const [parts, queue, late, consumers] = await pipeline([
    readParts(em, services),
    queueFigures(em),
    deadlineLag(em, services.work.deadlines, asOf),
    consumerFigures(em, asOf),
  ]);
  return Object.assign(new JobsSummary(), {
    asOf,
    parts,
    jobLag: Math.round(queue?.lag ?? 0),
    deadlineLag: Math.round(late),
    consumers: consumers.map(({ lag, ...one }) => ({ ...one, lag: Math.round(lag) })),
  });
}

/** Follows these figures. */
export const followSummary = liveFigures({
  audience: JOBS,
  topic: "jobsSummaryUpdated",
  read: (services) => readSummary(services.orm.em.fork() as EntityManager, services),
});
