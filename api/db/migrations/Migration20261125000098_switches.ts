import { Migration } from "@mikro-orm/migrations";

/** What administrators have closed. A switch without a row is on, so nothing is inserted here. */
export class Migration20261125000098_switches extends Migration {
  override up(): void {
    this.addSql(`
      create table switches (
        name text primary key,
        is_on boolean not null,
        reason text not null,
        changed_by int not null references users,
        changed_at timestamptz(3) not null
      )`);
  }
}
