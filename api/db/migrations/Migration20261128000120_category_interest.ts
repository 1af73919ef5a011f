import { Migration } from "@mikro-orm/migrations";

/** How many members were interested in each category on each closed day; those of the days before are counted here. */
export class Migration20261128000120_category_interest extends Migration {
  override up(): void {
    this.addSql(`alter table market_day_categories add column interested int not null default 0`);
    this.addSql(`
      insert into market_day_categories (day, category, listed, deals, revenue, interested)
      select a.day, i.category, 0, 0, 0, count(distinct a.user_id)
      from (
        select day, item_id, user_id from item_views
        union all select (created_at at time zone 'UTC')::date, item_id, user_id from item_likes
        union all select (created_at at time zone 'UTC')::date, item_id, from_user_id from messages where item_id is not null
        union all select (created_at at time zone 'UTC')::date, target_item_id, buyer_id from offers) a
      join items i on i.id = a.item_id and i.user_id <> a.user_id and not i.is_circle_only
      join users u on u.id = a.user_id and u.is_active and not u.is_suspended
      where a.day <= (select max(day) from market_days)
      group by 1, 2
      on conflict (day, category) do update set interested = excluded.interested`);
  }
}
