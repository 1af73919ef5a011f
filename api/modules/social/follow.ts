import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate, publishMembers } from "../../core/events/invalidation.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { blockerOf } from "../blocks/index.ts";
import { UserFollowEntity } from "./social.entities.ts";

/**
 * Follows a member: their posts appear under Following, and they are notified. Idempotent. Refuses with NOT_FOUND, with
 * FORBIDDEN across a block, and with BAD_USER_INPUT for the viewer's own id.
 */
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
  const isNew = await insertOrIgnore(tx.em, UserFollowEntity, {
    follower: viewerId,
    following: memberId,
    createdAt: tx.now,
  });
  if (isNew) {
    publishFollow(tx, viewerId, memberId);
    tx.outbox.append("MemberFollowed", { memberId, byId: viewerId });
  }
  return { memberId };
}

/** Stops following, if the viewer does. */
export async function unfollowMember(tx: Tx, id: string): Promise<{ memberId: number }> {
  const viewerId = viewerOf(tx).id;
  const memberId = await otherMember(tx, viewerId, id);
  await tx.em.nativeDelete(UserFollowEntity, { follower: viewerId, following: memberId });
  publishFollow(tx, viewerId, memberId);
  return { memberId };
}

function publishFollow(tx: Tx, byId: number, memberId: number): void {
  publishMembers(tx, [byId, memberId]);
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
