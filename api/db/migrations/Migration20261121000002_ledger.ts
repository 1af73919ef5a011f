import { Migration } from "@mikro-orm/migrations";

/**
 * The books: double entry in whole TP. Every verb is one SQL function, so that a wallet stays locked
 * for one round trip, and so that no caller can write half a posting.
 * SQLSTATE TP001 = not enough available, TP002 = the hold was resolved before. Source: C14, C26.
 */
export class Migration20261121000002_ledger extends Migration {
  override up(): void {
    this.addSql(`
      create table ledger_accounts (
        id int generated always as identity primary key,
        kind text not null check (kind in ('wallet','treasury','escrow','rewards','staking')),
        user_id int unique references users,
        balance int not null default 0,
        held int not null default 0 check (held >= 0),
        check (kind = 'treasury' or balance >= held),
        check ((kind = 'wallet') = (user_id is not null))
      )`);
    this.addSql(
      `create unique index ledger_accounts_treasury_key on ledger_accounts (kind) where kind = 'treasury'`,
    );
    this.addSql(`insert into ledger_accounts (kind) values ('treasury')`);
    this.addSql(`
      create table ledger_transfers (
        id bigint generated always as identity primary key,
        key text not null unique,
        from_account_id int not null references ledger_accounts,
        to_account_id int not null references ledger_accounts,
        amount int not null check (amount > 0),
        reason text not null,
        description text not null,
        offer_id int references offers,
        transaction_id int references transactions,
        created_at timestamptz(3) not null,
        check (from_account_id <> to_account_id)
      )`);
    this.addSql(`create index ledger_transfers_offer_index on ledger_transfers (offer_id)`);
    this.addSql(`
      create table ledger_entries (
        id bigint generated always as identity primary key,
        transfer_id bigint not null references ledger_transfers,
        account_id int not null references ledger_accounts,
        amount int not null check (amount <> 0),
        balance_after int not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql(
      `create index ledger_entries_account_index on ledger_entries (account_id, id desc)`,
    );
    this.addSql(`create index ledger_entries_transfer_index on ledger_entries (transfer_id)`);
    this.addSql(`
      create table ledger_holds (
        id int generated always as identity primary key,
        account_id int not null references ledger_accounts,
        amount int not null check (amount > 0),
        offer_id int references offers,
        state text not null default 'active' check (state in ('active','captured','released')),
        deadline timestamptz(3),
        created_at timestamptz(3) not null,
        resolved_at timestamptz(3),
        check ((state = 'active') = (resolved_at is null))
      )`);
    this.addSql(
      `create index ledger_holds_account_index on ledger_holds (account_id) where state = 'active'`,
    );
    this.addSql(
      `create unique index ledger_holds_one_per_offer_key on ledger_holds (offer_id) where state = 'active'`,
    );

    this.addSql(`
      create function ledger_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'ledger rows are never changed or removed' using errcode = 'TP003'; end $$`);
    for (const table of ["ledger_entries", "ledger_transfers"]) {
      this.addSql(`
        create trigger ${table}_append_only before update or delete on ${table}
        for each row execute function ledger_refuse_change()`);
      this.addSql(`
        create trigger ${table}_no_truncate before truncate on ${table}
        for each statement execute function ledger_refuse_change()`);
    }

    this.addSql(`
      create function ledger_account_of(who int) returns int language sql stable as $$
        select id from ledger_accounts where user_id = who $$`);

    // The one place where balances change. spend_held: the amount was held before and is no longer counted as available.
    this.addSql(`
      create function ledger_post(
        p_key text, p_from int, p_to int, p_amount int, p_reason text, p_description text,
        p_offer int, p_transaction int, p_at timestamptz, p_spend_held boolean
      ) returns bigint language plpgsql as $$
      declare
        payer ledger_accounts; transfer bigint; from_after int; to_after int;
      begin
        perform 1 from ledger_accounts where id in (p_from, p_to) order by id for no key update;
        select * into payer from ledger_accounts where id = p_from;
        insert into ledger_transfers (key, from_account_id, to_account_id, amount, reason, description, offer_id, transaction_id, created_at)
        values (p_key, p_from, p_to, p_amount, p_reason, p_description, p_offer, p_transaction, p_at)
        on conflict (key) do nothing returning id into transfer;
        if transfer is null then
          select id into transfer from ledger_transfers
          where key = p_key and from_account_id = p_from and to_account_id = p_to and amount = p_amount;
          if transfer is null then
            raise exception 'transfer key % was used for another transfer', p_key using errcode = 'TP004';
          end if;
          return transfer;
        end if;
        if payer.kind <> 'treasury' and not p_spend_held and payer.balance - payer.held < p_amount then
          raise exception 'not enough available' using errcode = 'TP001',
            detail = json_build_object('available', payer.balance - payer.held, 'needed', p_amount)::text;
        end if;
        update ledger_accounts set balance = balance - p_amount,
          held = case when p_spend_held then held - p_amount else held end
          where id = p_from returning balance into from_after;
        update ledger_accounts set balance = balance + p_amount where id = p_to returning balance into to_after;
        insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at) values
          (transfer, p_from, -p_amount, from_after, p_at),
          (transfer, p_to, p_amount, to_after, p_at);
        update users u set tp_balance = a.balance from ledger_accounts a
          where a.id in (p_from, p_to) and u.id = a.user_id;
        update user_stats s set
          total_trust_earned = total_trust_earned + case when a.id = p_to then p_amount else 0 end,
          total_trust_spent = total_trust_spent + case when a.id = p_from then p_amount else 0 end
          from ledger_accounts a where a.id in (p_from, p_to) and s.user_id = a.user_id;
        return transfer;
      end $$`);

    this.addSql(`
      create function ledger_hold(p_user int, p_amount int, p_offer int, p_deadline timestamptz, p_at timestamptz)
      returns int language plpgsql as $$
      declare wallet ledger_accounts; hold int;
      begin
        select * into wallet from ledger_accounts where user_id = p_user for no key update;
        if wallet.balance - wallet.held < p_amount then
          raise exception 'not enough available' using errcode = 'TP001',
            detail = json_build_object('available', wallet.balance - wallet.held, 'needed', p_amount)::text;
        end if;
        update ledger_accounts set held = held + p_amount where id = wallet.id;
        insert into ledger_holds (account_id, amount, offer_id, deadline, created_at)
        values (wallet.id, p_amount, p_offer, p_deadline, p_at) returning id into hold;
        return hold;
      end $$`);

    this.addSql(`
      create function ledger_release(p_hold int, p_at timestamptz) returns boolean language plpgsql as $$
      declare h ledger_holds;
      begin
        select * into h from ledger_holds where id = p_hold;
        perform 1 from ledger_accounts where id = h.account_id for no key update;
        update ledger_holds set state = 'released', resolved_at = p_at where id = p_hold and state = 'active';
        if not found then return false; end if;
        update ledger_accounts set held = held - h.amount where id = h.account_id;
        return true;
      end $$`);

    this.addSql(`
      create function ledger_capture(
        p_hold int, p_to_user int, p_key text, p_reason text, p_description text, p_transaction int, p_at timestamptz
      ) returns bigint language plpgsql as $$
      declare h ledger_holds; target int;
      begin
        select * into h from ledger_holds where id = p_hold;
        select ledger_account_of(p_to_user) into target;
        perform 1 from ledger_accounts where id in (h.account_id, target) order by id for no key update;
        update ledger_holds set state = 'captured', resolved_at = p_at where id = p_hold and state = 'active';
        if not found then raise exception 'hold % was resolved before', p_hold using errcode = 'TP002'; end if;
        return ledger_post(p_key, h.account_id, target, h.amount, p_reason, p_description, h.offer_id, p_transaction, p_at, true);
      end $$`);

    // TB-019: the per-member view of the books.
    this.addSql(`
      create view trust_point_ledger as
      select e.id, a.user_id, e.amount,
             case when t.reason = 'item_sale' and e.amount < 0 then 'item_purchase' else t.reason end as reason, t.description, t.transaction_id, t.offer_id,
             other.user_id as related_user_id, e.balance_after, e.created_at
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join ledger_transfers t on t.id = e.transfer_id
      join ledger_accounts other on other.id = case when t.from_account_id = a.id then t.to_account_id else t.from_account_id end
      where a.kind = 'wallet'`);

    // Answers one row per broken promise; no row means that the books are right.
    this.addSql(`
      create function ledger_audit() returns table (problem text, subject text, expected bigint, found bigint)
      language sql stable as $$
        select 'entries of a transfer do not sum to zero', 'transfer ' || transfer_id, 0::bigint, sum(amount)
          from ledger_entries group by transfer_id having sum(amount) <> 0
        union all
        select 'a transfer has not exactly two entries', 'transfer ' || t.id, 2::bigint, count(e.id)
          from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id group by t.id having count(e.id) <> 2
        union all
        select 'entries do not sum to the balance', 'account ' || a.id, a.balance::bigint, coalesce(sum(e.amount), 0)
          from ledger_accounts a left join ledger_entries e on e.account_id = a.id
          group by a.id having a.balance <> coalesce(sum(e.amount), 0)
        union all
        select 'balance_after is broken', 'entry ' || id, running, balance_after from (
          select id, balance_after::bigint, sum(amount) over (partition by account_id order by id) as running from ledger_entries
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

    // C42: a money request and its answer, in the transaction that did it.
    this.addSql(`
      create table idempotency_keys (
        user_id int not null references users on delete cascade,
        key text not null check (char_length(key) between 1 and 200),
        use_case text not null,
        request_hash text not null,
        answer jsonb,
        created_at timestamptz(3) not null,
        primary key (user_id, key)
      )`);
    this.addSql(`create index idempotency_keys_created_index on idempotency_keys (created_at)`);
  }
}
