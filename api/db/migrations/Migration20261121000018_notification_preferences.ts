import { Migration } from "@mikro-orm/migrations";

/** What a member wants to be told, on the site and by mail, and the way out of the mails. Source: C28 */
export class Migration20261121000018_notification_preferences extends Migration {
  override up(): void {
    // Only choices are rows; what nobody chose follows the list of kinds.
    this.addSql(`
      create table notification_preferences (
        user_id int not null references users on delete cascade,
        type text not null,
        in_app boolean not null,
        email boolean not null,
        primary key (user_id, type)
      )`);

    // The token stands in every mail and can do nothing but end them, so it need not be hashed.
    this.addSql(`
      alter table users add column notification_emails boolean not null default true,
        add column unsubscribe_token text not null default replace(gen_random_uuid()::text, '-', '')`);
    this.addSql(`create unique index users_unsubscribe_token_key on users (unsubscribe_token)`);

    // A kind that is wanted by mail only still needs its row: it says what was told about already.
    this.addSql(`alter table notifications add column in_app boolean not null default true`);

    this.addSql(`
      alter table mails add column user_id int references users on delete cascade,
        add column notification_id int references notifications on delete set null,
        add column unsubscribe_url text`);
    this.addSql(
      `create index mails_user_index on mails (user_id, created_at) where user_id is not null`,
    );
    this.addSql(
      `create index mails_notification_index on mails (notification_id) where notification_id is not null`,
    );
  }
}
