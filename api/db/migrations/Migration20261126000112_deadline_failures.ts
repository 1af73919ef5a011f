import { Migration } from "@mikro-orm/migrations";

/** Why a row that is due could not be ended, for administrators. Rows nobody wrote again for a minute are over. */
export class Migration20261126000112_deadline_failures extends Migration {
  override up(): void {
    this.addSql(`
      create table deadline_failures (
        task text not null,
        row_id int not null,
        error text not null,
        tries int not null,
        failed_at timestamptz(3) not null,
        primary key (task, row_id)
      )`);
  }
}
