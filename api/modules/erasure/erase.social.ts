import type { RawBuilder } from "kysely";
import { sql } from "../../core/sql.ts";

/** The counts of others' posts are without the member; their own posts go with all that was said about them. */
const minus = (me: number, count: "likes" | "comments", table: string) => sql`
  update social_posts p set ${sql.ref(count)} = p.${sql.ref(count)} - x.n
  from (select post_id, count(*)::int as n from ${sql.table(table)} where user_id = ${me} group by post_id) x
  where p.id = x.post_id`;

/** What a member said to everybody, and whom they followed. A circle they ran goes to who is in it the longest. */
export const SOCIAL_ROWS: readonly ((me: number) => RawBuilder<unknown>)[] = [
  (me) => sql`delete from social_posts where user_id = ${me}`,
  (me) => minus(me, "likes", "social_post_likes"),
  (me) => sql`delete from social_post_likes where user_id = ${me}`,
  (me) => minus(me, "comments", "social_comments"),
  (me) => sql`delete from social_comments where user_id = ${me}`,
  (me) => sql`delete from social_post_bookmarks where user_id = ${me}`,
  (me) => sql`delete from social_post_shares where user_id = ${me}`,
  (me) => sql`delete from user_follows where ${me} in (follower_id, following_id)`,
  (me) => sql`delete from circle_requests where user_id = ${me}`,
  (me) => sql`update circles g set member_count = member_count - 1
              from circle_members m where m.circle_id = g.id and m.user_id = ${me}`,
  (me) => sql`delete from circle_members where user_id = ${me}`,
  (me) => sql`delete from circles where admin_id = ${me} and member_count = 0`,
  (me) => sql`with heirs as (
                update circles g set admin_id = (select m.user_id from circle_members m where m.circle_id = g.id
                                                 order by m.joined_at, m.user_id limit 1)
                where g.admin_id = ${me} returning g.id, g.admin_id)
              update circle_members m set role = 'admin' from heirs h where m.circle_id = h.id and m.user_id = h.admin_id`,
];
