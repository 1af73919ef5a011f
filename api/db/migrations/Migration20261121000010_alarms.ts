import { Migration } from "@mikro-orm/migrations";

/**
 * Alarms for states that end by themselves: a job in the queue, written by the table's own trigger in the transaction
 * that enters the state, moved with its deadline and removed when the state ends. No use case can forget one, a
 * rollback sets none, and a restored backup sets them anew. A table needs `id`, `state` and `deadline`.
 */
export class Migration20261121000010_alarms extends Migration {
  override up(): void {
    // The argument names the task. Tried ten times over some hours; the sweep looks at the row itself meanwhile.
    this.addSql(`
      create function set_alarm() returns trigger language plpgsql as $$
      begin
        if new.deadline is null then
          perform graphile_worker.remove_job(TG_ARGV[0] || ':' || new.id);
        else
          perform graphile_worker.add_job(TG_ARGV[0], json_build_object('id', new.id),
            run_at := new.deadline, job_key := TG_ARGV[0] || ':' || new.id, max_attempts := 10);
        end if;
        return null;
      end $$`);
    this.addSql(`
      create function clear_alarm() returns trigger language plpgsql as $$
      begin
        perform graphile_worker.remove_job(TG_ARGV[0] || ':' || new.id);
        return null;
      end $$`);

    this.addSql(`
      create trigger offers_set_alarm after insert or update of state, deadline on offers
      for each row when (new.state = 'pending') execute function set_alarm('offer-expires')`);
    this.addSql(`
      create trigger offers_clear_alarm after update of state on offers
      for each row when (old.state = 'pending' and new.state <> 'pending') execute function clear_alarm('offer-expires')`);
    // What waited before there were alarms.
    this.addSql(`update offers set state = state where state = 'pending'`);

    this.addSql(`create index mails_waiting_index on mails (id) where sent_at is null`);
  }
}
