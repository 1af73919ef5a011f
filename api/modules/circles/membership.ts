import { viewerOf } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { FEED } from "../../core/events/topics.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { changed, row, sql } from "../../core/sql/sql.ts";
import { CircleRequestEntity } from "./circles.entities.ts";

export interface LockedCircle {
  id: number;
  name: string;
  adminId: number;
  isPrivate: boolean;
}

/** Locks a circle, so that changes of its members run one after the other. Refuses with NOT_FOUND. */
export async function lockCircle(tx: Tx, circleId: string): Promise<LockedCircle> {
  const circle = await row(
    tx.em,
    sql<LockedCircle>`
      select id, name, admin_id as "adminId", is_private as "isPrivate" from circles
      where id = ${idOf(circleId, "circleId")} for no key update`,
  );
  if (!circle) throw notFound("Circle");
  return circle;
}

/**
 * A circle that the viewer is a member of, with a lock that keeps them in it until the transaction ends. Refuses with
 * NOT_FOUND.
 */
export async function joinedCircle(tx: Tx, circleId: string): Promise<number> {
  const id = idOf(circleId, "circleId");
  const found = await row(
    tx.em,
    sql`select 1 from circle_members where circle_id = ${id} and user_id = ${viewerOf(tx).id} for key share`,
  );
  if (!found) throw notFound("Circle");
  return id;
}

/** Refuses members who are not in a circle with NOT_FOUND, so that they learn nothing about it. */
export async function refuseOutsider(ctx: Context, circleId: number): Promise<void> {
  const found = await row(
    ctx.em,
    sql`select 1 from circle_members where circle_id = ${circleId} and user_id = ${ctx.viewer?.id ?? 0}`,
  );
  if (!found) throw notFound("Circle");
}

/** Publishes that a circle was created, has another admin, or is gone, to everybody who views circles. */
export function publishCircle(tx: Tx, circleId: number): void {
  tx.events.publish("circleUpdated", FEED, { circleId });
}

/** Publishes that a member joined or left, and invalidates that member's queries whose results it changes. */
function publishMembership(tx: Tx, circleId: number, memberId: number): void {
  publishCircle(tx, circleId);
  invalidate(tx, memberId, "bookmarkedPosts", "circle", "circles", "feedPost", "item");
}

/** Adds a member to a locked circle. Idempotent. */
export async function letIn(tx: Tx, { id }: LockedCircle, memberId: number): Promise<void> {
  await tx.em.nativeDelete(CircleRequestEntity, { circle: id, user: memberId });
  const joined = await changed(
    tx.em,
    sql`with joined as (
          insert into circle_members (circle_id, user_id, joined_at) values (${id}, ${memberId}, ${tx.now})
          on conflict do nothing returning 1)
        update circles set member_count = member_count + 1 where id = ${id} and exists (select 1 from joined)`,
  );
  if (joined > 0) publishMembership(tx, id, memberId);
}

/**
 * Removes a member from a locked circle, if they are in it. The caller must also withdraw the items they list in it.
 */
export async function endMembership(tx: Tx, { id }: LockedCircle, memberId: number): Promise<void> {
  await tx.em.nativeDelete(CircleRequestEntity, { circle: id, user: memberId });
  const left = await changed(
    tx.em,
    sql`with gone as (
          delete from circle_members where circle_id = ${id} and user_id = ${memberId} returning 1)
        update circles set member_count = member_count - 1 where id = ${id} and exists (select 1 from gone)`,
  );
  if (left > 0) publishMembership(tx, id, memberId);
}
