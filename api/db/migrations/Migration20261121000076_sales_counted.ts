import { Migration } from "@mikro-orm/migrations";

/** How many sales a member made, so that the first is known without a look at the others. */
export class Migration20261121000076_sales_counted extends Migration {
  override up(): void {
    this.addSql(`alter table user_stats add column sales_completed int not null default 0`);
    this.addSql(`
      update user_stats s set sales_completed = n.count
      from (
        select t.from_user_id as user_id, count(distinct (t.offer_id, x.part_id))::int as count
        from transactions t left join order_items x on x.id = t.order_item_id
        where t.type <> 'exchange' and t.status = 'completed' group by 1) n
      where s.user_id = n.user_id`);
  }
}
