import { ONLINE_MINUTES } from "../../../schema/limits.ts";
import { minutesAfter } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { visibleTo } from "./privacy/privacy.ts";

/** Whether a member is online; null when they do not show it to the viewer. One query for all members of a request. */
export function isOnline(ctx: Context, memberId: number): Promise<boolean | null> {
  return batched<number, boolean | null>(
    ctx,
    "presence",
    (ids) => readPresence(ctx, ids),
    null,
  ).load(memberId);
}

async function readPresence(
  { em, viewer, services }: Context,
  ids: readonly number[],
): Promise<Map<number, boolean>> {
  const now = services.clock.now();
  const found = await rows(
    em,
    sql<{ id: number; isOnline: boolean }>`
      select u.id, exists (
               select 1 from sessions s where s.user_id = u.id and s.expire > ${now}
                 and s.last_seen_at > ${minutesAfter(now, -ONLINE_MINUTES)}) as "isOnline"
      from users u where u.id = any(${[...ids]}) and ${visibleTo("u.online_visible_to", "u.id", viewer)}`,
  );
  return new Map(found.map((member) => [member.id, member.isOnline]));
}
