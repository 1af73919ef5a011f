import type { Context, Tx } from "../../../core/context.ts";
import { hashPassword } from "../../../core/credentials/passwords.ts";
import { hashOf } from "../../../core/credentials/tokens.ts";
import { badField } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { forgiveGuesses } from "../../../core/limits/rateLimits.ts";
import { nameDevice } from "../../../core/request/device.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { PasswordResetTokenEntity } from "../accounts.entities.ts";
import { passwordReset } from "../accounts.inputs.ts";
import { roleOf } from "../administrators.ts";
import { mailMember } from "../mailMember.ts";
import { rememberDevice } from "../sessions/devices.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { deleteSecondSteps } from "../twoStep/deleteSecondSteps.ts";
import { hasTokens, tokensLine } from "./tokensLine.ts";

const ANSWER = "Your password has been reset. Please login with your new password.";

/**
 * Sets a new password with a mailed token, once, and ends every session of the member. The token proves access to the
 * mailbox, so the e-mail becomes verified and the device known: further guesses by others cannot lock the owner out
 * there. A second step stays, unless it was set up before the address was verified. Refuses with BAD_USER_INPUT. Source: VA-022, VA-023, C42
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
): Promise<string> {
  const { token, password } = checked(passwordReset, input);
  const tokenHash = hashOf(token);
  await refuseUnusable(ctx, tokenHash);

  const device = await transact(ctx, setPassword, {
    tokenHash,
    password: await hashPassword(password, ctx.services.passwordCost),
  });

  nameDevice(device, ctx.services.env);
  return ANSWER;
}

/** Refuses before the slow hashing. The transaction decides whether this is the first use. */
async function refuseUnusable({ em, services }: Context, tokenHash: string): Promise<void> {
  const usable = await row(
    em,
    sql`select 1 from password_reset_tokens
        where token = ${tokenHash} and used_at is null and expires_at > ${services.clock.now()}`,
  );
  if (!usable) throw unusable();
}

async function setPassword(
  tx: Tx,
  { tokenHash, password }: { tokenHash: string; password: string },
): Promise<string | undefined> {
  const used = await row(
    tx.em,
    sql<{ userId: number }>`
      update password_reset_tokens set used_at = ${tx.now}
      where token = ${tokenHash} and used_at is null and expires_at > ${tx.now} returning user_id as "userId"`,
  );
  if (!used) throw unusable();

  // Other links that are still in the mailbox must not undo this change.
  await tx.em.nativeUpdate(
    PasswordResetTokenEntity,
    { user: used.userId, usedAt: null },
    { usedAt: tx.now },
  );
  const had = await row(
    tx.em,
    sql<{ twoStep: boolean }>`
      select two_step as "twoStep" from users where id = ${used.userId} for no key update`,
  );
  const member = await row(
    tx.em,
    sql<{ email: string; twoStep: boolean }>`
      update users u set password = ${password}, email_verified = true, updated_at = ${tx.now},
        two_step = u.two_step and (u.email_verified or ${roleOf(tx.services)} is not null)
      where u.id = ${used.userId} returning lower(u.email) as email, u.two_step as "twoStep"`,
  );
  // Whoever signed up with somebody else's address must not keep its owner out by a second step.
  if (had?.twoStep && !member?.twoStep) {
    await deleteSecondSteps(tx, used.userId);
    await mailMember(tx, used.userId, {
      subject: "The two-step sign-in of your Market Day account changed",
      news: "your address is verified by the new password, and the two-step sign-in that was set up before is off.",
    });
  }
  if (await hasTokens(tx, used.userId))
    await mailMember(tx, used.userId, {
      subject: "Your Market Day password was reset",
      news: `your password was reset, and every device was signed out. ${tokensLine(tx)}`,
    });
  await endSessions(tx, sql`user_id = ${used.userId}`);
  const devices = await rows(
    tx.em,
    sql<{ id: number }>`select id from known_devices where user_id = ${used.userId}`,
  );
  await forgiveGuesses(
    tx,
    { id: used.userId, email: member?.email ?? "" },
    devices.map(({ id }) => id),
  );
  return rememberDevice(tx, used.userId);
}

function unusable() {
  return badField("token", "Invalid or expired reset token");
}
