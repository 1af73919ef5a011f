import type { Client, Pool } from "pg";

interface Accounts {
  hot: number;
  payers: number[];
}

/** Makes so many items of one seller (fewer in a small market), and an open offer of another buyer for each, with its TP on hold. */
export async function openOffers(client: Client, count: number) {
  const members = await client.query<{ id: number }>(
    `select u.id from users u join ledger_accounts a on a.user_id = u.id
     where a.balance - a.held >= 50 order by u.id desc offset 100 limit $1`,
    [count + 1],
  );
  const [sellerId = 0, ...buyerIds] = members.rows.map(({ id }) => id);
  const offers = await client.query<{ id: number }>(
    `with listed as (
       insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value, status, tags, created_at, updated_at)
       select $1, 'Hot item ' || n, 'For the bench', 'Books', 'Good', '{}', '{}', 1, 1, 'available', '{}', now(), now()
       from generate_series(1, $3::int) n returning id),
     placed as (select id, row_number() over (order by id) as n from listed)
     insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, deadline, created_at, updated_at)
     select ($2::int[])[n], $1, ($2::int[])[n], id, 1, 1, 'direct_tp', now() + interval '48 hours', now(), now() from placed returning id`,
    [sellerId, buyerIds, buyerIds.length],
  );
  await client.query(
    `select ledger_hold(buyer_id, 1, id, deadline, now()) from offers where id = any($1)`,
    [offers.rows.map(({ id }) => id)],
  );
  const accounts = await client.query<{ id: number; user_id: number }>(
    `select id, user_id from ledger_accounts where user_id = any($1)`,
    [[sellerId, ...buyerIds]],
  );
  const of = new Map(accounts.rows.map(({ id, user_id }) => [user_id, id]));
  return {
    sellerId,
    offerIds: offers.rows.map(({ id }) => id),
    accounts: { hot: of.get(sellerId) ?? 0, payers: buyerIds.map((id) => of.get(id) ?? 0) },
  };
}

/** Transfers of 1 TP: all to one account, or round and round between many. */
export function transfers(count: number, { hot, payers }: Accounts, kind: "hot" | "many") {
  const run = `${kind} ${Date.now()}`;
  return Array.from({ length: count }, (_, n) => ({
    key: `bench ${run} ${n}`,
    from: payers[n % payers.length] ?? 0,
    to: kind === "hot" ? hot : (payers[(n + 7) % payers.length] ?? 0),
  }));
}

const BRANCHES = 64;
const ACCOUNTS = 100_000;

/** The tables of TPC-B in the bench's own schema. */
export async function prepareTpcB(client: Client): Promise<void> {
  await client.query(`
    create schema if not exists bench_peers;
    create table if not exists bench_peers.branches (id int primary key, balance int not null);
    create table if not exists bench_peers.tellers (id int primary key, balance int not null);
    create table if not exists bench_peers.accounts (id int primary key, balance int not null);
    create table if not exists bench_peers.history (teller int, branch int, account int, delta int, at timestamptz);
    insert into bench_peers.branches select n, 0 from generate_series(1, ${BRANCHES}) n on conflict do nothing;
    insert into bench_peers.tellers select n, 0 from generate_series(1, ${BRANCHES * 10}) n on conflict do nothing;
    insert into bench_peers.accounts select n, 0 from generate_series(1, ${ACCOUNTS}) n on conflict do nothing`);
}

/** One transaction of TPC-B, with prepared statements. */
export async function tpcB(pool: Pool): Promise<void> {
  const any = (most: number) => 1 + Math.floor(Math.random() * most);
  const [account, teller, branch, delta] = [
    any(ACCOUNTS),
    any(BRANCHES * 10),
    any(BRANCHES),
    any(100),
  ];
  const client = await pool.connect();
  try {
    const run = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values });
    await client.query("begin");
    await run("a", `update bench_peers.accounts set balance = balance + $1 where id = $2`, [
      delta,
      account,
    ]);
    await run("s", `select balance from bench_peers.accounts where id = $1`, [account]);
    await run("t", `update bench_peers.tellers set balance = balance + $1 where id = $2`, [
      delta,
      teller,
    ]);
    await run("b", `update bench_peers.branches set balance = balance + $1 where id = $2`, [
      delta,
      branch,
    ]);
    await run("h", `insert into bench_peers.history values ($1, $2, $3, $4, now())`, [
      teller,
      branch,
      account,
      delta,
    ]);
    await client.query("commit");
  } finally {
    client.release();
  }
}
