import { Migration } from "@mikro-orm/migrations";

/** Whether a member's activity is used: recorded, learned from, and evidence for others. Source: panels I-19 */
export class Migration20261129000126_activity_use extends Migration {
  override up(): void {
    this.addSql(
      `alter table users add column is_activity_used boolean not null default true, add column activity_recorded_from date`,
    );
    this.addSql(
      `create index users_activity_unused_index on users (id) where not is_activity_used`,
    );
  }
}
