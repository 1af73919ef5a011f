import type { SubjectStates } from "../core/audit/auditLog.ts";
import { sql } from "../core/sql/sql.ts";

/** A time as text, the same in every session. */
const utc = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** What the audit log shows of each subject before and after an action. */
export const subjectStates: SubjectStates = {
  member: (id) => sql`
    select jsonb_build_object('isActive', u.is_active, 'isSuspended', u.is_suspended,
      'suspendedUntil', ${utc("u.suspended_until")}, 'trustLevel', u.trust_level, 'twoStep', u.two_step,
      'waitingAdjustment', (select a.amount from adjustments a where a.user_id = u.id and a.status = 'requested'),
      'role', coalesce((select min(r.role) from user_roles r where r.user_id = u.id), 'member'))
    from users u where u.id = ${Number(id)}`,
  item: (id) => sql`
    select jsonb_build_object('status', i.status, 'quantity', i.quantity, 'trustPoints', i.trust_points)
    from items i where i.id = ${Number(id)}`,
  dispute: (id) => sql`
    select jsonb_build_object('status', d.status, 'takenBy', d.taken_by, 'outcome', d.outcome,
      'refundAmount', d.refund_amount, 'refunded', d.refunded, 'deadline', ${utc("d.deadline")})
    from disputes d where d.id = ${Number(id)}`,
  // A report itself never changes; its runs do.
  report: () => sql`select null::jsonb`,
  report_run: (id) => sql`
    select jsonb_build_object('report', r.report, 'status', r.status)
    from report_runs r where r.id = ${Number(id)}`,
  report_schedule: (id) => sql`
    select jsonb_build_object('report', s.report, 'status', s.status, 'ownerId', s.owner_id, 'nextRunAt', ${utc("s.deadline")})
    from report_schedules s where s.id = ${Number(id)}`,
  // What it is stands nowhere but in the answer.
  masked_value: () => sql`select null::jsonb`,
  adjustment: (id) => sql`
    select jsonb_build_object('status', a.status, 'memberId', a.user_id, 'amount', a.amount, 'requestedBy', a.requested_by,
      'decidedBy', a.decided_by)
    from adjustments a where a.id = ${Number(id)}`,
  case: (id) => sql`
    select jsonb_build_object('subject', k.subject, 'memberId', k.member_id, 'decision', k.decision,
      'claimedBy', k.claimed_by, 'overturnedAt', ${utc("k.overturned_at")})
    from moderation_cases k where k.id = ${Number(id)}`,
  job: (id) => sql`
    select jsonb_build_object('task', j.task_identifier, 'key', j.key, 'attempts', j.attempts, 'maxAttempts', j.max_attempts)
    from graphile_worker.jobs j where j.id = ${id}::bigint`,
  job_task: (task) => sql`
    select jsonb_build_object('failedJobs', count(*)) from graphile_worker.jobs j
    where j.task_identifier = ${task.replaceAll("_", "-")} and j.last_error is not null and j.attempts > 0`,
  dead_letter: (id) => sql`
    select jsonb_build_object('consumer', d.consumer, 'eventId', d.event_id, 'isRetried', d.retry)
    from dead_letters d where d.id = ${Number(id)}`,
  pool: () => sql`
    select jsonb_build_object('balance', a.balance) from ledger_accounts a where a.kind = 'staking_pool'`,
  switch: (name) => sql`
    select jsonb_build_object('isOn', not exists (select from switches s where s.name = ${name} and not s.is_on))`,
};
