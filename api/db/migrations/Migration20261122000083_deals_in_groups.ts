import { Migration } from "@mikro-orm/migrations";

/** Several deals of one member are settled by the statements of one: what a statement costs is mostly its beginning. */
export class Migration20261122000083_deals_in_groups extends Migration {
  override up(): void {
    // Items, then offers, each in id order. An offer needs an item on either side; the last piece of one ends them all.
    this.addSql(`drop function offer_lock_deal(int, int)`);
    this.addSql(`
      create function offer_lock_deals(p_offers int[], p_member int) returns void language plpgsql as $$
      declare mine int[]; needed int[]; gone int[]; concerned int[]; open constant text := 'pending';
      begin
        mine := array(select id from offers where id = any(p_offers) and p_member in (buyer_id, seller_id));
        needed := array(
          select target_item_id from offers where id = any(mine)
          union select item_id from offer_items where offer_id = any(mine));
        perform 1 from items where id = any(needed) order by id for no key update;
        gone := array(select id from items where id = any(needed) and quantity <= 1);
        concerned := array(
          select unnest(mine)
          union select id from offers where state = open and target_item_id = any(gone)
          union select x.offer_id from offer_items x where x.item_id = any(gone));
        perform 1 from offers where id = any(concerned) and state = open order by id for no key update;
      end $$`);

    // Pays open holds, in this order, each once. The n-th goes to the n-th member, under the n-th key.
    this.addSql(`drop function ledger_capture(int, int, text, text, text, int, timestamptz)`);
    this.addSql(`
      create function ledger_capture(
        p_holds int[], p_to_users int[], p_keys text[], p_reasons text[], p_descriptions text[], p_at timestamptz
      ) returns bigint[] language plpgsql as $$
      declare
        payers int[]; payees int[]; amounts int[]; offers int[]; transfers bigint[];
        resolved int; active constant text := 'active';
      begin
        select array_agg(h.account_id order by g.n), array_agg(a.id order by g.n),
               array_agg(h.amount order by g.n), array_agg(h.offer_id order by g.n)
        into payers, payees, amounts, offers
        from unnest(p_holds, p_to_users) with ordinality as g (hold, to_user, n)
        join ledger_holds h on h.id = g.hold
        join ledger_accounts a on a.user_id = g.to_user;
        perform 1 from ledger_accounts where id = any(payers || payees) order by id for no key update;

        update ledger_holds set state = 'captured', resolved_at = p_at where id = any(p_holds) and state = active;
        get diagnostics resolved = row_count;
        if resolved <> cardinality(p_keys) or resolved is distinct from cardinality(payees) then
          raise exception 'one of the holds % was resolved before', p_holds using errcode = 'TP002';
        end if;

        with posted as (
          insert into ledger_transfers (key, from_account_id, to_account_id, amount, reason, description, offer_id, created_at)
          select key, payer, payee, amount, reason, description, offer, p_at
          from unnest(p_keys, payers, payees, amounts, p_reasons, p_descriptions, offers) with ordinality
            as g (key, payer, payee, amount, reason, description, offer, n)
          order by n
          on conflict (key) do nothing returning id)
        select array_agg(id order by id) into transfers from posted;
        if cardinality(transfers) is distinct from resolved then
          raise exception 'one of the transfer keys % was used before', p_keys using errcode = 'TP004';
        end if;

        -- The balance after each entry is that before all of them and what was moved up to it.
        with legs as (
          select g.transfer, g.n, leg.n as leg, leg.account, leg.amount
          from unnest(transfers, payers, payees, amounts) with ordinality as g (transfer, payer, payee, amount, n),
            lateral (values (1, g.payer, -g.amount), (2, g.payee, g.amount)) as leg (n, account, amount))
        insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
        select l.transfer, l.account, l.amount,
          a.balance + sum(l.amount) over (partition by l.account order by l.n, l.leg), p_at
        from legs l join ledger_accounts a on a.id = l.account
        order by l.n, l.leg;

        -- As those who count deals lock them, or two use cases could wait for each other.
        perform 1 from users u join ledger_accounts a on a.user_id = u.id
        where a.id = any(payers || payees) order by u.id for no key update of u;
        with moved as (
          select account, sum(paid) as paid, sum(got) as got
          from (
            select account, amount as paid, 0 as got from unnest(payers, amounts) as p (account, amount)
            union all select account, 0, amount from unnest(payees, amounts) as q (account, amount)) legs
          group by account),
        settled as (
          update ledger_accounts a set balance = a.balance + m.got - m.paid, held = a.held - m.paid
          from moved m where a.id = m.account
          returning a.user_id, a.balance, m.paid, m.got),
        shown as (
          update users u set tp_balance = s.balance from settled s where u.id = s.user_id)
        update user_stats t set
          total_trust_earned = t.total_trust_earned + s.got, total_trust_spent = t.total_trust_spent + s.paid
        from settled s where t.user_id = s.user_id;
        return transfers;
      end $$`);
  }
}
