import { randomInt } from "node:crypto";
import { RECOVERY_CODES } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf } from "../../../core/credentials/tokens.ts";
import { changed, row, rows, sql } from "../../../core/sql/sql.ts";
import { mailMember } from "../mailMember.ts";

/** Without letters and digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 16;

function newCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** As people read it: four groups of four. */
function shown(code: string): string {
  return (code.match(/.{4}/g) ?? []).join("-");
}

/** Replaces the member's recovery codes. Each can be used once instead of the second step; the table has their hashes. */
export async function renewCodes(tx: Tx, memberId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteCodes(tx, memberId);
  await rows(
    tx.em,
    sql`insert into recovery_codes (user_id, hash)
        select ${memberId}, unnest(${codes.map(hashOf)}::text[])`,
  );
  return codes.map(shown);
}

export async function deleteCodes(tx: Tx, memberId: number): Promise<void> {
  await rows(tx.em, sql`delete from recovery_codes where user_id = ${memberId}`);
}

/** Uses a code up. Whether it was the member's and unused; the member is mailed then. */
export async function useRecoveryCode(tx: Tx, memberId: number, code: string): Promise<boolean> {
  const used = await changed(
    tx.em,
    sql`update recovery_codes set used_at = ${tx.now}
        where user_id = ${memberId} and hash = ${hashOf(code)} and used_at is null`,
  );
  if (used === 0) return false;
  const left = await row(
    tx.em,
    sql<{ count: number }>`
      select count(*)::int as count from recovery_codes where user_id = ${memberId} and used_at is null`,
  );
  await mailMember(tx, memberId, {
    subject: "A recovery code of your Market Day account was used",
    news: `one of your recovery codes was used instead of the second step of a sign-in. You have ${left?.count ?? 0} left; new ones are in your settings.`,
  });
  return true;
}
