import type { RawBuilder } from "kysely";
import type { Origin } from "../../core/context.ts";
import { sql } from "../../core/sql/sql.ts";

/** Who asks for items, and by which API: it decides which of them they see. */
export interface Observer {
  viewer: { id: number } | null;
  origin?: Origin;
}

/** SQL: whether an item is on the market or was: not a draft, hidden or removed. */
export function isShown(alias = "i"): RawBuilder<boolean> {
  return sql.raw(`${alias}.status not in ('draft', 'hidden', 'removed')`);
}

/** SQL: whether an item is for everybody, and so may stand in public lists. */
export function isForAll(alias = "i"): RawBuilder<boolean> {
  return sql.raw(`not ${alias}.is_circle_only`);
}

/**
 * SQL: whether an item is for everybody, the onlooker's own, or of a circle they are in. Partners over REST cannot
 * tell a circle's item from others, so that REST knows none but the own. This is the only place that knows the rule.
 */
export function openTo({ viewer, origin }: Observer, alias = "i"): RawBuilder<boolean> {
  const i = sql.raw(alias);
  if (!viewer) return isForAll(alias);
  const isOpen = sql`not ${i}.is_circle_only or ${i}.user_id = ${viewer.id}`;
  if (origin?.isRest) return sql`(${isOpen})`;
  return sql`(${isOpen} or exists (
    select 1 from circle_members s where s.circle_id = ${i}.circle_id and s.user_id = ${viewer.id}))`;
}

/** SQL: whether the onlooker may see an item. Drafts, hidden and removed ones are their owner's alone. */
export function visibleTo(onlooker: Observer, alias = "i"): RawBuilder<boolean> {
  const i = sql.raw(alias);
  return sql`(${i}.user_id = ${onlooker.viewer?.id ?? 0} or (${isShown(alias)} and ${openTo(onlooker, alias)}))`;
}
