import type { EntityManager } from "@mikro-orm/postgresql";
import { liveFigures } from "../../../core/events/liveFigures.ts";
import { TRENDING } from "../../../core/events/topics.ts";
import { learnedAt } from "../models.ts";

const READ_EVERY_MS = 5000;

/** Follows when what is in demand was counted anew: the shortest range is counted most often. */
export const followTrending = liveFigures({
  audience: TRENDING,
  topic: "trendingUpdated",
  everyMs: READ_EVERY_MS,
  read: async ({ orm, clock }) => ({
    asOf: clock.now(),
    countedAt: (await learnedAt(orm.em.fork() as EntityManager, "trending-h24")) ?? null,
  }),
});
