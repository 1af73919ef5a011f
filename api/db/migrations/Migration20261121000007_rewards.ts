import { Migration } from "@mikro-orm/migrations";

/** What members earn beside deals, once a period each, and how the trust level follows from facts. Source: C24..C26 */
export class Migration20261121000007_rewards extends Migration {
  override up(): void {
    // The row is the claim: its keys make the second one fail, whoever comes first. `period` is "once" or a UTC day.
    this.addSql(`
      create table earnings (
        id int generated always as identity primary key,
        user_id int not null references users,
        action text not null,
        period text not null check (period = 'once' or period ~ '^\\d{4}-\\d\\d-\\d\\d$'),
        task text,
        amount int not null check (amount > 0),
        streak int check (streak > 0),
        created_at timestamptz(3) not null,
        unique (user_id, action, period),
        check ((action = 'community_task') = (task is not null)),
        check ((action = 'daily_login') = (streak is not null))
      )`);
    // A community task pays once a month.
    this.addSql(
      `create unique index earnings_task_month_key on earnings (user_id, task, left(period, 7)) where task is not null`,
    );
    this.addSql(`
      create table shares (
        id int generated always as identity primary key,
        user_id int not null references users,
        item_id int not null references items,
        channel text not null,
        day date not null,
        created_at timestamptz(3) not null,
        unique (user_id, day, item_id, channel)
      )`);
    this.addSql(`create index shares_item_index on shares (item_id)`);

    // What others hold for open offers to a member, without reading all offers there ever were.
    this.addSql(
      `create index offers_seller_pending_index on offers (seller_id) where state = 'pending'`,
    );
    this.addSql(
      `create index offers_buyer_pending_index on offers (buyer_id) where state = 'pending'`,
    );

    // C26, in one place. What nobody has yet, such as a rating, is not reached.
    this.addSql(`
      create function trust_level_of(deals int, points int, rating numeric, email boolean, phone boolean)
      returns text language sql immutable as $$
        select case
          when deals >= 30 and rating >= 4.6 and email and phone then 'champion'
          when deals >= 10 and rating >= 4.2 and (email or phone) then 'trusted'
          when deals >= 3 or points >= 150 then 'contributor'
          else 'newbie' end $$`);

    // C24: how old a password is. Whoever changes it says when, in updated_at.
    this.addSql(`alter table users add column password_changed_at timestamptz(3)`);
    this.addSql(`update users set password_changed_at = created_at`);
    this.addSql(`
      create function users_note_password() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or new.password is distinct from old.password then
          new.password_changed_at := new.updated_at;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger users_note_password before insert or update of password on users
      for each row execute function users_note_password()`);
  }
}
