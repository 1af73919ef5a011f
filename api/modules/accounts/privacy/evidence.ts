import type { RawBuilder } from "kysely";
import { sql } from "../../../core/sql/sql.ts";

/**
 * SQL: whether what the member in a column of ids does, and what they list, may teach anything or stand behind an answer
 * for others: not of who is gone or suspended, nor of who has switched "Use my activity" off. Source: panels I-19
 */
export function isEvidence(member: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users e where e.id = ${sql.ref(member)} and ${givesEvidence("e")})`;
}

/** SQL: the same of a row of users. */
export function givesEvidence(alias: string): RawBuilder<boolean> {
  const column = columnsOf(alias);
  return sql<boolean>`(${column("is_active")} and not ${column("is_suspended")} and ${column("is_activity_used")})`;
}

/** SQL: whether a member may be told something that is made of their own activity. */
export function isActivityUsed(memberId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users e where e.id = ${memberId}::int and e.is_activity_used)`;
}

/** SQL: whether visits and looks of a row of users are kept on a UTC day (YYYY-MM-DD); from the day after they were switched off. */
export function isRecorded(alias: string, day: string): RawBuilder<boolean> {
  const column = columnsOf(alias);
  return sql<boolean>`(${column("is_activity_used")} and coalesce(${column("activity_recorded_from")} <= ${day}::date, true))`;
}

function columnsOf(alias: string) {
  return (name: string) => sql.ref(`${alias}.${name}`);
}
