import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { badField, notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { MemberBlockEntity } from "./blocks.entities.ts";

/**
 * Once this returns, neither of the two members can write to the other, make them an offer, or order from them. Open
 * offers can still be answered, and orders that were placed go on.
 * Idempotent. Refuses with NOT_FOUND, and with BAD_USER_INPUT when members try to block themselves.
 * Source: docs/choices.md
 */
export async function blockMember(tx: Tx, id: string): Promise<{ memberId: number }> {
  const viewerId = viewerOf(tx).id;
  const memberId = await otherMember(tx, viewerId, id);

  // This lock waits for transactions in which one of the two reaches the other right now.
  await rows(
    tx.em,
    sql`select pg_advisory_xact_lock(${Math.min(viewerId, memberId)}::int, ${Math.max(viewerId, memberId)}::int)`,
  );
  await insertOrIgnore(tx.em, MemberBlockEntity, {
    user: viewerId,
    blockedUser: memberId,
    createdAt: tx.now,
  });
  await publishToBoth(tx, viewerId, memberId);
  return { memberId };
}

/** After this the two can reach each other again, unless the other one blocked too. */
export async function unblockMember(tx: Tx, id: string): Promise<{ memberId: number }> {
  const viewerId = viewerOf(tx).id;
  const memberId = await otherMember(tx, viewerId, id);
  await tx.em.nativeDelete(MemberBlockEntity, { user: viewerId, blockedUser: memberId });
  await publishToBoth(tx, viewerId, memberId);
  return { memberId };
}

/** Queries in which a block or unblock hides or shows what the other member wrote, for both of them. */
const HIDES = [
  "bookmarkedPosts",
  "circlePosts",
  "feed",
  "feedPost",
  "guide",
  "guides",
  "memberPosts",
  "members",
  "postComments",
  "userInsights",
] as const;

/**
 * Refreshes the carts that hold items of the other member, because a block makes those items unavailable (an unblock
 * makes them available again), and invalidates the queries whose results the block changes.
 */
async function publishToBoth(tx: Tx, viewerId: number, otherId: number): Promise<void> {
  const buyers = await rows<{ id: number }>(
    tx.em,
    sql`select distinct l.user_id as id from cart_lines l join items i on i.id = l.item_id
        where (l.user_id = ${viewerId} and i.user_id = ${otherId})
          or (l.user_id = ${otherId} and i.user_id = ${viewerId})`,
  );
  for (const { id } of buyers) tx.events.publish("cartUpdated", memberAudience(id), {});
  invalidate(
    tx,
    viewerId,
    "blockedMembers",
    "conversation",
    "conversations",
    "item",
    "member",
    ...HIDES,
  );
  invalidate(tx, otherId, ...HIDES);
}

async function otherMember(tx: Tx, viewerId: number, id: string): Promise<number> {
  const memberId = idOf(id, "memberId");
  if (memberId === viewerId) throw badField("memberId", "You cannot block yourself");
  const found = await row(tx.em, sql`select 1 from users where id = ${memberId}`);
  if (!found) throw notFound("Member");
  return memberId;
}
