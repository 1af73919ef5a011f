import { Migration } from "@mikro-orm/migrations";

/** What a market knows about itself, by name: `demo` says that it was filled as a demo market, and with whom. */
export class Migration20261121000004_demo extends Migration {
  override up(): void {
    this.addSql(`
      create table settings (
        key text primary key,
        value jsonb not null,
        updated_at timestamptz(3) not null
      )`);
  }
}
