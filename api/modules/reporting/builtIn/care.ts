import { DisputeStatus } from "../../../core/graphql/enums.ts";
import { sql } from "../../../core/sql/sql.ts";
import { column, tpColumn, type Report } from "../report.ts";

/** Without what the two sides wrote: that stays in the dispute. */
export const disputes: Report = {
  label: "Disputes",
  description: "Disputes that were filed in the days, without what was written in them.",
  takesDays: true,
  takesCategory: false,
  statuses: Object.values(DisputeStatus),
  columns: [
    column("dispute_id", "whole_number", "The dispute"),
    column("category", "text", "Such as scam or misrepresentation"),
    column("priority", "text", "low, medium or high"),
    column("status", "text", "Such as pending or resolved"),
    column("outcome", "text", "What was decided; empty while it is open"),
    column("reporter_id", "whole_number", "Who filed it"),
    column("reported_id", "whole_number", "The other side"),
    tpColumn("amount_tp", "The price of the deal"),
    tpColumn("refund_tp", "What was to go back"),
    tpColumn("refunded_tp", "What could go back"),
    column("filed_at", "time", "When it was filed"),
    column("answered_at", "time", "When the other side answered"),
    column("decision_due_at", "time", "The promised date of the decision"),
    column("resolved_at", "time", "When it ended"),
    column("resolved_by_id", "whole_number", "The administrator who decided"),
  ],
  statement: ({ from, to, status }) => sql`
    select d.id as dispute_id, d.category, d.priority, d.status, d.outcome, d.reporter_id,
      d.reported_user_id as reported_id, d.amount as amount_tp, d.refund_amount as refund_tp,
      d.refunded as refunded_tp, d.created_at as filed_at, d.answered_at, d.decision_due_at, d.resolved_at,
      d.resolved_by as resolved_by_id
    from disputes d
    where d.created_at >= ${from}::timestamptz and d.created_at < ${to}::timestamptz
      and (${status}::text is null or d.status = ${status})
    order by d.id`,
};

export const moderation: Report = {
  label: "Moderation",
  description: "Members who were suspended and items that were removed in the days, and why.",
  takesDays: true,
  takesCategory: false,
  statuses: [],
  columns: [
    column("at", "time", "When it was decided"),
    column("act", "text", "suspension or item_removal"),
    column("member_id", "whole_number", "The member who was suspended, or who owns the item"),
    column("username", "text", "Their username"),
    column("item_id", "whole_number", "The item; empty for a suspension"),
    column("item", "text", "Its title"),
    column("reason", "text", "What the member was told"),
    column("admin_id", "whole_number", "Who decided; empty for the market itself"),
    column("until", "time", "The end that was named; empty without one"),
    column("undone_at", "time", "When it was lifted or the item came back"),
  ],
  statement: ({ from, to }) => sql`
    select m.at, m.act, m.member_id, u.username, m.item_id, m.item, m.reason, m.admin_id, m.until, m.undone_at
    from (
      select s.created_at as at, 'suspension' as act, s.id, s.user_id as member_id, null::int as item_id,
        null::text as item, s.reason, s.admin_id, s.expires_at as until, s.lifted_at as undone_at
      from suspension_logs s
      where s.created_at >= ${from}::timestamptz and s.created_at < ${to}::timestamptz
      union all
      select r.created_at, 'item_removal', r.id, i.user_id, i.id, i.title, r.reason, r.admin_id, null, r.restored_at
      from item_removals r join items i on i.id = r.item_id
      where r.created_at >= ${from}::timestamptz and r.created_at < ${to}::timestamptz) m
    join users u on u.id = m.member_id
    order by m.at, m.act, m.id`,
};

/** Without addresses and what was counted: the audit log shows both. */
export const adminActions: Report = {
  label: "Administrators' actions",
  description: "The audit log of the days: what administrators did and tried.",
  takesDays: true,
  takesCategory: false,
  statuses: [],
  columns: [
    column("entry_id", "whole_number", "The entry of the audit log"),
    column("at", "time", "When it was done"),
    column("actor_id", "whole_number", "Who did it, or tried"),
    column("actor", "text", "Their username"),
    column("action", "text", "Such as suspendMember"),
    column("outcome", "text", "done, or the code of the refusal"),
    column("subject_type", "text", "What it was about, such as member"),
    column("subject_id", "text", "Its id or name"),
    column("reason", "text", "Why"),
    column("hash", "text", "The entry's hash, which the next one has in its own"),
  ],
  statement: ({ from, to }) => sql`
    select a.id as entry_id, a.created_at as at, a.actor_id, u.username as actor, a.action, a.outcome, a.subject_type,
      a.subject_id, a.reason, encode(a.hash, 'hex') as hash
    from audit_log a join users u on u.id = a.actor_id
    where a.created_at >= ${from}::timestamptz and a.created_at < ${to}::timestamptz
    order by a.id`,
};
