import { LEADERBOARD } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { rows, sql } from "../../../core/sql/sql.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { countedBasis } from "../../insights/index.ts";
import type { Leaderboard, LeaderboardArgs, LeaderboardRow } from "../gamification.types.ts";
import { levelOf } from "../xp/levels.ts";
import { streakOfMember } from "../xp/streak.ts";
import { placesOf } from "./board.rows.ts";

interface Place extends Omit<LeaderboardRow, "level" | "isCurrentUser"> {
  total: number;
  members: number;
  isTop: boolean;
}

const SINCE = {
  week: "since Monday, 00:00 UTC",
  month: "since the first of the month, 00:00 UTC",
  all: "of all time",
} as const;

/**
 * The members with most XP, and the viewer's own place. Members who block each other do not see each other; it changes
 * nobody's rank. One statement.
 */
export async function readLeaderboard(
  ctx: Context,
  { period, first }: LeaderboardArgs,
): Promise<Leaderboard> {
  if (first < 1 || first > LEADERBOARD.mostRows)
    throw badField("first", `Choose 1 to ${LEADERBOARD.mostRows} rows`);
  const me = viewerOf(ctx).id;
  const now = ctx.services.clock.now();
  const places = await rows(
    ctx.em,
    sql<Place>`
      with places as not materialized (${placesOf(period, now)}),
      top as (
        select t.user_id, t.points, t.total, rank() over (order by t.points desc)::int as rank, true as is_top
        from (select user_id, points, total from places order by points desc, user_id limit ${first}) t),
      own as (
        select p.user_id, p.points, p.total, 1 + (select count(*)::int from places q where q.points > p.points) as rank, false as is_top
        from places p where p.user_id = ${me} and not exists (select 1 from top where top.user_id = ${me}))
      select s.user_id as "userId", s.rank, s.points, s.total, s.is_top as "isTop", u.username, u.display_name as "displayName",
        u.avatar, u.trust_level as "trustLevel", ${streakOfMember(sql`u.id`, now)} as streak,
        (select count(*)::int from places) as members
      from (select user_id, points, total, rank, is_top from top union all select user_id, points, total, rank, is_top from own) s
      join users u on u.id = s.user_id
      where ${noBlockBetween(me, sql`u.id`)}
      order by s.rank, s.user_id`,
  );
  const found = places.map((place) => ({
    ...place,
    level: levelOf(place.total),
    isCurrentUser: place.userId === me,
  }));
  const members = found[0]?.members ?? 0;
  return {
    period,
    rows: found.filter(({ isTop }) => isTop),
    ownRow: found.find(({ isCurrentUser }) => isCurrentUser) ?? null,
    members,
    basis: countedBasis({
      method: `XP ${SINCE[period]}; equal points share a rank`,
      sampleSize: members,
      asOf: now,
    }),
  };
}
