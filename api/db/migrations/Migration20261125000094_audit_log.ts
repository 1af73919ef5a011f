import { Migration } from "@mikro-orm/migrations";

/** The namespace of the audit log among the advisory locks. */
const LOCK = 0x4d45;

/**
 * The audit log: what administrators did and tried, append-only. Each row has the hash of the row before it, so a row
 * that was changed or removed later is found. Rows are numbered without a gap.
 */
export class Migration20261125000094_audit_log extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id int primary key,
        actor_id int not null references users,
        -- The address of an administrator's request; null for anybody else.
        address text,
        action text not null,
        subject_type text not null,
        subject_id text,
        reason text,
        -- done, or the code of the refusal.
        outcome text not null,
        before jsonb,
        after jsonb,
        effects jsonb,
        created_at timestamptz(3) not null,
        previous_hash bytea,
        hash bytea not null
      )`);
    this.addSql(`create index audit_log_actor_index on audit_log (actor_id, id)`);
    this.addSql(`create index audit_log_subject_index on audit_log (subject_type, subject_id, id)`);

    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'TP003'; end $$`);
    this.addSql(`
      create trigger audit_log_append_only before update or delete on audit_log
      for each row execute function refuse_change()`);
    this.addSql(`
      create trigger audit_log_no_truncate before truncate on audit_log
      for each statement execute function refuse_change()`);

    // Without nulls, so that a column that a later version adds and that may be null changes no hash of before. The text of times and bytes
    // would depend on the settings of the connection.
    this.addSql(`
      create function audit_hash(r audit_log) returns bytea language sql immutable as $$
        select sha256(convert_to(jsonb_strip_nulls(
          to_jsonb(r) - 'hash' || jsonb_build_object(
            'created_at', (extract(epoch from r.created_at) * 1000)::bigint,
            'previous_hash', encode(r.previous_hash, 'hex')))::text, 'UTF8')) $$`);

    // One transaction appends at a time: the lock is held until it ends, and the row before is read after it is granted.
    this.addSql(`
      create function audit_lock() returns void language sql as $$
        select pg_advisory_xact_lock(${LOCK}::bigint << 48) $$`);
    this.addSql(`
      create function audit_append(p_entry jsonb, p_at timestamptz) returns text language plpgsql as $$
      declare last audit_log; entry audit_log;
      begin
        perform audit_lock();
        select * into last from audit_log order by id desc limit 1;
        entry := jsonb_populate_record(null::audit_log, p_entry);
        entry.id := coalesce(last.id, 0) + 1;
        entry.created_at := p_at;
        entry.previous_hash := last.hash;
        entry.hash := audit_hash(entry);
        insert into audit_log select entry.*;
        return encode(entry.hash, 'hex');
      end $$`);

    this.addSql(`
      create function audit_log_problems() returns table (problem text, subject text) language sql stable as $$
        select x.problem, 'entry ' || x.id from (
          select id, case
            when audit_hash(e) <> hash then 'an entry was changed'
            when id <> coalesce(lag(id) over w, 0) + 1 then 'an entry is missing before it'
            when previous_hash is distinct from lag(hash) over w then 'the entry before it was changed'
          end as problem
          from audit_log e window w as (order by id)
        ) x where x.problem is not null $$`);

    // What an administrator's transaction did to holds is found by their time.
    this.addSql(
      `create index ledger_holds_resolved_index on ledger_holds (resolved_at) where resolved_at is not null`,
    );
  }
}
