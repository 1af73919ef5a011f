import type { Context, Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { proofOptions, usePasskey } from "./passkeys.ts";
import { useRecoveryCode } from "./recoveryCodes.ts";
import { openSecret, stepOfCode } from "./totp.ts";
import type { SecondStepInput } from "./twoStep.types.ts";

export const WRONG_CODE =
  "This code is not right, or was used already. Take the next one, or a recovery code";
export const WRONG_PASSKEY = "This passkey could not be checked. Try again, or use another way";

/** Refuses with BAD_USER_INPUT for a second step that is not right. */
export function wrongStep({ passkey }: SecondStepInput): Refused {
  const [field, message] = passkey ? ["passkey", WRONG_PASSKEY] : ["code", WRONG_CODE];
  return new Refused("BAD_USER_INPUT", message, { fields: { [field]: message } });
}

/** Whether the second step is the member's. It is used up: no code and no answer of a passkey counts twice. */
export async function useSecondStep(
  tx: Tx,
  memberId: number,
  step: SecondStepInput,
): Promise<boolean> {
  const isRight = await isUsed(tx, memberId, step);
  if (isRight) invalidate(tx, memberId, "twoStepSignIn");
  return isRight;
}

async function isUsed(
  tx: Tx,
  memberId: number,
  { code, passkey }: SecondStepInput,
): Promise<boolean> {
  if (passkey) return usePasskey(tx, memberId, passkey);
  const typed = (code ?? "").replaceAll(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(typed)) return useCode(tx, memberId, typed);
  return /^[a-z\d]{16}$/.test(typed) && useRecoveryCode(tx, memberId, typed);
}

async function useCode(tx: Tx, memberId: number, code: string): Promise<boolean> {
  const found = await row(
    tx.em,
    sql<{ secret: string; lastStep: number | null }>`
      select secret, last_step::float8 as "lastStep" from authenticators
      where user_id = ${memberId} and confirmed_at is not null for no key update`,
  );
  if (!found) return false;
  const secret = openSecret(tx, found.secret, memberId);
  const step = await stepOfCode(secret, code, tx.now, found.lastStep);
  if (step === null) return false;
  await rows(tx.em, sql`update authenticators set last_step = ${step} where user_id = ${memberId}`);
  return true;
}

/** The refusal of a sign-in whose password is right: `details` has what the second step can be. */
export async function secondStepRequired(ctx: Context, memberId: number): Promise<Refused> {
  const details = await transact(ctx, waysOf, memberId);
  const ways = [
    details.authenticator && "the code of your authenticator app",
    details.passkey && "your passkey",
  ].filter((way) => typeof way === "string");
  return new Refused(
    "SECOND_STEP_REQUIRED",
    `Your password is right. Now use ${ways.join(" or ")}`,
    {
      details,
    },
  );
}

async function waysOf(
  tx: Tx,
  memberId: number,
): Promise<{ authenticator: boolean; passkey: object | null }> {
  const app = await row(
    tx.em,
    sql`select 1 as one from authenticators where user_id = ${memberId} and confirmed_at is not null`,
  );
  return { authenticator: app !== undefined, passkey: await proofOptions(tx, memberId) };
}
