import { hasRole, viewerOf, type Role } from "../../../core/access/viewer.ts";
import { momentWords } from "../../../core/clock.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import type {
  CaseAction,
  CaseDecision,
  CaseKind,
  ReportReason,
  ReportSubject,
} from "../../../core/graphql/enums.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { roleOf, staff } from "../../accounts/index.ts";
import { caseActions, type CaseState } from "./case.states.ts";
import { subjectRemovable } from "./subject.rows.ts";

/** A case as one SQL statement returns it; dates as the driver returns them. */
export interface CaseRow {
  id: number;
  kind: CaseKind;
  subject: ReportSubject;
  subjectId: number;
  memberId: number;
  content: string;
  appealsId: number | null;
  appealText: string | null;
  createdAt: string;
  dueAt: string;
  claimedById: number | null;
  claimedUntil: string | null;
  decision: CaseDecision | null;
  reason: string | null;
  notes: string | null;
  decidedById: number | null;
  decidedAt: string | null;
  overturnedAt: string | null;
  reportCount: number;
  reasons: ReportReason[];
  /** Whether the viewer reported it or made the decision that is contested, and somebody else could decide. */
  isInvolved: boolean;
  isRemovable: boolean;
  memberRole: Role | null;
  isMemberActive: boolean;
  isMemberSuspended: boolean;
}

/** The columns of a CaseRow; `k` = moderation_cases, `u` = whose content it is about. An appeal has its case's reports. */
export function caseColumns(ctx: Context | Tx) {
  const me = viewerOf(ctx).id;
  return sql`
    k.id, k.kind, k.subject, k.subject_id as "subjectId", k.member_id as "memberId", k.content,
    k.appeals_id as "appealsId", k.appeal_text as "appealText", k.created_at as "createdAt", k.due_at as "dueAt",
    k.claimed_by as "claimedById", k.claimed_until as "claimedUntil", k.decision, k.reason, k.notes,
    k.decided_by as "decidedById", k.decided_at as "decidedAt", k.overturned_at as "overturnedAt",
    (select count(*)::int from reports r where r.case_id = coalesce(k.appeals_id, k.id)) as "reportCount",
    coalesce((select array_agg(distinct r.reason order by r.reason) from reports r
              where r.case_id = coalesce(k.appeals_id, k.id)), '{}') as reasons,
    (${isInvolved(sql`${me}::int`)} and exists (
      select 1 from (${staff(ctx.services)}) s
      where s.id not in (${me}, k.member_id) and not ${isInvolved(sql`s.id`)})) as "isInvolved",
    ${subjectRemovable} as "isRemovable", ${roleOf(ctx.services)} as "memberRole", u.is_active as "isMemberActive",
    u.is_suspended as "isMemberSuspended"`;
}

/** SQL: whether somebody reported it, or made the decision that is contested. */
function isInvolved(who: ReturnType<typeof sql>) {
  return sql`(exists (select 1 from reports r where r.case_id = coalesce(k.appeals_id, k.id) and r.reporter_id = ${who})
    or exists (select 1 from moderation_cases d where d.id = k.appeals_id and d.decided_by = ${who}))`;
}

/** Locks a case and reads it under the lock. Refuses with NOT_FOUND. */
export async function lockCase(tx: Tx, id: number): Promise<CaseRow> {
  await row(tx.em, sql`select 1 from moderation_cases where id = ${id} for no key update`);
  const found = await row(
    tx.em,
    sql<CaseRow>`
      select ${caseColumns(tx)} from moderation_cases k join users u on u.id = k.member_id where k.id = ${id}`,
  );
  if (!found) throw notFound("Case");
  return found;
}

/** Who has claimed a case now; null when nobody has, or the time of the claim is over. */
export function claimOf(
  { claimedById, claimedUntil }: Pick<CaseRow, "claimedById" | "claimedUntil">,
  now: Date,
): { byId: number; until: Date } | null {
  if (claimedById === null || claimedUntil === null) return null;
  const until = new Date(claimedUntil);
  return until > now ? { byId: claimedById, until } : null;
}

/** What decides the viewer's actions on a case. */
export function stateOf(ctx: Context | Tx, found: CaseRow, now: Date): CaseState {
  const viewer = viewerOf(ctx);
  const claim = claimOf(found, now);
  const isStaff = hasRole(viewer, "admin")
    ? found.memberRole === "admin"
    : found.memberRole !== null;
  return {
    kind: found.kind,
    isDecided: found.decision !== null,
    isInvolved: found.memberId === viewer.id || found.isInvolved,
    claim: claim === null ? "none" : claim.byId === viewer.id ? "own" : "others",
    isRemovable: found.isRemovable,
    isMemberActive: found.isMemberActive,
    isSuspendable: !isStaff && found.isMemberActive && !found.isMemberSuspended,
  };
}

/**
 * Refuses unless the viewer may take this action on a locked case now: CASE_DECIDED, NOT_YOUR_CASE, CASE_CLAIMED with who
 * has it until when, or BAD_USER_INPUT for a decision that does not fit.
 */
export async function refuseUnlessMay(tx: Tx, action: CaseAction, found: CaseRow): Promise<void> {
  if (caseActions(stateOf(tx, found, tx.now)).includes(action)) return;
  if (found.decision !== null)
    throw new Refused("CASE_DECIDED", "This was decided meanwhile", {
      details: { decision: found.decision },
    });
  refuseWhenInvolved(tx, found);
  await refuseWhileClaimed(tx, found);
  if (action === "release" || action === "claim") throw notFound("Claim");
  throw notFitting(action, found);
}

/** Refuses with NOT_YOUR_CASE what the viewer must leave to others. */
export function refuseWhenInvolved(tx: Tx, found: CaseRow): void {
  if (stateOf(tx, found, tx.now).isInvolved)
    throw new Refused(
      "NOT_YOUR_CASE",
      "You are part of this: it is yours, you reported it, or you decided it. Somebody else decides",
    );
}

/** Refuses with CASE_CLAIMED what somebody else looks after now. */
export async function refuseWhileClaimed(tx: Tx, found: CaseRow): Promise<void> {
  const claim = claimOf(found, tx.now);
  if (claim && claim.byId !== viewerOf(tx).id) throw await claimed(tx, claim);
}

async function claimed(tx: Tx, { byId, until }: { byId: number; until: Date }): Promise<Refused> {
  const holder = await row(
    tx.em,
    sql<{ name: string }>`select display_name as name from users where id = ${byId}`,
  );
  const name = holder?.name ?? "Somebody";
  return new Refused("CASE_CLAIMED", `${name} looks after this until ${momentWords(until)}`, {
    details: { by: name, until },
  });
}

function notFitting(action: CaseAction, { kind, memberRole }: CaseRow): Refused {
  const words =
    kind === "appeal"
      ? "An appeal is granted or refused; of a member who has left it is refused"
      : action === "remove"
        ? "There is nothing left to remove"
        : action === "suspend"
          ? memberRole === null
            ? "This member is suspended already, or has left"
            : "Who runs the market is not suspended here"
          : action === "warn"
            ? "This member has left"
            : "Only an appeal is granted or refused";
  return new Refused("BAD_USER_INPUT", words, { fields: { decision: words } });
}
