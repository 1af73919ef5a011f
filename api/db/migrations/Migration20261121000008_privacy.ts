import { Migration } from "@mikro-orm/migrations";

/** Who may see what of a member, and where they signed in. Source: C43, S1 §2 "Profile" */
export class Migration20261121000008_privacy extends Migration {
  override up(): void {
    // The place a member wrote was public before anybody could choose, so that stays the default.
    for (const [column, preset] of [
      ["location_visible_to", "everybody"],
      ["online_visible_to", "members"],
      ["wants_visible_to", "members"],
    ]) {
      this.addSql(`
        alter table users add column ${column} text not null default '${preset}'
          check (${column} in ('everybody','members','nobody'))`);
    }

    // Ended sessions are deleted; what a member did stays in their own activity for a while.
    this.addSql(`
      create table sign_ins (
        id int generated always as identity primary key,
        user_id int not null references users on delete cascade,
        user_agent text,
        ip_address text,
        created_at timestamptz(3) not null
      )`);
    this.addSql(`create index sign_ins_user_index on sign_ins (user_id, created_at desc)`);
    this.addSql(`create index sign_ins_created_index on sign_ins (created_at)`);
  }
}
