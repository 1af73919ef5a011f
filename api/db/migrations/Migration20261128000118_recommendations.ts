import { Migration } from "@mikro-orm/migrations";

/**
 * Recommendations: what a member looked at last, and what members did lately, is found by an index, each price says how rare its words are, and what a
 * member does not want to see again is kept. Prices that were learned before have no rarities until the next night.
 */
export class Migration20261128000118_recommendations extends Migration {
  override up(): void {
    this.addSql(`create index item_views_user_index on item_views (user_id, day desc)`);
    for (const table of ["item_likes", "messages", "offers"])
      this.addSql(
        `create index ${table}_created_index on ${table} using brin (created_at) with (pages_per_range = 16)`,
      );
    this.addSql(`alter table price_facts add column rarities float8[] not null default '{}'`);
    this.addSql(`alter table price_facts alter column rarities drop default`);
    this.addSql(`
      create table not_for_me (
        user_id int not null references users on delete cascade,
        recommendation text not null,
        created_at timestamptz(3) not null,
        primary key (user_id, recommendation)
      )`);
  }
}
