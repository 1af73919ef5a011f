import type { EntityManager } from "@mikro-orm/postgresql";
import {
  API_TOKENS,
  EXPLORER_HISTORY,
  IDEMPOTENCY_DAYS,
  SIGN_INS_DAYS,
  VERIFICATIONS_KEPT_DAYS,
  VISITS_KEPT_DAYS,
} from "../../schema/limits.ts";
import { hoursAfter } from "../core/clock.ts";
import { rows, sql } from "../core/sql/sql.ts";

const AT_ONCE = 5000;

/**
 * Deletes rows that no rule reads any more: old idempotency keys, expired sessions, reset tokens and passkey challenges,
 * expired counts of wrong guesses, what wallets were to sign, and old sign-ins, visits, known devices, verification
 * codes, text messages, tokens of programs and runs of the explorer. Returns how many.
 */
export async function deleteExpired(em: EntityManager, now: Date): Promise<number> {
  const keysBefore = hoursAfter(now, -24 * IDEMPOTENCY_DAYS);
  const signInsBefore = hoursAfter(now, -24 * SIGN_INS_DAYS);
  const visitsBefore = hoursAfter(now, -24 * VISITS_KEPT_DAYS);
  const runsBefore = hoursAfter(now, -24 * EXPLORER_HISTORY.keptDays);
  const codesBefore = hoursAfter(now, -24 * VERIFICATIONS_KEPT_DAYS);
  const tokensBefore = hoursAfter(now, -24 * API_TOKENS.keptDays);
  const gone = await rows<{ one: number }>(
    em,
    sql`with keys as (delete from idempotency_keys where ctid in (
            select ctid from idempotency_keys where created_at < ${keysBefore} limit ${AT_ONCE}) returning 1 as one),
          ended as (delete from sessions where ctid in (
            select ctid from sessions where expire < ${now} limit ${AT_ONCE}) returning 1 as one),
          tokens as (delete from password_reset_tokens where ctid in (
            select ctid from password_reset_tokens where expires_at < ${now} limit ${AT_ONCE}) returning 1 as one),
          challenges as (delete from passkey_challenges where ctid in (
            select ctid from passkey_challenges where expires_at <= ${now} limit ${AT_ONCE}) returning 1 as one),
          guesses as (delete from wrong_guesses where ctid in (
            select ctid from wrong_guesses where until <= ${now} limit ${AT_ONCE}) returning 1 as one),
          devices as (delete from known_devices where ctid in (
            select ctid from known_devices where expires_at <= ${now} limit ${AT_ONCE}) returning 1 as one),
          old as (delete from sign_ins where ctid in (
            select ctid from sign_ins where created_at < ${signInsBefore} limit ${AT_ONCE}) returning 1 as one),
          visits as (delete from user_activity where ctid in (
            select ctid from user_activity where created_at < ${visitsBefore} limit ${AT_ONCE}) returning 1 as one),
          codes as (delete from verification_attempts where ctid in (
            select ctid from verification_attempts where expires_at < ${codesBefore} limit ${AT_ONCE}) returning 1 as one),
          texts as (delete from text_messages where ctid in (
            select ctid from text_messages where created_at < ${codesBefore} limit ${AT_ONCE}) returning 1 as one),
          unsigned as (delete from wallet_challenges where ctid in (
            select ctid from wallet_challenges where expires_at <= ${now} limit ${AT_ONCE}) returning 1 as one),
          programs as (delete from api_tokens where ctid in (
            select ctid from api_tokens where least(expires_at, revoked_at) < ${tokensBefore} limit ${AT_ONCE}) returning 1 as one),
          runs as (delete from explorer_runs where ctid in (
            select ctid from explorer_runs where started_at < ${runsBefore} limit ${AT_ONCE}) returning 1 as one)
        select one from keys union all select one from ended union all select one from tokens union all select one from old
        union all select one from challenges union all select one from guesses union all select one from devices
        union all select one from visits union all select one from codes union all select one from texts union all select one from runs
        union all select one from unsigned union all select one from programs`,
  );
  return gone.length;
}
