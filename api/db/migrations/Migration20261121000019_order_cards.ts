import { Migration } from "@mikro-orm/migrations";

/** The card of an order in the thread of its buyer and a seller. Source: C27 */
export class Migration20261121000019_order_cards extends Migration {
  override up(): void {
    this.addSql(`
      alter table messages
        add column order_part_id int references order_parts,
        add constraint messages_order_part_check check ((message_type = 'order') = (order_part_id is not null))`);
    this.addSql(
      `create index messages_order_part_id_index on messages (order_part_id) where order_part_id is not null`,
    );
  }
}
