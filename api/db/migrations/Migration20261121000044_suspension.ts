import { Migration } from "@mikro-orm/migrations";

/** Who was suspended, why and until when; and no item of a suspended member on the market. Source: TB-023, C36 */
export class Migration20261121000044_suspension extends Migration {
  override up(): void {
    // `duration` is in hours; none: until it is lifted. `deadline` is there while a timed one holds.
    this.addSql(`
      create table suspension_logs (
        id int generated always as identity primary key,
        user_id int not null references users on delete cascade,
        admin_id int references users,
        reason text not null,
        duration int check (duration > 0),
        notes text,
        is_active boolean not null default true,
        expires_at timestamptz(3),
        deadline timestamptz(3),
        created_at timestamptz(3) not null,
        lifted_at timestamptz(3),
        lifted_by_id int references users,
        lift_notes text,
        check ((lifted_at is null) = is_active),
        check (deadline is null or is_active)
      )`);
    this.addSql(`create index suspension_logs_user_index on suspension_logs (user_id, id desc)`);
    this.addSql(
      `create unique index suspension_logs_active_key on suspension_logs (user_id) where is_active`,
    );
    this.addSql(
      `create index suspension_logs_deadline_index on suspension_logs (deadline) where deadline is not null`,
    );
    this.addSql(`
      create trigger suspension_logs_set_alarm after insert or update of deadline on suspension_logs
      for each row when (new.deadline is not null) execute function set_alarm('suspension-ends')`);
    this.addSql(`
      create trigger suspension_logs_clear_alarm after update of deadline on suspension_logs
      for each row when (old.deadline is not null and new.deadline is null) execute function clear_alarm('suspension-ends')`);
    this.addSql(`create index users_suspended_index on users (id) where is_suspended`);

    // Whatever puts an item on the market, such as the end of an order, does not for a suspended member. It comes back
    // when the suspension ends.
    this.addSql(`alter table items add column is_withheld boolean not null default false`);
    this.addSql(`
      create function items_withhold() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from users where id = new.user_id and is_suspended) then
          new.status := 'hidden';
          new.is_withheld := true;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger items_withhold before insert or update of status on items
      for each row when (new.status = 'available') execute function items_withhold()`);

    // What was suspended before there was a log.
    this.addSql(`
      insert into suspension_logs (user_id, reason, duration, expires_at, deadline, created_at)
      select id, coalesce(suspension_reason, ''),
        greatest(1, ceil(extract(epoch from suspended_until - updated_at) / 3600))::int,
        suspended_until, suspended_until, updated_at
      from users where is_suspended`);
    this.addSql(`
      update items i set status = 'hidden', is_withheld = true
      from users u where u.id = i.user_id and u.is_suspended and i.status = 'available'`);
  }
}
