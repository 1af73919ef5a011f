import type { RawBuilder } from "kysely";
import { sql } from "../../../core/sql/sql.ts";
import { givesEvidence, visibleTo } from "../../accounts/index.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll } from "../../items/index.ts";

/** Who likes fewer items says too little about what they like. */
export const LIKES_NEEDED = 5;

/** Likes of two members for each other's items. */
export interface Match {
  memberId: number;
  username: string;
  /** Items of theirs that the member likes, of so many likes. */
  mine: number;
  myLikes: number;
  theirs: number;
  theirLikes: number;
  /** One of theirs that the member likes and can have. */
  itemId: number;
}

/**
 * SQL: the members who like most of what a member has, and have what the member likes, as far as the member may know it:
 * who does not show what they like, or is blocked, is not among them.
 */
export function compatibleMembers(memberId: number, most: number): RawBuilder<Match> {
  return sql<Match>`
    with liked as materialized (
      select l.item_id, i.user_id as seller_id from item_likes l join items i on i.id = l.item_id and i.user_id <> l.user_id
      where l.user_id = ${memberId}),
    sellers as (
      select k.seller_id, count(*)::int as mine, max(k.item_id) filter (where i.status = 'available' and ${isForAll()}) as item_id
      from liked k join items i on i.id = k.item_id group by 1 order by 2 desc, 1 limit 50)
    select u.id as "memberId", u.username, s.mine, (select count(*)::int from liked) as "myLikes", t.theirs, t.likes as "theirLikes",
      s.item_id as "itemId"
    from sellers s join users u on u.id = s.seller_id
    cross join lateral (
      select count(*) filter (where i.user_id = ${memberId})::int as theirs, count(*)::int as likes
      from item_likes l join items i on i.id = l.item_id and i.user_id <> l.user_id where l.user_id = s.seller_id) t
    where ${givesEvidence("u")} and s.item_id is not null and t.theirs > 0 and t.likes >= ${LIKES_NEEDED} and (select count(*) from liked) >= ${LIKES_NEEDED}
      and ${visibleTo("u.wants_visible_to", "u.id", { id: memberId })} and ${noBlockBetween(memberId, sql`u.id`)}
    order by s.mine::float8 / t.likes * t.theirs desc, u.id limit ${most}`;
}

/** How well two members fit, from 0 to 1: the geometric mean of each one's part in the other's likes. */
export function fitOf({ mine, myLikes, theirs, theirLikes }: Match): number {
  return Math.sqrt((mine / myLikes) * (theirs / theirLikes));
}

/** "You like 3 items of theirs, and they like 2 items of yours". */
export function matchWords({ mine, theirs }: Match): string {
  return `You like ${counted(mine)} of theirs, and they like ${counted(theirs)} of yours`;
}

function counted(items: number): string {
  return items === 1 ? "1 item" : `${items} items`;
}
