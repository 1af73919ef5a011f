import { Migration } from "@mikro-orm/migrations";

/** The namespace of the outbox among the advisory locks: the upper 16 bits of their 64; the others are an event's number. */
const LOCKS = 0x4d44;

/**
 * The outbox: what happened, appended by the transaction in which it did, and how far each consumer has come. Numbers are
 * given before the commit, so a smaller one may come to be seen later. An open transaction that appends therefore shows,
 * by a lock, after which number its events come; consumers read up to there.
 */
export class Migration20261123000092_outbox extends Migration {
  override up(): void {
    this.addSql(`
      create table domain_events (
        id bigint generated always as identity primary key,
        type text not null,
        data jsonb not null,
        -- Who had something to do about it when it happened.
        consumers text[] not null,
        happened_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table event_consumers (
        name text primary key,
        -- The last event it has done, or that was not for it.
        position bigint not null
      )`);
    this.addSql(`
      create table dead_letters (
        consumer text not null references event_consumers on delete cascade,
        event_id bigint not null references domain_events,
        error text not null,
        failed_at timestamptz(3) not null,
        -- An operator wants it to be tried once more.
        retry boolean not null default false,
        primary key (consumer, event_id)
      )`);
    this.addSql(`create index dead_letters_event_index on dead_letters (event_id)`);

    this.addSql(`
      create function outbox_newest() returns bigint language sql volatile as $$
        select case when is_called then last_value else 0 end from domain_events_id_seq $$`);

    // The lock is held before a number is given: each number is larger than its lock's.
    this.addSql(`
      create function outbox_append(p_events jsonb, p_at timestamptz) returns void language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared((${LOCKS}::bigint << 48) + outbox_newest());
        insert into domain_events (type, data, consumers, happened_at)
        select e.type, e.data, e.consumers, p_at
        from rows from (jsonb_to_recordset(p_events) as (type text, data jsonb, consumers text[]))
          with ordinality as e (type, data, consumers, n)
        order by e.n;
      end $$`);

    // The newest number is looked at before the locks: who takes one later gets a larger number. Events up to the answer
    // are there or never will be, for a statement that begins after this.
    this.addSql(`
      create function outbox_horizon() returns bigint language plpgsql as $$
      declare newest bigint; open_after bigint;
      begin
        newest := outbox_newest();
        select min(((l.classid::bigint & 65535) << 32) | l.objid::bigint) into open_after
        from pg_locks l
        where l.locktype = 'advisory' and l.objsubid = 1 and l.classid::bigint >> 16 = ${LOCKS} and l.pid <> pg_backend_pid()
          and l.database = (select oid from pg_database where datname = current_database());
        return least(newest, open_after);
      end $$`);

    this.addSql(`
      create function outbox_take(p_consumer text, p_most int) returns jsonb language plpgsql as $$
      declare
        before bigint; horizon bigint; taken jsonb; place bigint;
      begin
        select position into strict before from event_consumers where name = p_consumer for update;
        horizon := outbox_horizon();
        select jsonb_agg(jsonb_build_object('id', e.id, 'type', e.type, 'data', e.data,
                 'at', extract(epoch from e.happened_at) * 1000) order by e.id), max(e.id)
        into taken, place
        from (
          select * from domain_events
          where id > before and id <= horizon and p_consumer = any(consumers) order by id limit p_most) e;

        place := greatest(before, coalesce(place, horizon));
        if place > before then
          update event_consumers set position = place where name = p_consumer;
        end if;
        return jsonb_build_object('events', coalesce(taken, '[]'), 'more', exists (
          select 1 from domain_events where id > place and p_consumer = any(consumers)));
      end $$`);

    // Who has something to do. Those who have not move on, so that nobody looks through the same events twice.
    this.addSql(`
      create function outbox_behind() returns text[] language plpgsql as $$
      declare horizon bigint;
      begin
        horizon := outbox_horizon();
        update event_consumers c set position = horizon
        from (select name from event_consumers where position < horizon order by name for update skip locked) idle
        where c.name = idle.name and not exists (
          select 1 from domain_events e where e.id > c.position and e.id <= horizon and c.name = any(e.consumers));
        return array(select name from event_consumers c where exists (
          select 1 from domain_events e where e.id > c.position and c.name = any(e.consumers)));
      end $$`);

    // A new consumer begins with what happens from now on.
    this.addSql(`
      create function consumers_register(p_names text[]) returns void language sql as $$
        insert into event_consumers (name, position) select name, outbox_newest() from unnest(p_names) name order by name
        on conflict do nothing $$`);
  }
}
