import { Migration } from "@mikro-orm/migrations";

/**
 * A row is found by its key first, and its state looked at then. Asked for both at once, the planner may read an index of
 * all that is open: where its statistics know of no open row, it takes that index to be empty.
 */
export class Migration20261121000080_open_by_key extends Migration {
  override up(): void {
    // Of all, because the others hold what is open alone. An item has few offers, an offer has few holds.
    this.addSql(`create index ledger_holds_offer_index on ledger_holds (offer_id)`);
    this.addSql(`drop index offers_target_index`);
    this.addSql(`create index offers_target_index on offers (target_item_id)`);

    // Behind the wallets, as everybody locks them.
    this.addSql(`
      create function ledger_resolve_hold(p_hold int, p_state text, p_at timestamptz) returns boolean language plpgsql as $$
      declare h ledger_holds;
      begin
        select * into h from ledger_holds where id = p_hold for no key update;
        if h.state is distinct from 'active' then return false; end if;
        update ledger_holds set state = p_state, resolved_at = p_at where id = p_hold;
        return true;
      end $$`);
    this.addSql(`
      create or replace function ledger_release(p_hold int, p_at timestamptz) returns boolean language plpgsql as $$
      declare h ledger_holds;
      begin
        select * into h from ledger_holds where id = p_hold;
        perform 1 from ledger_accounts where id = h.account_id for no key update;
        if not ledger_resolve_hold(p_hold, 'released', p_at) then return false; end if;
        update ledger_accounts set held = held - h.amount where id = h.account_id;
        return true;
      end $$`);
    this.addSql(`
      create or replace function ledger_capture(
        p_hold int, p_to_user int, p_key text, p_reason text, p_description text, p_transaction int, p_at timestamptz
      ) returns bigint language plpgsql as $$
      declare h ledger_holds; target int;
      begin
        select * into h from ledger_holds where id = p_hold;
        select ledger_account_of(p_to_user) into target;
        perform 1 from ledger_accounts where id in (h.account_id, target) order by id for no key update;
        if not ledger_resolve_hold(p_hold, 'captured', p_at) then
          raise exception 'hold % was resolved before', p_hold using errcode = 'TP002';
        end if;
        return ledger_post(p_key, h.account_id, target, h.amount, p_reason, p_description, h.offer_id, p_transaction, p_at, true);
      end $$`);

    // Items, then offers, each in id order. An offer needs an item on either side; the last piece of one ends them all.
    this.addSql(`
      create or replace function offer_lock_deal(p_offer int, p_member int) returns void language plpgsql as $$
      declare needed int[]; gone int[]; concerned int[]; open constant text := 'pending';
      begin
        select array_append(array(select item_id from offer_items where offer_id = o.id), o.target_item_id) into needed
        from offers o where o.id = p_offer and p_member in (o.buyer_id, o.seller_id);
        if needed is null then return; end if;
        perform 1 from items where id = any(needed) order by id for no key update;
        select array_agg(id) into gone from items where id = any(needed) and quantity <= 1;
        concerned := array(
          select p_offer
          union select id from offers where state = open and target_item_id = any(gone)
          union select x.offer_id from offer_items x where x.item_id = any(gone));
        perform 1 from offers where id = any(concerned) and state = open order by id for no key update;
      end $$`);
  }
}
