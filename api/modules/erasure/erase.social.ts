import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../core/sql/sql.ts";
import {
  CircleEntity,
  CircleMemberEntity,
  CircleRequestEntity,
} from "../circles/circles.entities.ts";
import { GuideEntity, GuideViewEntity } from "../guides/guides.entities.ts";
import {
  SocialCommentEntity,
  SocialPostBookmarkEntity,
  SocialPostEntity,
  SocialPostLikeEntity,
  SocialPostShareEntity,
  UserFollowEntity,
} from "../social/social.entities.ts";

/** Subtracts the member from the likes or comments of posts. */
const minus = (
  em: EntityManager,
  me: number,
  count: "likes" | "comments",
  table: string,
  counted = sql``,
) =>
  rows(
    em,
    sql`update social_posts p set ${sql.ref(count)} = p.${sql.ref(count)} - x.n
        from (select post_id, count(*)::int as n from ${sql.table(table)}
              where user_id = ${me} ${counted} group by post_id) x
        where p.id = x.post_id`,
  );

/**
 * Erasing steps for posts (with everything said about them), guides, likes, comments, follows and circles. A circle that the
 * member ran passes to its longest-standing member.
 */
export const SOCIAL_ROWS: readonly ((em: EntityManager, me: number) => Promise<unknown>)[] = [
  (em, user) => em.nativeDelete(SocialPostEntity, { user }),
  (em, me) => minus(em, me, "likes", "social_post_likes"),
  (em, user) => em.nativeDelete(SocialPostLikeEntity, { user }),
  (em, me) => minus(em, me, "comments", "social_comments", sql`and removed_at is null`),
  (em, user) => em.nativeDelete(SocialCommentEntity, { user }),
  (em, user) => em.nativeDelete(SocialPostBookmarkEntity, { user }),
  (em, user) => em.nativeDelete(SocialPostShareEntity, { user }),
  (em, user) => em.nativeDelete(GuideEntity, { user }),
  (em, me) =>
    rows(
      em,
      // One statement, so that a like that is taken back meanwhile is not subtracted twice.
      sql`with gone as (delete from content_likes where user_id = ${me} returning content_id)
          update content g set likes = g.likes - 1 from gone where g.id = gone.content_id`,
    ),
  (em, user) => em.nativeDelete(GuideViewEntity, { user }),
  (em, me) => em.nativeDelete(UserFollowEntity, { $or: [{ follower: me }, { following: me }] }),
  (em, user) => em.nativeDelete(CircleRequestEntity, { user }),
  (em, me) =>
    rows(
      em,
      sql`update circles g set member_count = member_count - 1
          from circle_members m where m.circle_id = g.id and m.user_id = ${me}`,
    ),
  (em, user) => em.nativeDelete(CircleMemberEntity, { user }),
  (em, admin) => em.nativeDelete(CircleEntity, { admin, memberCount: 0 }),
  (em, me) =>
    rows(
      em,
      sql`with heirs as (
            update circles g set admin_id = (select m.user_id from circle_members m where m.circle_id = g.id
                                             order by m.joined_at, m.user_id limit 1)
            where g.admin_id = ${me} returning g.id, g.admin_id)
          update circle_members m set role = 'admin' from heirs h where m.circle_id = h.id and m.user_id = h.admin_id`,
    ),
];
