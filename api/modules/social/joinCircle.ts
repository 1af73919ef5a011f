import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { Refused } from "../../core/failures.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { blockerOf } from "../blocks/index.ts";
import { CircleEntity, CircleRequestEntity } from "../circles/circles.entities.ts";
import { letIn, lockCircle, type LockedCircle } from "../circles/index.ts";
import { removeFromCircle } from "./removeFromCircle.ts";

/**
 * Joins a circle, or asks its admin if it is private. Idempotent. Refuses with NOT_FOUND, and with FORBIDDEN across a
 * block with the admin.
 */
export async function joinCircle(tx: Tx, circleId: string): Promise<{ circleId: number }> {
  const me = viewerOf(tx).id;
  const circle = await lockCircle(tx, circleId);
  const standing = await row(
    tx.em,
    sql<{ isIn: boolean; blocker: number | null }>`
      select exists (select 1 from circle_members where circle_id = ${circle.id} and user_id = ${me}) as "isIn",
             ${blockerOf(me, circle.adminId)} as blocker`,
  );
  if (standing?.isIn) return { circleId: circle.id };
  if (typeof standing?.blocker === "number")
    throw new Refused("FORBIDDEN", "You cannot join this circle");
  if (circle.isPrivate) await ask(tx, circle, me);
  else await letIn(tx, circle, me);
  return { circleId: circle.id };
}

/** Invalidates the list of join requests, for the member who asks and for the admin. */
export function publishRequest(
  tx: Tx,
  { adminId }: Pick<LockedCircle, "id" | "adminId">,
  memberId: number,
): void {
  invalidate(tx, memberId, "circle", "circles");
  invalidate(tx, adminId, "circle");
}

async function ask(tx: Tx, { id, adminId }: LockedCircle, memberId: number): Promise<void> {
  const isNew = await insertOrIgnore(tx.em, CircleRequestEntity, {
    circle: id,
    user: memberId,
    createdAt: tx.now,
  });
  if (!isNew) return;
  publishRequest(tx, { id, adminId }, memberId);
  tx.outbox.append("CircleJoinRequested", { circleId: id, memberId });
}

/**
 * Leaves a circle, or withdraws the request to join. If its admin leaves, the longest-standing member becomes the
 * admin. If nobody is left, the circle is deleted with its posts.
 */
export async function leaveCircle(tx: Tx, circleId: string): Promise<{ circleId: number }> {
  const me = viewerOf(tx).id;
  const circle = await lockCircle(tx, circleId);
  await removeFromCircle(tx, circle, me);
  publishRequest(tx, circle, me);
  if (circle.adminId === me) await handOver(tx, circle);
  return { circleId: circle.id };
}

async function handOver(tx: Tx, { id }: LockedCircle): Promise<void> {
  const heir = await row(
    tx.em,
    sql<{ userId: number }>`
      update circle_members set role = 'admin' where circle_id = ${id} and user_id = (
        select user_id from circle_members where circle_id = ${id} order by joined_at, user_id limit 1)
      returning user_id as "userId"`,
  );
  if (heir) {
    await tx.em.nativeUpdate(CircleEntity, { id }, { admin: heir.userId });
    invalidate(tx, heir.userId, "circle", "circles");
  } else await tx.em.nativeDelete(CircleEntity, { id });
}
