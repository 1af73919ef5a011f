import { Migration } from "@mikro-orm/migrations";

/** Visits of members, and the figures of closed days. */
export class Migration20261125000097_market_days extends Migration {
  override up(): void {
    this.addSql(`
      create table user_activity (
        id bigint generated always as identity primary key,
        user_id int not null references users,
        action text not null,
        entity_type text,
        entity_id int,
        metadata jsonb not null default '{}',
        -- The session's public number; sessions are deleted before their visits.
        session_id int,
        ip_address text,
        user_agent text,
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null
      )`);
    this.addSql(`create index user_activity_user_index on user_activity (user_id, created_at)`);
    this.addSql(`create index user_activity_created_index on user_activity (created_at)`);

    this.addSql(`
      create table market_days (
        day date primary key,
        new_users int not null,
        -- Null for days before visits were counted.
        active_users int,
        deals int not null,
        revenue int not null,
        refunded int not null,
        looks int not null,
        visits int not null,
        visit_minutes float8 not null
      )`);
    // Kept for yesterday: today adds what is new in it, so that nobody counts 30 days again for each look at the figures.
    this.addSql(`
      create table market_windows (
        day date primary key,
        -- Of the 29 days that end with this one: members who visited, pairs of member and item that met by a look, those
        -- of them that became a deal.
        active int not null,
        looked int not null,
        dealt int not null,
        -- Members who visited 13 to 7 days before this one, and those of them who did again in its last six days.
        cohort int not null,
        cohort_back int not null
      )`);
    this.addSql(`
      create table market_day_categories (
        day date not null,
        category text not null,
        listed int not null,
        deals int not null,
        revenue int not null,
        primary key (day, category)
      )`);

    // Rows come in the order of their time, so a block range index finds a day and costs a write nothing.
    this.addSql(
      `create index item_views_day_index on item_views using brin (day) with (pages_per_range = 16)`,
    );
    this.addSql(
      `create index ledger_transfers_created_index on ledger_transfers using brin (created_at) with (pages_per_range = 16)`,
    );
    this.addSql(
      `create index transactions_created_index on transactions using brin (created_at) with (pages_per_range = 16)`,
    );
    this.addSql(
      `create index items_created_index on items using brin (created_at) with (pages_per_range = 16)`,
    );
    // The database folds equal entries together: it counts a market's items by 2 MB of index instead of all their texts.
    this.addSql(`create index items_status_index on items (status)`);
    this.addSql(`create index users_created_index on users (created_at)`);

    this.addSql(`
      create table outbox_retention (
        id int primary key default 1 check (id = 1),
        -- The newest event that was deleted.
        deleted_through bigint not null
      )`);
  }
}
