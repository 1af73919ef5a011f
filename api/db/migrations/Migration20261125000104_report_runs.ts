import { Migration } from "@mikro-orm/migrations";

/** The schedules of administrators' reports, and each run with its file. */
export class Migration20261125000104_report_runs extends Migration {
  override up(): void {
    // `deadline` is the next run; `run_on` is the day of the week (1 is Monday) or of the month.
    this.addSql(`
      create table report_schedules (
        id int generated always as identity primary key,
        report text not null,
        parameters jsonb not null,
        format text not null check (format in ('csv', 'jsonl')),
        frequency text not null check (frequency in ('daily', 'weekly', 'monthly')),
        run_on int,
        hour int not null check (hour between 0 and 23),
        status text not null check (status in ('active', 'paused', 'stopped')),
        owner_id int not null references users,
        deadline timestamptz(3),
        created_at timestamptz(3) not null,
        constraint report_schedules_deadline_check check ((status = 'active') = (deadline is not null)),
        constraint report_schedules_run_on_check check (case frequency
          when 'daily' then run_on is null
          when 'weekly' then run_on is not null and run_on between 1 and 7
          else run_on is not null and run_on between 1 and 28 end)
      )`);
    this.addSql(
      `create index report_schedules_deadline_index on report_schedules (deadline) where deadline is not null`,
    );
    this.addSql(`create index report_schedules_owner_index on report_schedules (owner_id)`);

    // `file_key` names the file of the attempt that is under way or done; `lease_until` is by the database's clock.
    this.addSql(`
      create table report_runs (
        id int generated always as identity primary key,
        report text not null,
        parameters jsonb not null,
        format text not null check (format in ('csv', 'jsonl')),
        status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed', 'cancelled')),
        requested_by_id int not null references users,
        schedule_id int references report_schedules on delete set null,
        attempts int not null default 0,
        file_key uuid,
        lease_until timestamptz(3),
        total int,
        rows int not null default 0,
        bytes bigint not null default 0,
        sha256 text,
        as_of timestamptz(3),
        failure text check (failure in ('disk_full', 'too_slow', 'interrupted', 'error')),
        created_at timestamptz(3) not null,
        started_at timestamptz(3),
        finished_at timestamptz(3),
        constraint report_runs_done_check check (
          (status = 'done') = (sha256 is not null) and (status <> 'done' or (file_key is not null and as_of is not null))),
        constraint report_runs_failed_check check ((status = 'failed') = (failure is not null)),
        constraint report_runs_running_check check ((status = 'running') = (lease_until is not null)),
        constraint report_runs_finished_check check (
          (status in ('done', 'failed', 'cancelled')) = (finished_at is not null))
      )`);
    // One is written at a time, whatever the servers believe of each other.
    this.addSql(
      `create unique index report_runs_one_running_key on report_runs (status) where status = 'running'`,
    );
    this.addSql(
      `create index report_runs_queued_index on report_runs (id) where status = 'queued'`,
    );
    this.addSql(
      `create index report_runs_finished_index on report_runs (finished_at) where finished_at is not null`,
    );
    this.addSql(`create index report_runs_schedule_index on report_runs (schedule_id, id)`);
    this.addSql(`create index report_runs_requested_by_index on report_runs (requested_by_id)`);
  }
}
