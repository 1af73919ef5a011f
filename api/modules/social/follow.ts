import { invalidate, tellMembers } from "../../core/events/invalidation.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/ids.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { blockerOf } from "../blocks/index.ts";

/** Shows a member's posts under Following, and tells them. Twice is once. Refuses with NOT_FOUND, FORBIDDEN across a block, and BAD_USER_INPUT oneself. */
export async function followMember(tx: Tx, id: string): Promise<{ memberId: number }> {
  const viewerId = viewerOf(tx).id;
  const memberId = await otherMember(tx, viewerId, id);
  const blocked = await row(
    tx.em,
    sql<{ by: number | null }>`select ${blockerOf(viewerId, memberId)} as by`,
  );
  if (typeof blocked?.by === "number") {
    throw new Refused(
      "FORBIDDEN",
      blocked.by === viewerId
        ? "You blocked this member. Unblock to follow"
        : "You cannot follow this member",
    );
  }
  const isNew = await row(
    tx.em,
    sql`insert into user_follows (follower_id, following_id, created_at) values (${viewerId}, ${memberId}, ${tx.now})
        on conflict do nothing returning 1`,
  );
  if (isNew) {
    tellFollow(tx, viewerId, memberId);
    tx.outbox.append("MemberFollowed", { memberId, byId: viewerId });
  }
  return { memberId };
}

/** Stops following, if the viewer does. */
export async function unfollowMember(tx: Tx, id: string): Promise<{ memberId: number }> {
  const viewerId = viewerOf(tx).id;
  const memberId = await otherMember(tx, viewerId, id);
  await rows(
    tx.em,
    sql`delete from user_follows where follower_id = ${viewerId} and following_id = ${memberId}`,
  );
  tellFollow(tx, viewerId, memberId);
  return { memberId };
}

function tellFollow(tx: Tx, byId: number, memberId: number): void {
  tellMembers(tx, [byId, memberId]);
  invalidate(tx, byId, "viewer", "member", "members");
  invalidate(tx, memberId, "viewer");
}

async function otherMember(tx: Tx, viewerId: number, id: string): Promise<number> {
  const memberId = idOf(id, "memberId");
  if (memberId === viewerId) throw badField("memberId", "You cannot follow yourself");
  const found = await row(tx.em, sql`select 1 from users where id = ${memberId} and is_active`);
  if (!found) throw notFound("Member");
  return memberId;
}
