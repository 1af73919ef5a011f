import type { EntityManager } from "@mikro-orm/postgresql";
import { ADJUSTMENT } from "../../../schema/limits.ts";
import { startOfDay } from "../../core/clock.ts";
import { row, sql } from "../../core/sql/sql.ts";

/**
 * How many TP adjustments may still move today, in either direction, over the whole market. What waits counts on the UTC
 * day on which it was asked for; what was rejected, withdrawn or not posted does not count.
 */
export async function leftToday(em: EntityManager, now: Date): Promise<number> {
  const asked = await row(
    em,
    sql<{ tp: number }>`
      select coalesce(sum(abs(amount)), 0)::int as tp from adjustments
      where created_at >= ${startOfDay(now)} and status in ('requested', 'posted')`,
  );
  return Math.max(0, ADJUSTMENT.dayMax - (asked?.tp ?? 0));
}
