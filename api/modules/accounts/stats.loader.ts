import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface Stats {
  itemsListed: number;
  dealsCompleted: number;
}

const NONE: Stats = { itemsListed: 0, dealsCompleted: 0 };

/** How many items a member has listed and deals settled; one query for all members of a request. Source: TB-008 */
export function statsOf(ctx: Context, memberId: number): Promise<Stats> {
  return batched(ctx, "userStats", (ids) => readStats(ctx, ids), NONE).load(memberId);
}

async function readStats({ em }: Context, ids: readonly number[]): Promise<Map<number, Stats>> {
  const found = await rows(
    em,
    sql<Stats & { id: number }>`
      select user_id as id, items_listed as "itemsListed", deals_completed as "dealsCompleted"
      from user_stats where user_id = any(${[...ids]})`,
  );
  return new Map(found.map((stats) => [stats.id, stats]));
}
