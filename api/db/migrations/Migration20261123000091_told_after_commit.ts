import { Migration } from "@mikro-orm/migrations";

const TASKS = [
  "offer-expires",
  "order-part-ends",
  "stream-ends",
  "stream-reminds",
  "review-published",
  "dispute-moves",
  "suspension-ends",
];
const TABLES = [
  "offers",
  "order_parts",
  "live_streams",
  "reviews",
  "disputes",
  "suspension_logs",
  "stream_reminders",
];

/**
 * No transaction of a use case notifies: PostgreSQL lets one at a time commit that does. What was appended is answered, for
 * the server to tell when it is committed; and deadlines are found in the rows, every second, so that no trigger puts an
 * alarm into the queue, which notifies as well.
 */
export class Migration20261123000091_told_after_commit extends Migration {
  override up(): void {
    this.addSql(`drop function event_append(jsonb, timestamptz)`);
    this.addSql(`
      create function event_append(facts jsonb, p_at timestamptz) returns jsonb language plpgsql as $$
      declare notices jsonb;
      begin
        with told as materialized (
          select f.audience, f.topic, f.data, row_number() over (partition by f.audience order by f.ord) as n
          from rows from (jsonb_to_recordset(facts) as (audience text, topic text, data jsonb))
            with ordinality as f (audience, topic, data, ord)),
        -- In the order of the audiences, or two use cases could wait for each other.
        counted as (
          insert into event_counters as c (audience, seq)
          select audience, count(*) from told group by audience order by audience
          on conflict (audience) do update set seq = c.seq + excluded.seq
          returning new.audience, coalesce(old.seq, 0) as before),
        logged as (
          insert into event_log (audience, seq, topic, data, created_at)
          select t.audience, c.before + t.n, t.topic, t.data, p_at
          from told t join counted c using (audience))
        select jsonb_agg(jsonb_build_object('a', t.audience, 's', c.before + t.n, 't', t.topic, 'd', t.data)
          order by t.audience, t.n) into notices
        from told t join counted c using (audience);
        return notices;
      end $$`);

    for (const table of TABLES) {
      this.addSql(`drop trigger ${table}_set_alarm on ${table}`);
      this.addSql(`drop trigger ${table}_clear_alarm on ${table}`);
    }
    this.addSql(`drop function set_alarm()`);
    this.addSql(`drop function clear_alarm()`);
    this.addSql(`
      select graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs where task_identifier in (${TASKS.map((task) => `'${task}'`).join()})))`);
  }
}
