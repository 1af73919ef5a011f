import { CATEGORIES } from "../../../schema/limits.ts";
import { utcDay } from "../../core/clock.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { NEIGHBOURS_JOINED } from "./history/playHistory.ts";
import type { Cast } from "./join.ts";
import { MEMBERS } from "./members.ts";
import { seededRng, seedFor, type Rng } from "./random.ts";
import type { Stage } from "./stage.ts";

interface Look {
  itemId: number;
  memberId: number;
  daysBefore: number;
  liked: boolean;
}

interface Onlooker {
  id: number;
  /** What the member looks at more than at the rest. */
  favourites: ReadonlySet<string>;
  /** In days before the opening. */
  joined: number;
  /** How much they look around, beside a member of the story. */
  curiosity: number;
}

interface OnShow {
  id: number;
  category: string;
  sellerId: number;
  /** In days before the opening. */
  posted: number;
  gone: number;
}

const SEED = 20261121;
const OF_NEIGHBOURS = 0.3;
/** Curiosity fades: how likely a member looks on one of the first three days, and on a day after. */
const CHANCE = { fresh: 0.34, later: 0.045, like: 0.16 } as const;

/** How much likelier a member looks at something of one of their favourite categories, and of another. */
const LIKING = { categories: 3, favourite: 2.6, other: 0.55 } as const;

/**
 * Lets members look at each other's items and like some. Written in bulk, because some thousand looks one by one
 * would make the first start slow; the counts are taken from the rows, so they agree.
 */
export async function lookAround(
  stage: Stage,
  cast: Cast,
  neighbourIds: readonly number[],
): Promise<void> {
  const opening = stage.goTo(0);
  const onlookers = [
    ...MEMBERS.map(({ key, joined }) => ({ id: cast.get(key) ?? 0, joined, curiosity: 1 })),
    ...neighbourIds.map((id) => ({ id, joined: NEIGHBOURS_JOINED, curiosity: OF_NEIGHBOURS })),
  ].map((member) => ({ ...member, favourites: favouritesOf(member.id) }));
  const looks = (await itemsOnShow(stage)).flatMap((item) => looksAt(item, onlookers));
  const liked = looks.filter((look) => look.liked);
  const day = (daysBefore: number) => utcDay(stage.goTo(daysBefore));

  await rows(
    stage.em,
    sql`insert into item_views (item_id, user_id, day)
        select * from unnest(${looks.map(({ itemId }) => itemId)}::int[], ${looks.map(({ memberId }) => memberId)}::int[],
          ${looks.map(({ daysBefore }) => day(daysBefore))}::date[])`,
  );
  // Who looks around is there: a visit a day, between breakfast and midnight, of some minutes for each look.
  await rows(
    stage.em,
    sql`insert into user_activity (user_id, action, created_at, last_seen_at)
        select user_id, 'visit', begun, begun + make_interval(mins => least(60, 2 + 3 * looks))
        from (select user_id, count(*)::int as looks,
                (day + make_interval(mins => 480 + (user_id * 137 + extract(doy from day)::int * 61) % 840)) at time zone 'UTC' as begun
              from item_views group by user_id, day) v
        where begun < ${opening} order by begun`,
  );
  await rows(
    stage.em,
    sql`insert into item_likes (item_id, user_id, created_at)
        select i, u, ${opening}::timestamptz - make_interval(hours => 24 * d, mins => (u * 137 + i * 61) % 1440)
        from unnest(${liked.map(({ itemId }) => itemId)}::int[], ${liked.map(({ memberId }) => memberId)}::int[],
          ${liked.map(({ daysBefore }) => daysBefore)}::int[]) as t(i, u, d)
        on conflict do nothing`,
  );
  await rows(
    stage.em,
    sql`update items i set view_count = (select count(*) from item_views v where v.item_id = i.id),
          like_count = (select count(*) from item_likes l where l.item_id = i.id)`,
  );
  await rows(
    stage.em,
    sql`update user_stats s set total_views = t.views, total_likes = t.likes
        from (select user_id, sum(view_count) as views, sum(like_count) as likes from items group by user_id) t
        where t.user_id = s.user_id`,
  );
}

function itemsOnShow({ em, opening }: Stage): Promise<OnShow[]> {
  return rows(
    em,
    sql<OnShow>`
      select id, category, user_id as "sellerId", floor(extract(epoch from ${opening}::timestamptz - created_at) / 86400)::int as posted,
             case when status = 'available' then 0
                  else ceil(extract(epoch from ${opening}::timestamptz - updated_at) / 86400)::int end as gone
      from items where not is_circle_only order by id`,
  );
}

function looksAt(item: OnShow, onlookers: readonly Onlooker[]): Look[] {
  const rng = seededRng(seedFor(SEED, `looks at ${item.id}`));
  const appeal = rng.between(0.4, 1.7);
  return onlookers.flatMap(({ id: memberId, joined, curiosity, favourites }) => {
    if (memberId === item.sellerId) return [];
    const liking = favourites.has(item.category) ? LIKING.favourite : LIKING.other;
    const from = Math.min(item.posted, Math.floor(joined));
    return looksOf(
      rng,
      { itemId: item.id, memberId },
      { from, to: item.gone, fresh: item.posted - 2, appeal: appeal * curiosity * liking },
    );
  });
}

function favouritesOf(memberId: number): Set<string> {
  const rng = seededRng(seedFor(SEED, `what ${memberId} looks at`));
  const inOrder = CATEGORIES.map((category) => ({ category, place: rng.between(0, 1) }));
  inOrder.sort((one, other) => one.place - other.place);
  return new Set(inOrder.slice(0, LIKING.categories).map(({ category }) => category));
}

interface Span {
  from: number;
  to: number;
  fresh: number;
  appeal: number;
}

function looksOf(
  rng: Rng,
  who: Pick<Look, "itemId" | "memberId">,
  { from, to, fresh, appeal }: Span,
): Look[] {
  const looks: Look[] = [];
  for (let daysBefore = from; daysBefore >= to; daysBefore--) {
    const chance = (daysBefore >= fresh ? CHANCE.fresh : CHANCE.later) * appeal;
    if (rng.chance(chance)) looks.push({ ...who, daysBefore, liked: rng.chance(CHANCE.like) });
  }
  return looks;
}
