import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField, notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { CircleRequestEntity } from "../circles/circles.entities.ts";
import { letIn, lockCircle, type LockedCircle } from "../circles/index.ts";
import { publishRequest } from "./joinCircle.ts";
import { removeFromCircle } from "./removeFromCircle.ts";

interface OfMember {
  circleId: string;
  memberId: string;
}

/** Locks the circle. Refuses with FORBIDDEN unless the viewer is its admin. */
async function ownCircle(tx: Tx, circleId: string): Promise<LockedCircle> {
  const me = viewerOf(tx).id;
  const circle = await lockCircle(tx, circleId);
  if (circle.adminId !== me) throw new Refused("FORBIDDEN", "Only the circle's admin can do this");
  return circle;
}

/**
 * Admits a member who asked to join, and notifies them. Refuses with FORBIDDEN unless the viewer is the admin, and with
 * NOT_FOUND if the member did not ask.
 */
export async function approveCircleRequest(tx: Tx, input: OfMember): Promise<{ circleId: number }> {
  const circle = await ownCircle(tx, input.circleId);
  const memberId = idOf(input.memberId, "memberId");
  const asked = await row(
    tx.em,
    sql`select 1 from circle_requests where circle_id = ${circle.id} and user_id = ${memberId}`,
  );
  if (!asked) throw notFound("Request");
  await letIn(tx, circle, memberId);
  invalidate(tx, circle.adminId, "circle");
  tx.outbox.append("CircleJoinApproved", { circleId: circle.id, memberId });
  return { circleId: circle.id };
}

/** Declines a request to join. The member is not notified and may ask again. */
export async function declineCircleRequest(tx: Tx, input: OfMember): Promise<{ circleId: number }> {
  const circle = await ownCircle(tx, input.circleId);
  const memberId = idOf(input.memberId, "memberId");
  const gone = await tx.em.nativeDelete(CircleRequestEntity, { circle: circle.id, user: memberId });
  if (gone === 0) throw notFound("Request");
  publishRequest(tx, circle, memberId);
  return { circleId: circle.id };
}

/** Removes a member from the circle; their posts in it stay. Refuses with FORBIDDEN unless the viewer is the admin. */
export async function removeCircleMember(tx: Tx, input: OfMember): Promise<{ circleId: number }> {
  const circle = await ownCircle(tx, input.circleId);
  const memberId = idOf(input.memberId, "memberId");
  if (memberId === circle.adminId) throw badField("memberId", "Leave the circle to hand it over");
  await removeFromCircle(tx, circle, memberId);
  return { circleId: circle.id };
}
