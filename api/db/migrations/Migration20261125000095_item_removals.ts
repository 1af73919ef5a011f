import { Migration } from "@mikro-orm/migrations";

/** Items that administrators took off the market, and what they were before, for 30 days. */
export class Migration20261125000095_item_removals extends Migration {
  override up(): void {
    this.addSql(`
      create table item_removals (
        id int generated always as identity primary key,
        item_id int not null references items,
        admin_id int not null references users,
        reason text not null,
        previous_status text not null check (previous_status in
          ('draft', 'available', 'reserved', 'in_auction', 'traded', 'sold', 'hidden', 'removed')),
        created_at timestamptz(3) not null,
        restored_at timestamptz(3)
      )`);
    this.addSql(
      `create unique index item_removals_active_key on item_removals (item_id) where restored_at is null`,
    );
  }
}
