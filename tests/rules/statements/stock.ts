import type { Market } from "../../support/market.ts";

/** So many rows that reading a whole table is the dearer plan. */
const STOCK = { members: 300, rows: 8000, descriptionLength: 1500 };

/** Rows of many other members in the same tables, written as the use cases write them. */
export async function fillTables(market: Market): Promise<void> {
  const [{ first } = { first: 0 }] = await market.rows<{ first: number }>(
    `with made as (
       insert into users (username, email, password, display_name, tp_balance)
       select 'stock' || n, 'stock' || n || '@market.test', 'none', 'Stock ' || n, 0 from generate_series(1, $1::int) n returning id),
     wallets as (insert into ledger_accounts (kind, user_id) select 'wallet', id from made)
     select min(id) as first from made`,
    [STOCK.members],
  );
  const parameters = [first, STOCK.members, STOCK.rows];
  await market.rows(
    `insert into items (user_id, title, description, category, condition, trust_points, tp_value)
     select $1::int + n % $2::int, case n % 50 when 0 then 'Teapot ' else 'Lamp ' end || n, rpad('One of many things', $4::int, '. '), 'Other', 'Good', 1 + n % 900, 1 + n % 900
     from generate_series(1, $3::int) n`,
    [...parameters, STOCK.descriptionLength],
  );
  await market.rows(
    `insert into messages (from_user_id, to_user_id, content, created_at)
     select $1::int + n % $2::int, $1::int + (n + 1 + n / $2::int) % $2::int, 'Message ' || n, now()
     from generate_series(1, $3::int) n where (1 + n / $2::int) % $2::int <> 0`,
    parameters,
  );
  await market.rows(
    `select ledger_post('stock:' || n, (select id from ledger_accounts where kind = 'treasury'), ledger_account_of($1::int + n % $2::int),
       1, 'test', 'For a test', null, null, now(), false)
     from generate_series(1, $3::int) n`,
    parameters,
  );
  // As autovacuum does: the statistics, and the words that wait to enter the search index.
  await market.rows(`vacuum (analyze)`);
}
