import type { Market } from "../../support/market.ts";
import type { SyntheticMarket } from "./market.ts";

/** Where the ids of synthetic members and items begin; a multiple of the folds, so that a member stays in theirs. */
export const FIRST_ID = 100_000;

/** Puts a synthetic market into the database, as if its members had listed and bought. Ids are those of it plus FIRST_ID. */
export async function fillMarket(market: Market, { items }: SyntheticMarket): Promise<void> {
  const sellers = [...new Set(items.map(({ sellerId }) => sellerId))];
  await market.rows(
    `insert into users (id, username, email, password, display_name, trust_points, tp_balance, created_at)
     select $1 + id, 'synthetic' || id, 'synthetic' || id || '@market.test', '', 'Synthetic', 100, 0, now()
     from unnest($2::int[]) given (id)`,
    [FIRST_ID, sellers],
  );
  await market.rows(
    `insert into user_stats (user_id) select $1 + id from unnest($2::int[]) given (id)`,
    [FIRST_ID, sellers],
  );
  await market.rows(
    `insert into ledger_accounts (kind, user_id) select 'wallet', $1 + id from unnest($2::int[]) given (id)`,
    [FIRST_ID, sellers],
  );
  await market.rows(
    `insert into items (id, user_id, title, description, category, condition, trust_points, tp_value, status, created_at, updated_at)
     select $1 + (i->>'id')::int, $1 + (i->>'sellerId')::int, i->>'title', i->>'title', i->>'category', i->>'condition',
       (i->>'ask')::int, (i->>'ask')::int,
       case when i->>'soldAt' is null then 'available' when i->>'soldFor' is null then 'traded' else 'sold' end,
       (i->>'listedAt')::timestamptz, (i->>'listedAt')::timestamptz
     from jsonb_array_elements($2::jsonb) i`,
    [FIRST_ID, JSON.stringify(items)],
  );
  await market.rows(
    `insert into transactions (from_user_id, to_user_id, item_id, trust_points, type, status, created_at, completed_at)
     select $1 + (i->>'sellerId')::int, $1 + $3::int, $1 + (i->>'id')::int, coalesce((i->>'soldFor')::int, 0),
       case when i->>'soldFor' is null then 'exchange' else 'purchase' end, 'completed',
       (i->>'soldAt')::timestamptz, (i->>'soldAt')::timestamptz
     from jsonb_array_elements($2::jsonb) i where i->>'soldAt' is not null`,
    [FIRST_ID, JSON.stringify(items), sellers[0]],
  );
}
