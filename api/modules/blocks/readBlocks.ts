import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import type { BlockedMember } from "./block.types.ts";

/** A page of the members whom the viewer blocked, the latest block first. The members are loaded in one batch. */
export async function blockedMembers(
  ctx: Context,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<Connection<BlockedMember>> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const found = await rows(
    ctx.em,
    sql<{ id: number; place: number; blockedAt: string }>`
      select blocked_user_id as id, id as place, created_at as "blockedAt" from member_blocks
      where user_id = ${viewerOf(ctx).id} ${before === undefined ? sql`` : sql`and id < ${before}`}
      order by member_blocks.id desc limit ${size + 1}`,
  );
  const blocked = found.map(({ id, place, blockedAt }) => ({
    id,
    place,
    member: ctx.em.getReference(User, id, { wrapped: true }),
    blockedAt: new Date(blockedAt),
  }));
  return toConnection(blocked, size, ({ place }) => [place]);
}
