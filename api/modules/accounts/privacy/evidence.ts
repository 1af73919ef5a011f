import type { RawBuilder } from "kysely";
import { sql } from "../../../core/sql/sql.ts";

/**
 * SQL: whether what a member does, and what they list, may teach anything or stand behind an answer for others: not of
 * who is gone or suspended, nor of who has switched "Use my activity" off. `member` is an id, or a column of one.
 * Source: panels I-19
 */
export function isEvidence(member: number | string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from users e where e.id = ${idOf(member)} and e.is_active and not e.is_suspended and e.is_activity_used)`;
}

/** SQL: whether a member may be told something that is made of their own activity. `member` is an id, or a column of one. */
export function isActivityUsed(member: number | string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from users e where e.id = ${idOf(member)} and e.is_activity_used)`;
}

/** SQL: whether visits and looks of a row of users are kept on a UTC day (YYYY-MM-DD); from the day after they were switched off. */
export function isRecorded(alias: string, day: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column("is_activity_used")} and coalesce(${column("activity_recorded_from")} <= ${day}::date, true))`;
}

function idOf(member: number | string): RawBuilder<unknown> {
  return typeof member === "number" ? sql`${member}::int` : sql`${sql.ref(member)}`;
}
