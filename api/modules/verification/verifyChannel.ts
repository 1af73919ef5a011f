import { VERIFICATION, VERIFICATION_CODE } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import { verifyPassword } from "../../core/credentials/passwords.ts";
import { invalidate, publishMembers } from "../../core/events/invalidation.ts";
import { badField } from "../../core/failures.ts";
import type { VerificationChannel } from "../../core/graphql/enums.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { constraintOf } from "../../core/sql/sqlState.ts";
import { transact } from "../../core/transactions/transact.ts";
import { payVerification } from "../rewards/index.ts";
import { VerificationAttemptEntity } from "./verification.entities.ts";

const WRONG = "Invalid verification code"; // S2 §8
const TOO_SHORT = `Verification code must be at least ${VERIFICATION_CODE.min} digits`; // S2 §5
const TAKEN = "This phone number is verified by another member";

interface Try {
  type: VerificationChannel;
  code: string;
}

/** The newest code of a channel, after one of its tries was counted. */
interface Attempt {
  id: number;
  hash: string;
  identifier: string;
}

/**
 * Verifies a channel with the code that was sent to it; returns the TP it paid. A code works once, for ten minutes and
 * five tries. Refuses with BAD_USER_INPUT. Source: S2 §7, EP-062, C29
 */
export async function verifyChannel(ctx: Context, { type, code }: Try): Promise<number> {
  const digits = code.replaceAll(/\s/g, "");
  if (digits === "") throw badField("code", WRONG);
  if (digits.length < VERIFICATION_CODE.min) throw badField("code", TOO_SHORT);
  if (!/^\d+$/.test(digits) || digits.length > VERIFICATION_CODE.max) throw badField("code", WRONG);

  // The try is counted before the code is compared, whatever the result, so that of twenty simultaneous tries only five
  // pass.
  const attempt = await transact(ctx, takeTry, type);
  if (!attempt || !(await verifyPassword(attempt.hash, digits))) throw badField("code", WRONG);

  try {
    return await transact(ctx, markVerified, { ...attempt, type });
  } catch (error) {
    if (constraintOf(error) === "users_verified_phone_key") throw badField("code", TAKEN);
    throw error;
  }
}

function takeTry(tx: Tx, type: VerificationChannel): Promise<Attempt | undefined> {
  return row(
    tx.em,
    sql<Attempt>`
      update verification_attempts a set attempts = attempts + 1
      where a.id = (select max(id) from verification_attempts where user_id = ${viewerOf(tx).id} and type = ${type})
        and not a.verified and a.attempts < ${VERIFICATION.tries} and a.expires_at > ${tx.now}
      returning a.id, a.code as hash, a.identifier`,
  );
}

async function markVerified(
  tx: Tx,
  { id, identifier, type }: Attempt & { type: VerificationChannel },
): Promise<number> {
  const memberId = viewerOf(tx).id;
  const used = await tx.em.nativeUpdate(
    VerificationAttemptEntity,
    { id, verified: false, expiresAt: { $gt: tx.now } },
    { verified: true },
  );
  if (used === 0) throw badField("code", WRONG);
  await mark(tx, memberId, type, identifier);
  invalidate(tx, memberId, "viewer", "wallet", "earnings");
  publishMembers(tx, [memberId]);
  tx.outbox.append("ProfileChanged", { memberId });
  const earned = await payVerification(tx, { memberId, channel: type });
  tx.outbox.append("ChannelVerified", { memberId, channel: type, earned });
  return earned;
}

/**
 * Marks the channel as verified. The mailbox must still be the account's: a code for an old address proves nothing
 * about a new one.
 */
async function mark(
  tx: Tx,
  memberId: number,
  type: VerificationChannel,
  identifier: string,
): Promise<void> {
  const marked = await rows(
    tx.em,
    type === "email"
      ? sql`update users set email_verified = true, updated_at = ${tx.now}
            where id = ${memberId} and lower(email) = ${identifier} and not email_verified returning id`
      : sql`update users set phone = ${identifier}, phone_verified = true, updated_at = ${tx.now}
            where id = ${memberId} and not phone_verified returning id`,
  );
  if (marked.length === 0) throw badField("code", WRONG);
}
