import { Migration } from "@mikro-orm/migrations";

/**
 * What a transaction tells is one notice, an array, instead of one for each fact: every server is woken once. A notice has
 * less than 8,000 bytes, so what does not fit goes into the next one.
 */
export class Migration20261121000082_one_notice extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function event_append(facts jsonb, p_at timestamptz) returns void language plpgsql as $$
      declare words text[]; word text; notice text := '';
      begin
        with told as materialized (
          select f.audience, f.topic, f.data, f.durable, f.ord,
            row_number() over (partition by f.audience, f.durable order by f.ord) as n
          from rows from (jsonb_to_recordset(facts) as (audience text, topic text, data jsonb, durable boolean))
            with ordinality as f (audience, topic, data, durable, ord)),
        -- In the order of the audiences, or two use cases could wait for each other.
        counted as (
          insert into event_counters as c (audience, seq)
          select audience, count(*) from told where durable group by audience order by audience
          on conflict (audience) do update set seq = c.seq + excluded.seq
          returning new.audience, coalesce(old.seq, 0) as before),
        logged as (
          insert into event_log (audience, seq, topic, data, created_at)
          select t.audience, c.before + t.n, t.topic, t.data, p_at
          from told t join counted c using (audience) where t.durable)
        select array_agg(
          case when t.durable
            then json_build_object('a', t.audience, 's', c.before + t.n, 't', t.topic, 'd', t.data)
            else json_build_object('a', t.audience, 't', t.topic, 'd', t.data) end::text
          order by t.durable desc, t.audience, t.ord) into words
        from told t left join counted c on t.durable and c.audience = t.audience;

        foreach word in array coalesce(words, '{}') loop
          if octet_length(notice) + octet_length(word) > 7900 then
            perform pg_notify('market_day_events', '[' || notice || ']');
            notice := '';
          end if;
          notice := concat_ws(',', nullif(notice, ''), word);
        end loop;
        perform pg_notify('market_day_events', '[' || notice || ']');
      end $$`);
  }
}
