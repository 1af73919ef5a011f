import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql } from "../../core/sql/sql.ts";

interface Follows {
  followers: number;
  following: number;
  isFollowed: boolean;
}

const NONE: Follows = { followers: 0, following: 0, isFollowed: false };

/**
 * The follower and following counts of a member, and whether the viewer follows them; one query for all members of a
 * request.
 */
export function followsOf(ctx: Context, memberId: number): Promise<Follows> {
  return batched(ctx, "follows", (ids) => readFollows(ctx, ids), NONE).load(memberId);
}

async function readFollows(
  { em, viewer }: Context,
  ids: readonly number[],
): Promise<Map<number, Follows>> {
  const found = await rows(
    em,
    sql<Follows & { id: number }>`
      select m.id,
        (select count(*)::int from user_follows f join users u on u.id = f.follower_id and u.is_active
         where f.following_id = m.id) as followers,
        (select count(*)::int from user_follows f join users u on u.id = f.following_id and u.is_active
         where f.follower_id = m.id) as following,
        exists (select 1 from user_follows f where f.follower_id = ${viewer?.id ?? 0} and f.following_id = m.id) as "isFollowed"
      from unnest(${[...ids]}::int[]) m (id)`,
  );
  return new Map(found.map((member) => [member.id, member]));
}
