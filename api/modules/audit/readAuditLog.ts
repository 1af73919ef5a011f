import { isNumbered, subjectIdOf } from "../../core/audit/action.ts";
import type { Context } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection } from "../../core/graphql/paging.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import {
  AuditEntry,
  type AuditEntryConnection,
  type AuditLogFilter,
  type AuditLogProblem,
} from "./audit.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the audit log, newest first. */
export async function readAuditLog(
  { em }: Context,
  filter: AuditLogFilter,
  { first, after }: Page,
): Promise<AuditEntryConnection> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const { id, actorId, action, subjectType, subjectId, refused } = filter;
  const conditions = [
    sql`true`,
    ...(place === undefined ? [] : [sql`e.id < ${place}`]),
    ...(id == null ? [] : [sql`e.id = ${idOf(id, "id")}`]),
    ...(actorId == null ? [] : [sql`e.actor_id = ${idOf(actorId, "actorId")}`]),
    ...(action == null ? [] : [sql`e.action = ${action}`]),
    ...(subjectType == null ? [] : [sql`e.subject_type = ${subjectType}`]),
    ...(subjectId == null ? [] : [sql`e.subject_id = ${storedId(subjectType, subjectId)}`]),
    ...(refused == null ? [] : [sql`(e.outcome <> 'done') = ${refused}`]),
  ];
  const found = await rows(
    em,
    sql<Stored<AuditEntry>>`
      select e.id, e.actor_id as "actorId", e.address, e.action, e.subject_type as "subjectType",
        e.subject_id as "subjectId", e.reason, e.outcome, e.before, e.after, e.effects as "storedEffects",
        e.created_at as "createdAt", encode(e.hash, 'hex') as hash
      from audit_log e where ${sql.join(conditions, sql` and `)}
      order by e.id desc limit ${size + 1}`,
  );
  const entries = found.map((entry) =>
    Object.assign(new AuditEntry(), entry, { createdAt: new Date(entry.createdAt) }),
  );
  return toConnection(entries, size, ({ id }) => [id]);
}

function storedId(type: AuditLogFilter["subjectType"], id: string): string {
  if (type == null || isNumbered(type)) return String(idOf(id, "subjectId"));
  return subjectIdOf(type, id) ?? "";
}

/** It reads the whole log. */
const CHECK_MS = 30_000;

/** The breaks of the chain, at most 1000. */
export function auditLogProblems({ services }: Context): Promise<AuditLogProblem[]> {
  const problems = sql<AuditLogProblem>`select problem, subject from audit_log_problems() limit 1000`;
  return services.reader.read((em) => rows(em, problems), { statementMs: CHECK_MS });
}
