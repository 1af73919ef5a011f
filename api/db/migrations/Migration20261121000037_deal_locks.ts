import { Migration } from "@mikro-orm/migrations";

/** What a deal locks, in one round trip: the locks are held by who waits least. */
export class Migration20261121000037_deal_locks extends Migration {
  override up(): void {
    // Items, then offers, each in id order. An offer needs an item on either side; the last piece of one ends them all.
    this.addSql(`
      create function offer_lock_deal(p_offer int, p_member int) returns void language plpgsql as $$
      declare needed int[]; gone int[];
      begin
        select array_append(array(select item_id from offer_items where offer_id = o.id), o.target_item_id) into needed
        from offers o where o.id = p_offer and p_member in (o.buyer_id, o.seller_id);
        perform 1 from items where id = any(needed) order by id for no key update;
        select array_agg(id) into gone from items where id = any(needed) and quantity <= 1;
        perform 1 from offers o where o.state = 'pending' and (o.id = p_offer and needed is not null or o.id in (
            select id from offers where state = 'pending' and target_item_id = any(gone)
            union
            select x.offer_id from offer_items x where x.item_id = any(gone)))
          order by o.id for no key update;
      end $$`);
  }
}
