import { Migration } from "@mikro-orm/migrations";

/**
 * Predictions are kept as they were said, until it is known how they came out and a year longer. Each says that a count
 * will be in a range: sales of an item, visits of a category, offers between two members.
 */
export class Migration20261128000121_predictions extends Migration {
  override up(): void {
    this.addSql(`
      create table predictions (
        id int generated always as identity primary key,
        user_id int references users on delete cascade,
        type text not null,
        topic text not null,
        item_id int references items on delete cascade,
        asked_tp int,
        category text,
        other_id int references users on delete cascade,
        raw float8,
        low int not null,
        high int,
        confidence int,
        said jsonb not null,
        made_at timestamptz(3) not null,
        due_at timestamptz(3) not null,
        outcome text,
        resolved_at timestamptz(3),
        constraint predictions_about_check check (num_nonnulls(item_id, category, other_id) = 1),
        constraint predictions_confidence_check check (confidence between 1 and 99),
        constraint predictions_type_check check (type in ('price', 'timing', 'compatibility', 'trend', 'demand')),
        constraint predictions_outcome_check check (outcome in ('right', 'wrong', 'void')),
        constraint predictions_resolved_check check ((outcome is null) = (resolved_at is null))
      )`);
    this.addSql(
      `create unique index predictions_open_key on predictions (coalesce(user_id, 0), topic) where outcome is null`,
    );
    this.addSql(`create index predictions_due_index on predictions (due_at) where outcome is null`);
    this.addSql(`create index predictions_user_index on predictions (user_id, resolved_at desc)`);
    this.addSql(`create index predictions_item_index on predictions (item_id)`);
    this.addSql(`create index predictions_other_index on predictions (other_id)`);
    this.addSql(`
      create table predicted_members (
        user_id int primary key references users on delete cascade,
        predicted_at timestamptz(3) not null
      )`);
  }
}
