import { Migration } from "@mikro-orm/migrations";

/** Adjustments of members' wallets: who asked for it, who decided, and what became of it. */
export class Migration20261125000102_adjustments extends Migration {
  override up(): void {
    // The rules of who may do what hold here, too: nobody adjusts the own wallet or decides what they asked for.
    this.addSql(`
      create table adjustments (
        id int generated always as identity primary key,
        user_id int not null references users,
        amount int not null check (abs(amount) between 1 and 1000),
        reason text not null,
        notes text,
        status text not null check (status in ('requested', 'posted', 'rejected', 'withdrawn', 'expired', 'failed')),
        failure text check (failure in ('insufficient_balance', 'member_gone', 'requester_gone')),
        is_alone boolean not null,
        requested_by int not null references users,
        decided_by int references users,
        decision_note text,
        deadline timestamptz(3),
        created_at timestamptz(3) not null,
        ended_at timestamptz(3),
        constraint adjustments_check check (user_id <> requested_by),
        constraint adjustments_check1 check (decided_by <> user_id and (status = 'withdrawn') = (decided_by = requested_by)),
        constraint adjustments_check2 check ((status = 'requested') = (deadline is not null)),
        constraint adjustments_check3 check ((status = 'requested') = (ended_at is null)),
        constraint adjustments_check4 check ((status = 'failed') = (failure is not null))
      )`);
    this.addSql(
      `create unique index adjustments_waiting_key on adjustments (user_id) where status = 'requested'`,
    );
    this.addSql(
      `create index adjustments_deadline_index on adjustments (deadline) where deadline is not null`,
    );
    this.addSql(`create index adjustments_created_index on adjustments (created_at)`);
    this.addSql(`create index adjustments_status_index on adjustments (status, id)`);
    this.addSql(`create index adjustments_user_index on adjustments (user_id, id)`);
  }
}
