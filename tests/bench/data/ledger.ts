import type { Client } from "pg";

const OPENING_TP = 100;
/** Two entries a transfer, one transfer a member and round, and the opening grant: 26 entries a member. */
const ROUNDS = 12;

/**
 * Opening grants, then rounds in which every member pays the one some places further the same amount, so that nobody
 * ever owes and everybody ends where they began. The books are right: ledger_audit() finds nothing.
 */
export async function makeLedger(client: Client, members: number): Promise<void> {
  await client.query(
    `insert into ledger_transfers (key, from_account_id, to_account_id, amount, reason, description, created_at)
     select 'opening:' || w.user_id, t.id, w.id, $1::int, 'opening_grant', 'Welcome to Market Day', now() - interval '2 years'
     from ledger_accounts w, ledger_accounts t where w.kind = 'wallet' and t.kind = 'treasury' order by w.id`,
    [OPENING_TP],
  );
  for (let round = 1; round <= ROUNDS; round++) {
    await client.query(
      `with wallets as materialized (select id, row_number() over (order by id) - 1 as place from ledger_accounts where kind = 'wallet')
       insert into ledger_transfers (key, from_account_id, to_account_id, amount, reason, description, created_at)
       select 'bench:' || $1::int || ':' || a.place, a.id, b.id, $1::int * 3, 'offer_accepted', 'A deal in round ' || $1::int, now() - (14 - $1::int) * interval '30 days'
       from wallets a join wallets b on b.place = (a.place + $1::int * 17) % $2::int order by a.place`,
      [round, members],
    );
  }
  await client.query(
    `insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
     select id, account_id, amount, sum(amount) over (partition by account_id order by id), created_at
     from (select id, from_account_id as account_id, -amount as amount, created_at from ledger_transfers
           union all select id, to_account_id, amount, created_at from ledger_transfers) sides
     order by id, amount`,
  );
  await client.query(
    `update ledger_accounts a set balance = e.balance from (select account_id, sum(amount)::int as balance from ledger_entries group by 1) e where e.account_id = a.id`,
  );
  await client.query(
    `update users u set tp_balance = a.balance from ledger_accounts a where a.user_id = u.id`,
  );
  await client.query(
    `update user_stats s set total_trust_earned = e.earned, total_trust_spent = e.spent
     from (select a.user_id, sum(greatest(e.amount, 0)) as earned, sum(greatest(-e.amount, 0)) as spent
           from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.kind = 'wallet' group by a.user_id) e
     where e.user_id = s.user_id`,
  );

  const { rows } = await client.query(`select problem, subject from ledger_audit() limit 3`);
  if (rows.length > 0) throw new Error(`the books of the bench are wrong: ${JSON.stringify(rows)}`);
}
