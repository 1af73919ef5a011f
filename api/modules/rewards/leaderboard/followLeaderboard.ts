import type { EntityManager } from "@mikro-orm/postgresql";
import { LEADERBOARD as LIMITS } from "../../../../schema/limits.ts";
import { liveFigures } from "../../../core/events/liveFigures.ts";
import { LEADERBOARD } from "../../../core/events/topics.ts";
import { row, sql } from "../../../core/sql/sql.ts";

/** Follows when XP of any member changed. */
export const followLeaderboard = liveFigures({
  audience: LEADERBOARD,
  topic: "leaderboardUpdated",
  everyMs: LIMITS.movesEverySeconds * 1000,
  read: async ({ orm, clock }) => {
    const found = await row(
      orm.em.fork() as EntityManager,
      sql<{ changedAt: string | null }>`select max(changed_at) as "changedAt" from member_xp`,
    );
    return { asOf: clock.now(), changedAt: found?.changedAt ?? null };
  },
});
