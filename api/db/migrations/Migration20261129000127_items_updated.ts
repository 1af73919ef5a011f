import { Migration } from "@mikro-orm/migrations";

/** Which items changed since midnight is asked every few minutes, for the members who are to be predicted for again. */
export class Migration20261129000127_items_updated extends Migration {
  override up(): void {
    this.addSql(`create index items_updated_index on items (updated_at)`);
  }
}
