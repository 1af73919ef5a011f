import { Migration } from "@mikro-orm/migrations";

/** What is on its way to a seller is read with the wallet: only the parts that are not over. Source: C24 */
export class Migration20261121000017_incoming extends Migration {
  override up(): void {
    this.addSql(
      `create index order_parts_seller_open_index on order_parts (seller_id) where deadline is not null`,
    );
  }
}
