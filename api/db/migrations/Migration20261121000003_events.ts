import { Migration } from "@mikro-orm/migrations";

/**
 * The event log. The sequence is dense per audience: its counter row is taken last, in sorted order, just before
 * commit, so a reader that sees 7 after 5 knows that it missed 6. A global serial would be read with holes,
 * because rows commit out of order.
 */
export class Migration20261121000003_events extends Migration {
  override up(): void {
    this.addSql(
      `create table event_counters (audience text primary key, seq bigint not null) with (fillfactor = 50)`,
    );
    this.addSql(`
      create table event_log (
        audience text not null,
        seq bigint not null,
        topic text not null,
        data jsonb not null,
        created_at timestamptz(3) not null,
        primary key (audience, seq)
      )`);
    this.addSql(`create index event_log_created_index on event_log (created_at)`);
    // facts: [{ audience, topic, data, durable }] in the order in which they happened.
    this.addSql(`
      create function event_append(facts jsonb, p_at timestamptz) returns void language plpgsql as $$
      declare fact record; last_seq bigint; s bigint;
      begin
        for fact in
          select audience, count(*) as n
          from jsonb_to_recordset(facts) as f(audience text, durable boolean)
          where durable group by audience order by audience
        loop
          insert into event_counters as c (audience, seq) values (fact.audience, fact.n)
          on conflict (audience) do update set seq = c.seq + excluded.seq returning c.seq into last_seq;
          insert into event_log (audience, seq, topic, data, created_at)
          select fact.audience, last_seq - fact.n + row_number() over (order by ord), topic, data, p_at
          from rows from (jsonb_to_recordset(facts) as (audience text, topic text, data jsonb, durable boolean))
            with ordinality as f(audience, topic, data, durable, ord)
          where f.audience = fact.audience and durable;
          for s in last_seq - fact.n + 1 .. last_seq loop
            perform pg_notify('market_day_events', json_build_object('a', audience, 's', seq, 't', topic, 'd', data)::text)
            from event_log where audience = fact.audience and seq = s;
          end loop;
        end loop;
        for fact in
          select audience, topic, data from jsonb_to_recordset(facts) as f(audience text, topic text, data jsonb, durable boolean)
          where not durable
        loop
          perform pg_notify('market_day_events', json_build_object('a', fact.audience, 't', fact.topic, 'd', fact.data)::text);
        end loop;
      end $$`);
  }
}
