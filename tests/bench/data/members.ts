import type { Client } from "pg";

/**
 * Members with empty wallets, who made 0 to 49 deals before: some are about to rise, as in any market. Nobody can sign in
 * with a password: the bench opens their sessions itself.
 */
export async function makeMembers(client: Client, count: number): Promise<void> {
  await client.query(
    `insert into users (username, email, password, display_name, avatar, location, trust_points, tp_balance, trust_level, is_verified, email_verified, created_at)
     select 'member' || n, 'member' || n || '@bench.test', 'none',
       (array['Amara','Jun','Priya','Lucas','Noor','Elena','Kwame','Sofia','Mateo','Aiko'])[1 + n % 10] || ' ' || n,
       case when n % 3 = 0 then '/uploads/avatar-' || n || '.webp' end,
       (array['Lisbon','Nairobi','Osaka','Toronto','Lima','Oslo','Pune'])[1 + n % 7],
       100 + n % 50 * 5, 0, trust_level_of(n % 50, 100 + n % 50 * 5, 0, n % 2 = 0, false), n % 5 = 0, n % 2 = 0,
       now() - n % 900 * interval '1 day'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(`insert into user_stats (user_id, items_listed, deals_completed, sales_completed)
     select id, 0, id % 50, id % 50 / 2 from users`);
  await client.query(
    `insert into ledger_accounts (kind, user_id) select 'wallet', id from users order by id`,
  );
}
