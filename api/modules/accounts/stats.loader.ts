import DataLoader from "dataloader";
import type { Context } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";

interface Stats {
  itemsListed: number;
  dealsCompleted: number;
}

const NONE: Stats = { itemsListed: 0, dealsCompleted: 0 };

/** What a member has listed and settled; one query for all members of a request. Source: TB-008 */
export function statsOf(ctx: Context, memberId: number): Promise<Stats> {
  return loaderOf(ctx).load(memberId);
}

function loaderOf(ctx: Context): DataLoader<number, Stats> {
  const known = ctx.loaders.get("userStats");
  if (known instanceof DataLoader) return known;
  const loader = new DataLoader<number, Stats>((ids) => readStats(ctx, ids));
  ctx.loaders.set("userStats", loader);
  return loader;
}

async function readStats({ em }: Context, ids: readonly number[]): Promise<Stats[]> {
  const found = await rows(
    em,
    sql<Stats & { id: number }>`
      select user_id as id, items_listed as "itemsListed", deals_completed as "dealsCompleted"
      from user_stats where user_id = any(${[...ids]})`,
  );
  const byId = new Map(found.map((stats) => [stats.id, stats]));
  return ids.map((id) => byId.get(id) ?? NONE);
}
