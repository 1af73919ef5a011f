import { Migration } from "@mikro-orm/migrations";

/**
 * A dispute was under review as soon as an administrator had taken it on, or the reporter had answered a question. Those
 * whose reported member has not answered and still has time wait for the answer again, and every open dispute promises
 * the date that its clock keeps.
 */
export class Migration20261125000096_both_sides_heard extends Migration {
  override up(): void {
    this.addSql(`
      update disputes d set
        status = case when h.asked_at is null then 'pending' else 'awaiting_response' end,
        deadline = h.since + interval '48 hours'
      from (
        select x.id, e.asked_at, coalesce(e.asked_at, x.created_at) as since
        from disputes x, lateral (
          select max(at) as asked_at from dispute_events where dispute_id = x.id and kind = 'asked') e) h
      where h.id = d.id and d.status = 'under_review' and d.answered_at is null
        and h.since + interval '48 hours' > now()`);
    this.addSql(`
      update disputes set decision_due_at =
        deadline + case when status = 'under_review' then interval '0' else interval '48 hours' end
      where deadline is not null`);
  }
}
