import type { EntityManager } from "@mikro-orm/postgresql";
import { liveFigures } from "../../core/events/liveFigures.ts";
import { STATS } from "../../core/events/topics.ts";
import { readAdminStats } from "./readAdminStats.ts";

/** Follows the figures of the market. */
export const followStats = liveFigures({
  audience: STATS,
  topic: "adminStatsUpdated",
  read: ({ orm, clock }) => readAdminStats(orm.em.fork() as EntityManager, clock.now()),
});
