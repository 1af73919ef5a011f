import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { CommunityEvents } from "../../core/outbox/events/community.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import type { Notice } from "../notifications/index.ts";

const AGAIN_AFTER_HOURS = 24;

/** Whether a member was notified of this in the last 24 hours: repeated likes or follows notify once per day. */
async function wasNotified(tx: Tx, toId: number, type: string, about: object): Promise<boolean> {
  const told = await row(
    tx.em,
    sql`select 1 from notifications
        where user_id = ${toId} and created_at > ${hoursAfter(tx.now, -AGAIN_AFTER_HOURS)}
          and type = ${type} and data @> ${JSON.stringify(about)}::jsonb limit 1`,
  );
  return told !== undefined;
}

/**
 * Notifies the author of a post of a like, if the like still exists. All likes of one post share one row in the
 * notification centre.
 */
export async function likedNotices(
  tx: Tx,
  { postId, byId }: CommunityEvents["PostLiked"],
): Promise<Notice[]> {
  const liked = await row(
    tx.em,
    sql<{ authorId: number; by: string; others: number }>`
      select p.user_id as "authorId", u.display_name as by, (
        select count(*)::int from (
          select 1 from social_post_likes
          where post_id = p.id and user_id not in (l.user_id, p.user_id) limit 1000) o) as others
      from social_post_likes l join social_posts p on p.id = l.post_id join users u on u.id = l.user_id
      where l.post_id = ${postId} and l.user_id = ${byId}`,
  );
  const about = { postId, memberId: byId };
  if (!liked || (await wasNotified(tx, liked.authorId, "social_liked", about))) return [];
  const { authorId, by, others } = liked;
  const also =
    others === 0 ? "" : others === 1 ? " and one other member" : ` and ${others} other members`;
  return [
    {
      userId: authorId,
      type: "social_liked",
      title: "Somebody likes your post",
      message: `${by}${also} ${others === 0 ? "likes" : "like"} your post`,
      data: about,
      actionUrl: `/community/posts/${postId}`,
      priority: "low",
      replaces: { postId },
    },
  ];
}

interface Commented {
  postId: number;
  authorId: number;
  byId: number;
  by: string;
}

/** Notifies the author of a post of a comment. Unread notifications about comments on one post share one row. */
export async function commentedNotices(
  tx: Tx,
  { commentId }: CommunityEvents["PostCommented"],
): Promise<Notice[]> {
  const commented = await rows(
    tx.em,
    sql<Commented>`
      select p.id as "postId", p.user_id as "authorId", c.user_id as "byId", u.display_name as by
      from social_comments c join social_posts p on p.id = c.post_id join users u on u.id = c.user_id
      where c.id = ${commentId}`,
  );
  return commented.map(({ postId, authorId, byId, by }) => ({
    userId: authorId,
    type: "social_commented",
    title: "A comment on your post",
    message: `${by} commented on your post`,
    data: { postId, memberId: byId },
    actionUrl: `/community/posts/${postId}`,
    replaces: { postId },
  }));
}

/** Notifies a member of a new follower, once per day about each, however often they follow and unfollow. */
export async function followedNotices(
  tx: Tx,
  { memberId, byId }: CommunityEvents["MemberFollowed"],
): Promise<Notice[]> {
  const follower = await row(
    tx.em,
    sql<{ name: string; username: string }>`
      select u.display_name as name, u.username
      from user_follows f join users u on u.id = f.follower_id
      where f.follower_id = ${byId} and f.following_id = ${memberId}`,
  );
  const about = { memberId: byId };
  if (!follower || (await wasNotified(tx, memberId, "social_followed", about))) return [];
  return [
    {
      userId: memberId,
      type: "social_followed",
      title: "A new follower",
      message: `${follower.name} follows you`,
      data: about,
      actionUrl: `/members/${follower.username}`,
      priority: "low",
    },
  ];
}

interface Requested {
  adminId: number;
  circle: string;
  who: string;
}

/** Notifies a circle's admin of a request to join, if it still waits. */
export async function requestedNotices(
  tx: Tx,
  { circleId, memberId }: CommunityEvents["CircleJoinRequested"],
): Promise<Notice[]> {
  const requested = await rows(
    tx.em,
    sql<Requested>`
      select c.admin_id as "adminId", c.name as circle, u.display_name as who
      from circle_requests r join circles c on c.id = r.circle_id join users u on u.id = r.user_id
      where r.circle_id = ${circleId} and r.user_id = ${memberId}`,
  );
  return requested.map(({ adminId, circle, who }) => ({
    userId: adminId,
    type: "circle_requested",
    title: "Somebody wants to join your circle",
    message: `${who} wants to join ${circle}`,
    data: { circleId, memberId },
    actionUrl: `/circles/${circleId}`,
  }));
}

/** Notifies a member that they were admitted to a circle, if they are still in it. */
export async function approvedNotices(
  tx: Tx,
  { circleId, memberId }: CommunityEvents["CircleJoinApproved"],
): Promise<Notice[]> {
  const joined = await rows(
    tx.em,
    sql<{ circle: string }>`
      select c.name as circle from circle_members m join circles c on c.id = m.circle_id
      where m.circle_id = ${circleId} and m.user_id = ${memberId}`,
  );
  return joined.map(({ circle }) => ({
    userId: memberId,
    type: "circle_joined",
    title: "You are in",
    message: `You are now a member of ${circle}`,
    data: { circleId },
    actionUrl: `/circles/${circleId}`,
  }));
}
