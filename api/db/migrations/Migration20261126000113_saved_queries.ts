import { Migration } from "@mikro-orm/migrations";

/** Queries of the explorer that administrators keep, for themselves or for all of them. */
export class Migration20261126000113_saved_queries extends Migration {
  override up(): void {
    // One whose owner has left is everybody's. `pinned_at` is since when it is on the dashboard.
    this.addSql(`
      create table saved_queries (
        id int generated always as identity primary key,
        owner_id int references users,
        slug text not null constraint saved_queries_slug_key unique,
        folder text,
        title text not null,
        document text not null,
        operation_name text,
        defaults jsonb not null,
        chart jsonb,
        visibility text not null check (visibility in ('private', 'staff')),
        version int not null default 1,
        pinned_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        constraint saved_queries_owner_check check (visibility = 'staff' or owner_id is not null),
        constraint saved_queries_pinned_check check (visibility = 'staff' or pinned_at is null)
      )`);
    this.addSql(`create index saved_queries_owner_index on saved_queries (owner_id)`);
    this.addSql(`create index saved_queries_updated_index on saved_queries (updated_at, id)`);
    this.addSql(
      `create index saved_queries_pinned_index on saved_queries (pinned_at) where pinned_at is not null`,
    );
  }
}
