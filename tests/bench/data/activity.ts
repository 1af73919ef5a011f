import type { Client } from "pg";

const VISITS_A_MEMBER = 15;
const VISIT_DAYS = 60;
const LOOKS_A_MEMBER = 45;
const LOOK_DAYS = 45;

/**
 * Visits of 60 days, looks of 45, and what was sold or swapped within nine days of its listing; who got it had looked at
 * every second item. The books know nothing of these deals: their transfers are those of `makeLedger`.
 */
export async function makeActivity(
  client: Client,
  { members }: { members: number },
): Promise<void> {
  await client.query(`select setseed(0.5)`);
  await client.query(
    `insert into user_activity (user_id, action, entity_type, session_id, created_at, last_seen_at)
     select 1 + floor(random() * $1::int)::int, 'visit', 'session', 1, at, at + interval '7 minutes'
     from (select now() - make_interval(days => $2::int) * (1 - n / ($1 * $3)::float8) as at
           from generate_series(1, $1::int * $3::int) n) visits
     order by at`,
    [members, VISIT_DAYS, VISITS_A_MEMBER],
  );
  await client.query(
    `insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
     select i.user_id, 1 + (i.user_id + 777) % $1::int, i.id, i.trust_points, 'purchase', 'completed', at, at
     from items i, lateral (select i.created_at + interval '9 days' * (i.id % 100) / 100.0 as at) settled
     where i.status in ('sold', 'traded') and at < now() and i.user_id <> 1 + (i.user_id + 777) % $1::int order by at`,
    [members],
  );
  await client.query(
    `insert into item_views (item_id, user_id, day)
     select item_id, user_id, day from (
       select 1 + floor(random() * (select count(*) from items))::int as item_id, 1 + floor(random() * $1::int)::int as user_id,
         (now() - make_interval(days => $2::int) * (1 - n / ($1 * $3)::float8))::date as day
       from generate_series(1, $1::int * $3::int) n
       union all select item_id, to_user_id, created_at::date from transactions where id % 2 = 0) looks
     order by day on conflict do nothing`,
    [members, LOOK_DAYS, LOOKS_A_MEMBER],
  );
}
