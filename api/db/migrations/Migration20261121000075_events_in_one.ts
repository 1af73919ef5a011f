import { Migration } from "@mikro-orm/migrations";

/** All facts of a use case are counted, stored and told by one statement, where each took three. */
export class Migration20261121000075_events_in_one extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function event_append(facts jsonb, p_at timestamptz) returns void language plpgsql as $$
      declare told_count int;
      begin
        with told as materialized (
          select f.audience, f.topic, f.data, f.durable, f.ord,
            row_number() over wide as n, count(*) over (partition by f.audience, f.durable) as of
          from rows from (jsonb_to_recordset(facts) as (audience text, topic text, data jsonb, durable boolean))
            with ordinality as f (audience, topic, data, durable, ord)
          window wide as (partition by f.audience, f.durable order by f.ord)),
        -- In the order of the audiences, or two use cases could wait for each other.
        counted as (
          insert into event_counters as c (audience, seq)
          select audience, count(*) from told where durable group by audience order by audience
          on conflict (audience) do update set seq = c.seq + excluded.seq returning c.audience, c.seq),
        logged as (
          insert into event_log (audience, seq, topic, data, created_at)
          select t.audience, c.seq - t.of + t.n, t.topic, t.data, p_at
          from told t join counted c using (audience) where t.durable)
        select count(pg_notify('market_day_events', word)) into told_count from (
          select case when t.durable
              then json_build_object('a', t.audience, 's', c.seq - t.of + t.n, 't', t.topic, 'd', t.data)
              else json_build_object('a', t.audience, 't', t.topic, 'd', t.data) end::text as word
          from told t left join counted c on t.durable and c.audience = t.audience
          order by t.durable desc, t.audience, t.ord) words;
      end $$`);
  }
}
