import type { SubjectStates } from "../core/audit/auditLog.ts";
import { sql } from "../core/sql/sql.ts";

/** What the audit log shows of each subject before and after an action. */
export const subjectStates: SubjectStates = {
  member: (id) => sql`
    select jsonb_build_object('isActive', u.is_active, 'isSuspended', u.is_suspended,
      'suspendedUntil', u.suspended_until, 'trustLevel', u.trust_level)
    from users u where u.id = ${id}`,
  item: (id) => sql`
    select jsonb_build_object('status', i.status, 'quantity', i.quantity, 'trustPoints', i.trust_points)
    from items i where i.id = ${id}`,
  dispute: (id) => sql`
    select jsonb_build_object('status', d.status, 'takenBy', d.taken_by, 'outcome', d.outcome,
      'refundAmount', d.refund_amount, 'refunded', d.refunded, 'deadline', d.deadline)
    from disputes d where d.id = ${id}`,
};
