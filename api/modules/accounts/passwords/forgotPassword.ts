import { setTimeout as wait } from "node:timers/promises";
import { RESET_TOKEN_MINUTES } from "../../../../schema/limits.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { hashOf, newToken } from "../../../core/credentials/tokens.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { mayMailReset, spendResetRequest } from "../../../core/limits/rateLimits.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { PasswordResetTokenEntity } from "../accounts.entities.ts";
import { resetRequest } from "../accounts.inputs.ts";

const ANSWER = "If an account with this email exists, a password reset link has been sent.";
/** Longer than the work takes, so that the response time does not reveal whether the account exists. */
const ANSWER_MS = 250;

/**
 * Mails a link that sets a new password, if the account exists. The answer and its time are the same if it does not.
 * Refuses with BAD_USER_INPUT or RATE_LIMITED. Source: VA-021, C42
 */
export async function forgotPassword(ctx: Context, input: { email: string }): Promise<string> {
  const { email } = checked(resetRequest, input);
  await spendResetRequest(ctx);

  await Promise.all([wait(ANSWER_MS), mailLink(ctx, email)]);
  return ANSWER;
}

async function mailLink(ctx: Context, email: string): Promise<void> {
  if (!(await mayMailReset(ctx, email))) return;
  await transact(ctx, startReset, email);
}

async function startReset(tx: Tx, email: string): Promise<void> {
  const member = await row(
    tx.em,
    sql<{ id: number; email: string; name: string }>`
      select id, email, display_name as name from users where lower(email) = ${email}`,
  );
  if (!member) return;

  const token = newToken();
  await tx.em.insert(PasswordResetTokenEntity, {
    user: member.id,
    token: hashOf(token),
    expiresAt: minutesAfter(tx.now, RESET_TOKEN_MINUTES),
    createdAt: tx.now,
  });
  // From the setting, never from the request's Host header, with which a caller could send the token anywhere.
  const link = `${tx.services.env.publicUrl}/auth?token=${token}`;
  tx.mails.add({
    to: member.email,
    subject: "Reset your Market Day password",
    body: letter(member.name, link),
  });
}

function letter(name: string, link: string): string {
  return `Hello ${name},

somebody asked for a new password for your Market Day account. If it was you, open this link and choose one:

${link}

The link works once, for ${RESET_TOKEN_MINUTES} minutes. When the password changes, every device is signed out.

If it was not you, you need not do anything: your password stays as it is.

Market Day`;
}
