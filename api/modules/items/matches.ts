import type { Context, Services } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { boundsOf, conditionsOf, wordsOf, type Bounds } from "./findItems.ts";
import type { ItemFilter } from "./item.types.ts";

/**
 * Checks in progress, by server. All subscribers with the same filter need the same check at the same time and share
 * it.
 */
const asked = new WeakMap<Services, Map<string, Promise<boolean>>>();

/**
 * Whether a new item belongs in a filtered list. listingAdded checks this before it delivers the event to a subscriber.
 */
export function matches(
  ctx: Context,
  itemId: number,
  filter: ItemFilter | null | undefined,
): Promise<boolean> {
  const bounds = boundsOf(filter);
  const words = wordsOf(filter?.q ?? "");
  const underWay = asked.get(ctx.services) ?? new Map<string, Promise<boolean>>();
  asked.set(ctx.services, underWay);
  const question = JSON.stringify([itemId, bounds, words]);
  const known = underWay.get(question);
  if (known) return known;

  const answer = isMatch(ctx, itemId, { bounds, words }).finally(() => underWay.delete(question));
  underWay.set(question, answer);
  return answer;
}

async function isMatch(
  ctx: Context,
  itemId: number,
  { bounds, words }: { bounds: Bounds; words: string[] },
): Promise<boolean> {
  const conditions = [sql`i.id = ${itemId}`, ...conditionsOf(bounds)];
  if (words.length > 0) conditions.push(sql`i.search @@ search_query(${words})`);
  const found = await row(
    ctx.em,
    sql`select 1 from items i where ${sql.join(conditions, sql` and `)}`,
  );
  return found !== undefined;
}
