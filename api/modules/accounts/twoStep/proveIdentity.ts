import { STEP_UP_MINUTES } from "../../../../schema/limits.ts";
import { staleProof } from "../../../core/access/freshness.ts";
import { sessionOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { guessPassword } from "../../../core/limits/rateLimits.ts";
import { changed, keyedRow, row, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { confirmPassword } from "../passwords/confirmPassword.ts";
import { proofOptions } from "./passkeys.ts";
import type { SecondStepInput } from "./twoStep.types.ts";
import { useSecondStep, wrongStep } from "./useSecondStep.ts";

/** Options for `navigator.credentials.get`, good for five minutes. Refuses with NOT_FOUND where there is no passkey. */
export async function beginPasskeyProof(tx: Tx): Promise<object> {
  const options = await proofOptions(tx, sessionOf(tx).memberId);
  if (!options) throw notFound("Passkey");
  return options;
}

interface Proof {
  password?: string | null | undefined;
  secondStep?: SecondStepInput | null | undefined;
}

/**
 * Proves that the member is at this session: by the second step, or by the password where two-step sign-in is off.
 * Returns until when that counts. Refuses with BAD_USER_INPUT, and with RATE_LIMITED after five wrong tries.
 */
export async function proveIdentity(ctx: Context, proof: Proof): Promise<Date> {
  const { memberId, sid } = sessionOf(ctx);
  const member = await keyedRow(
    ctx.em,
    sql<{ twoStep: boolean }>`select two_step as "twoStep" from users where id = ${memberId}`,
  );
  if (member?.twoStep) {
    const step = proof.secondStep;
    if (!step) throw badField("code", "Enter the code of your authenticator app, or use a passkey");
    const proven = await guessPassword(ctx, { proofOf: sid }, () =>
      transact(ctx, proveByStep, step),
    );
    if (!proven) throw wrongStep(step);
    return proven;
  }
  const { password } = proof;
  if (!password) throw badField("password", "Password is required");
  const hash = await confirmPassword(ctx, "password", password);
  return transact(ctx, proveByPassword, hash);
}

/** Two-step sign-in may have been turned on while the password was checked: then it proves nothing. */
async function proveByPassword(tx: Tx, hash: string): Promise<Date> {
  const same = await row(
    tx.em,
    sql`select 1 as one from users
        where id = ${sessionOf(tx).memberId} and password = ${hash} and not two_step for no key update`,
  );
  if (!same) throw staleProof();
  return noteProof(tx);
}

async function proveByStep(tx: Tx, step: SecondStepInput): Promise<Date | null> {
  return (await useSecondStep(tx, sessionOf(tx).memberId, step)) ? noteProof(tx) : null;
}

async function noteProof(tx: Tx): Promise<Date> {
  const { sid } = sessionOf(tx);
  const noted = await changed(
    tx.em,
    sql`update sessions set proven_at = ${tx.now} where sid = ${sid}`,
  );
  if (noted === 0)
    throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");
  return minutesAfter(tx.now, STEP_UP_MINUTES);
}
