import type { EntityManager } from "@mikro-orm/postgresql";
import { rows, sql } from "../../../core/sql/sql.ts";
import { streakOfMember } from "../xp/streak.ts";
import type { XpSource } from "../xp/xpRules.ts";

/** How often a member did something. */
interface Counted {
  deals: number;
  sales: number;
  purchases: number;
  swaps: number;
  listings: number;
  reviews_written: number;
  quick_answers: number;
  daily_claims: number;
}

/**
 * The facts that achievements and challenges are about. Of deals, reviews and answers only what gives XP counts, so two
 * members cannot farm them.
 */
export interface MemberFacts extends Counted {
  partners: number;
  categories: number;
  /** Members who gave five stars. */
  five_stars: number;
  followers: number;
  follows: number;
  posts: number;
  likes: number;
  streams: number;
  /** Verified channels: e-mail, phone. */
  channels: number;
  /** Days in a row with a daily claim. */
  streak: number;
  /** Deals that a dispute gave back. */
  reversals: number;
  /** By the month of the year, from 1 to 12. */
  byMonth: Record<number, Counted>;
}

interface FactsRow extends Omit<MemberFacts, keyof Counted | "byMonth"> {
  id: number;
  counted: { source: XpSource; month: number; n: number }[];
}

/** The facts of members by their ids, of the time since `from`; of all time if it is null. One statement. */
export async function memberFacts(
  em: EntityManager,
  memberIds: readonly number[],
  { from, now }: { from: Date | null; now: Date },
): Promise<Map<number, MemberFacts>> {
  const since = from ?? new Date(0);
  const found = await rows(
    em,
    sql<FactsRow>`
      select u.id, coalesce(x.counted, '[]') as counted, coalesce(x.partners, 0) as partners, coalesce(x.categories, 0) as categories,
        (select count(*)::int from xp_entries e where e.user_id = u.id and e.source = 'reversal' and e.created_at >= ${since}) as reversals,
        (select count(distinct r.reviewer_id)::int from reviews r
         where r.reviewee_id = u.id and r.rating = 5 and r.removed_at is null and r.published_at >= ${since}) as five_stars,
        (select count(*)::int from user_follows f where f.following_id = u.id and f.created_at >= ${since}) as followers,
        (select count(*)::int from user_follows f where f.follower_id = u.id and f.created_at >= ${since}) as follows,
        (select count(*)::int from social_posts p where p.user_id = u.id and p.created_at >= ${since} and p.removed_at is null
           and p.source_key is null) as posts,
        (select count(*)::int from item_likes l where l.user_id = u.id and l.created_at >= ${since}) as likes,
        (select count(*)::int from live_streams s where s.user_id = u.id and s.started_at >= ${since}) as streams,
        u.email_verified::int + u.phone_verified::int as channels, ${streakOfMember(sql`u.id`, now)} as streak
      from users u
      left join lateral (
        select jsonb_agg(jsonb_build_object('source', c.source, 'month', c.month, 'n', c.n)) filter (where c.source is not null) as counted,
          (max(c.partners) filter (where c.source is null))::int as partners, (max(c.categories) filter (where c.source is null))::int as categories
        from (
          select e.source, extract(month from e.created_at at time zone 'UTC')::int as month, count(*)::int as n,
            count(distinct e.partner_id) filter (where e.source in ('sale', 'purchase', 'swap')) as partners,
            count(distinct e.category) filter (where e.source in ('sale', 'purchase', 'swap')) as categories
          from xp_entries e
          where e.user_id = u.id and e.created_at >= ${since} and e.source <> 'reversal'
            and (e.zero_because is null or e.zero_because = 'daily_limit')
            and not exists (select 1 from xp_entries r where r.user_id = u.id and r.source = 'reversal' and r.ref = e.ref)
          group by grouping sets ((1, 2), ())) c) x on true
      where u.id = any(${[...memberIds]}::int[])`,
  );
  return new Map(
    found.map(({ id, counted, ...facts }) => [
      id,
      {
        ...facts,
        ...countedOf(counted),
        byMonth: Object.fromEntries(
          [...Map.groupBy(counted, ({ month }) => month)].map(([month, of]) => [
            month,
            countedOf(of),
          ]),
        ),
      },
    ]),
  );
}

function countedOf(counted: FactsRow["counted"]): Counted {
  const of = (...sources: XpSource[]) =>
    counted.reduce((sum, { source, n }) => sum + (sources.includes(source) ? n : 0), 0);
  return {
    deals: of("sale", "purchase", "swap"),
    sales: of("sale"),
    purchases: of("purchase"),
    swaps: of("swap"),
    listings: of("listing"),
    reviews_written: of("review"),
    quick_answers: of("answer"),
    daily_claims: of("daily"),
  };
}
