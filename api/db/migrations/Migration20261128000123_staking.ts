import { Migration } from "@mikro-orm/migrations";

/**
 * TP set aside in accounts of the member's own: staked, or minted as Trust Tokens; and the pool that staking rewards
 * are paid from. Source: C40, KC-019
 */
export class Migration20261128000123_staking extends Migration {
  override up(): void {
    this.#accounts();
    this.#pool();
    this.#audit();
    this.#wallets();
  }

  #accounts(): void {
    this.addSql(`alter table ledger_accounts drop constraint ledger_accounts_kind_check`);
    this.addSql(
      `alter table ledger_accounts add constraint ledger_accounts_kind_check
        check (kind in ('wallet','treasury','escrow','rewards','staking','minted','staking_pool'))`,
    );
    this.addSql(`alter table ledger_accounts add column holder_id int references users`);
    this.addSql(
      `alter table ledger_accounts add constraint ledger_accounts_holder_check
        check ((kind in ('staking','minted')) = (holder_id is not null))`,
    );
    this.addSql(
      `create unique index ledger_accounts_holder_key on ledger_accounts (holder_id, kind) where holder_id is not null`,
    );
    this.addSql(
      `create unique index ledger_accounts_staking_pool_key on ledger_accounts (kind) where kind = 'staking_pool'`,
    );
    this.addSql(`insert into ledger_accounts (kind) values ('staking_pool')`);

    this.addSql(`
      create function ledger_holding_of(p_user int, p_kind text) returns int language sql stable as $$
        select id from ledger_accounts where holder_id = p_user and kind = p_kind $$`);

    // One move of its own: its key is the last entry of the account that pays, which is locked.
    this.addSql(`
      create function ledger_move(p_from int, p_to int, p_amount int, p_reason text, p_description text, p_at timestamptz)
      returns bigint language plpgsql as $$
      declare last bigint;
      begin
        perform 1 from ledger_accounts where id in (p_from, p_to) order by id for no key update;
        select coalesce(max(id), 0) into last from ledger_entries where account_id = p_from;
        return ledger_post(p_reason || ':' || p_from || ':' || last, p_from, p_to, p_amount, p_reason, p_description,
          null, null, p_at, false);
      end $$`);

    // Moves TP between a member's wallet and what the member has set aside. What is set aside was never spent, and
    // what comes back was not earned.
    this.addSql(`
      create function ledger_set_aside(
        p_user int, p_kind text, p_amount int, p_reason text, p_description text, p_at timestamptz
      ) returns bigint language plpgsql as $$
      declare transfer bigint;
      begin
        insert into ledger_accounts (kind, holder_id) values (p_kind, p_user) on conflict do nothing;
        transfer := ledger_move(ledger_account_of(p_user), ledger_holding_of(p_user, p_kind), p_amount, p_reason,
          p_description, p_at);
        update user_stats set total_trust_spent = total_trust_spent - p_amount where user_id = p_user;
        return transfer;
      end $$`);
    this.addSql(`
      create function ledger_bring_back(
        p_user int, p_kind text, p_amount int, p_reason text, p_description text, p_at timestamptz
      ) returns bigint language plpgsql as $$
      declare transfer bigint; holding int;
      begin
        holding := ledger_holding_of(p_user, p_kind);
        if holding is null then
          raise exception 'nothing was set aside' using errcode = 'TP001',
            detail = json_build_object('available', 0, 'needed', p_amount)::text;
        end if;
        transfer := ledger_move(holding, ledger_account_of(p_user), p_amount, p_reason, p_description, p_at);
        update user_stats set total_trust_earned = total_trust_earned - p_amount where user_id = p_user;
        return transfer;
      end $$`);
  }

  #pool(): void {
    // In TP·ms: one staked TP earns one TP in eight years, so one TP is 252,288,000,000 TP·ms of a stake.
    this.addSql(`
      create table staking_pool (
        id int primary key constraint staking_pool_id_check check (id = 1),
        covered_ms bigint not null constraint staking_pool_covered_ms_check check (covered_ms >= 0),
        settled_at timestamptz(3) not null,
        staked int not null constraint staking_pool_staked_check check (staked >= 0),
        owed bigint not null constraint staking_pool_owed_check check (owed >= 0)
      )`);
    this.addSql(
      `insert into staking_pool (id, covered_ms, settled_at, staked, owed) values (1, 0, '1970-01-01Z', 0, 0)`,
    );
    this.addSql(`
      create table stakes (
        user_id int primary key references users,
        accrued bigint not null constraint stakes_accrued_check check (accrued >= 0),
        covered_ms bigint not null,
        paid int not null constraint stakes_paid_check check (paid >= 0),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
  }

  #audit(): void {
    this.addSql(`
      create function ledger_audit_staking() returns table (problem text, subject text, expected bigint, found bigint)
      language sql stable as $$
        with stake as (
          select a.holder_id, a.balance, s.accrued + a.balance * (p.covered_ms - s.covered_ms) as owed, s.user_id
          from ledger_accounts a cross join staking_pool p left join stakes s on s.user_id = a.holder_id
          where a.kind = 'staking')
        select 'a stake is not known to the pool', 'user ' || holder_id, 0::bigint, balance::bigint
          from stake where user_id is null and balance <> 0
        union all
        select 'the stakes do not add up to what the pool counts', 'staking pool',
            (select coalesce(sum(balance), 0) from stake)::bigint, p.staked::bigint
          from staking_pool p where p.staked <> (select coalesce(sum(balance), 0) from stake)
        union all
        select 'what members are owed does not add up to what the pool owes', 'staking pool',
            (select coalesce(sum(owed), 0) from stake)::bigint, p.owed
          from staking_pool p where p.owed <> (select coalesce(sum(owed), 0) from stake)
        union all
        select 'the staking pool owes more than it has', 'staking pool', a.balance * 252288000000, p.owed
          from staking_pool p join ledger_accounts a on a.kind = 'staking_pool' where p.owed > a.balance * 252288000000
      $$`);
    this.addSql(`
      create or replace function ledger_audit() returns table (problem text, subject text, expected bigint, found bigint)
      language sql stable as $$
        select * from ledger_audit_wallets() union all select * from ledger_audit_escrow()
        union all select * from ledger_audit_staking() $$`);
  }

  #wallets(): void {
    this.addSql(`
      create table chain_wallets (
        user_id int primary key references users,
        address text not null constraint chain_wallets_address_key unique
          constraint chain_wallets_address_check check (address ~ '^0x[0-9a-fA-F]{40}$'),
        wallet_type text not null constraint chain_wallets_wallet_type_check
          check (wallet_type in ('metamask','coinbase','walletconnect','other','demo')),
        connected_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table wallet_challenges (
        user_id int primary key references users,
        address text not null,
        message text not null,
        expires_at timestamptz(3) not null
      )`);
    this.addSql(`create index wallet_challenges_expires_index on wallet_challenges (expires_at)`);
  }
}
