import { Migration } from "@mikro-orm/migrations";

/** What each administrator has asked the explorer, for them alone. */
export class Migration20261126000114_explorer_runs extends Migration {
  override up(): void {
    this.addSql(`
      create table explorer_runs (
        id int generated always as identity primary key,
        user_id int not null references users,
        document text not null,
        operation_name text,
        variables jsonb not null,
        started_at timestamptz(3) not null,
        ms int not null,
        rows int not null,
        bytes int not null,
        error text
      )`);
    this.addSql(`create index explorer_runs_user_index on explorer_runs (user_id, id)`);
  }
}
