import type { RawBuilder } from "kysely";
import type { Origin } from "../../core/context.ts";
import { sql } from "../../core/sql/sql.ts";

/** Who reads items, and over which API. Both decide which items are visible. */
export interface Observer {
  viewer: { id: number } | null;
  origin?: Origin;
}

/** SQL: whether an item is or was on the market: it is not a draft, hidden or removed. */
export function isShown(alias = "i"): RawBuilder<boolean> {
  return sql.raw(`${alias}.status not in ('draft', 'hidden', 'removed')`);
}

/** SQL: whether an item is public, and so may be in public lists. */
export function isForAll(alias = "i"): RawBuilder<boolean> {
  return sql.raw(`not ${alias}.is_circle_only`);
}

/**
 * SQL: whether an item is public, the observer's own, or of a circle that the observer is in. Partners cannot tell a
 * circle's item from others, so over REST a circle's items are visible only to their owner. This rule is implemented
 * only here.
 */
export function openTo({ viewer, origin }: Observer, alias = "i"): RawBuilder<boolean> {
  const i = sql.raw(alias);
  if (!viewer) return isForAll(alias);
  const isOpen = sql`not ${i}.is_circle_only or ${i}.user_id = ${viewer.id}`;
  if (origin?.isRest) return sql`(${isOpen})`;
  return sql`(${isOpen} or exists (
    select 1 from circle_members s where s.circle_id = ${i}.circle_id and s.user_id = ${viewer.id}))`;
}

/** SQL: whether the observer may see an item. Drafts, hidden and removed items are visible only to their owner. */
export function visibleTo(onlooker: Observer, alias = "i"): RawBuilder<boolean> {
  const i = sql.raw(alias);
  return sql`(${i}.user_id = ${onlooker.viewer?.id ?? 0} or (${isShown(alias)} and ${openTo(onlooker, alias)}))`;
}
