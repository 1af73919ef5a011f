import { sessionOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { verifyPassword } from "../../core/credentials/passwords.ts";
import { badField, Refused } from "../../core/failures.ts";
import { guessPassword } from "../../core/limits/rateLimits.ts";
import { row, sql } from "../../core/sql/sql.ts";

/**
 * Asks a signed-in member for the password once more, before what cannot be taken back: who found an open browser
 * does not know it. Answers the hash that was right. Refuses the field with BAD_USER_INPUT, with RATE_LIMITED after as
 * many wrong ones as at the sign-in, and with UNAUTHENTICATED who deleted the account meanwhile; each session counts
 * its own, so nobody else's keep a member from it.
 */
export async function confirmPassword(
  ctx: Context,
  field: string,
  password: string,
): Promise<string> {
  const { memberId: id, sid } = sessionOf(ctx);
  const member = await row(
    ctx.em,
    sql<{ password: string }>`select password from users where id = ${id} and password <> ''`,
  );
  // An account that was deleted while this was on its way has none.
  if (!member) throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");

  const right = await guessPassword(ctx, { sid }, async () =>
    (await verifyPassword(member.password, password)) ? member.password : null,
  );
  if (right === null) throw badField(field, "This is not your password");
  return right;
}
