import { Migration } from "@mikro-orm/migrations";

/**
 * The audit in one pass where it made two, with the memory its sorts need: under 5 s at a million entries. What it
 * promises is what it promised before. Source: reliability, "Money"
 */
export class Migration20261121000012_audit extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function ledger_audit_wallets() returns table (problem text, subject text, expected bigint, found bigint)
      language sql stable parallel safe set work_mem = '128MB' as $$
        select * from (
          select case when s.entries = 2 then 'entries of a transfer do not sum to zero' else 'a transfer has not exactly two entries' end,
              'transfer ' || t.id, case when s.entries = 2 then 0::bigint else 2 end,
              case when s.entries = 2 then s.total else coalesce(s.entries, 0) end
            from ledger_transfers t
            left join (select transfer_id, count(*) as entries, sum(amount) as total from ledger_entries group by transfer_id) s
              on s.transfer_id = t.id
            where s.entries is distinct from 2 or s.total <> 0
        ) transfers
        union all
        select 'entries do not sum to the balance', 'account ' || a.id, a.balance::bigint, coalesce(e.total, 0)
          from ledger_accounts a
          left join (select account_id, sum(amount) as total from ledger_entries group by account_id) e on e.account_id = a.id
          where a.balance <> coalesce(e.total, 0)
        union all
        select 'balance_after is broken', 'entry ' || id, running, balance_after from (
          select id, balance_after::bigint,
              sum(amount) over (partition by account_id order by id rows unbounded preceding) as running
            from ledger_entries
        ) x where running <> balance_after
        union all
        select 'held is not the sum of the open holds', 'account ' || a.id, coalesce(sum(h.amount), 0), a.held::bigint
          from ledger_accounts a left join ledger_holds h on h.account_id = a.id and h.state = 'active'
          group by a.id having a.held <> coalesce(sum(h.amount), 0)
        union all
        select 'a member''s tp_balance is not the wallet''s balance', 'user ' || u.id, coalesce(a.balance, 0)::bigint, u.tp_balance::bigint
          from users u left join ledger_accounts a on a.user_id = u.id where u.tp_balance <> coalesce(a.balance, 0)
        union all
        select 'the books do not sum to zero', 'all accounts', 0::bigint, sum(balance)::bigint
          from ledger_accounts having sum(balance) <> 0
        union all
        select 'a hold outlived its offer', 'hold ' || h.id, 0::bigint, h.amount::bigint
          from ledger_holds h join offers o on o.id = h.offer_id where h.state = 'active' and o.state <> 'pending'
      $$`);
  }
}
