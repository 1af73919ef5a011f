import { sessionOf } from "../../../core/access/viewer.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { hashPassword } from "../../../core/credentials/passwords.ts";
import { badField } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { passwordChange } from "../accounts.inputs.ts";
import { endSessions } from "../sessions/endSessions.ts";
import { confirmPassword } from "./confirmPassword.ts";
import { hasTokens, tokensLine } from "./tokensLine.ts";

interface Change {
  currentPassword: string;
  newPassword: string;
}

/**
 * Sets a new password for the viewer, ends every other session, and mails that it happened. Returns how many sessions
 * ended. Refuses with BAD_USER_INPUT, and with RATE_LIMITED after five wrong passwords. Source: C42
 */
export async function changePassword(ctx: Context, input: Change): Promise<number> {
  const { currentPassword, newPassword } = checked(passwordChange, input);
  if (currentPassword === newPassword)
    throw badField("newPassword", "Please choose a password you do not have now");
  const before = await confirmPassword(ctx, "currentPassword", currentPassword);

  return transact(ctx, setPassword, {
    before,
    password: await hashPassword(newPassword, ctx.services.passwordCost),
  });
}

async function setPassword(
  tx: Tx,
  { before, password }: { before: string; password: string },
): Promise<number> {
  const { memberId: id, sid } = sessionOf(tx);
  const member = await row(
    tx.em,
    sql<{ email: string; name: string }>`
      update users set password = ${password}, updated_at = ${tx.now}
      where id = ${id} and password = ${before} returning email, display_name as name`,
  );
  // A concurrent reset or change was faster: its password counts, not the one typed here.
  if (!member) throw badField("currentPassword", "This is not your password");

  tx.mails.add({
    to: member.email,
    subject: "Your Market Day password was changed",
    body: letter(member.name, (await hasTokens(tx, id)) ? ` ${tokensLine(tx)}` : ""),
  });
  return endSessions(tx, sql`user_id = ${id} and sid <> ${sid}`);
}

function letter(name: string, tokens: string): string {
  return `Hello ${name},

the password of your Market Day account was changed, and every other device was signed out.${tokens}

If it was not you, ask for a new password on the sign-in page at once.

Market Day`;
}
