import { Migration } from "@mikro-orm/migrations";

/**
 * When an administrator viewed the market as a member, and why. A session's id is no reference: the row stays when the
 * session is gone, and an id is never given twice.
 */
export class Migration20261125000106_member_views extends Migration {
  override up(): void {
    this.addSql(`
      create table member_views (
        id int generated always as identity primary key,
        token text not null constraint member_views_token_key unique,
        user_id int not null references users,
        admin_id int not null references users,
        session_id int not null,
        reason text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3)
      )`);
    this.addSql(`create index member_views_user_index on member_views (user_id, created_at)`);
    this.addSql(
      `create unique index member_views_open_key on member_views (session_id) where ended_at is null`,
    );
  }
}
