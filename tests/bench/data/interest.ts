import type { Client } from "pg";

const LIKES_A_MEMBER = 10;
const OFFERS_A_MEMBER = 5;
const DAYS = 60;

/**
 * Likes and offers of 60 days, for things of others: of the offers half are accepted, the others declined. The books know
 * nothing of them.
 */
export async function makeInterest(
  client: Client,
  { items, members }: { items: number; members: number },
): Promise<void> {
  await client.query(`select setseed(0.75)`);
  await client.query(
    `insert into item_likes (item_id, user_id, created_at)
     select l.item_id, l.user_id, l.at from (
       select 1 + floor(random() * $1::int)::int as item_id, 1 + n % $2::int as user_id,
         now() - make_interval(days => $3::int) * random() as at
       from generate_series(1, $2::int * $4::int) n) l
     join items i on i.id = l.item_id and i.user_id <> l.user_id order by l.at on conflict do nothing`,
    [items, members, DAYS, LIKES_A_MEMBER],
  );
  await client.query(
    `insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, state, deadline,
       answered_at, created_at, updated_at)
     select o.user_id, i.user_id, o.user_id, i.id, 5, 5, 'direct_tp', case when n % 2 = 0 then 'accepted' else 'declined' end,
       o.at + interval '2 days', o.at + interval '5 hours', o.at, o.at + interval '5 hours'
     from (
       select n, 1 + floor(random() * $1::int)::int as item_id, 1 + n % $2::int as user_id,
         now() - interval '1 day' - make_interval(days => $3::int) * random() as at
       from generate_series(1, $2::int * $4::int) n) o
     join items i on i.id = o.item_id and i.user_id <> o.user_id order by o.at`,
    [items, members, DAYS, OFFERS_A_MEMBER],
  );
}
