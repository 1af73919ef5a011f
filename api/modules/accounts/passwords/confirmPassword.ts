import { staleProof } from "../../../core/access/freshness.ts";
import { sessionOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { verifyPassword } from "../../../core/credentials/passwords.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { guessPassword } from "../../../core/limits/rateLimits.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { isFresh } from "../twoStep/readFreshness.ts";

/**
 * Checks the password of a signed-in member again before an irreversible action, because a stranger at an open browser
 * does not know it. Returns the hash that matched. Refuses the field with BAD_USER_INPUT, with RATE_LIMITED after as
 * many wrong passwords as at the sign-in, with STEP_UP_REQUIRED where two-step sign-in is on and the session has not
 * proven itself lately, and with UNAUTHENTICATED when the account was deleted meanwhile. Wrong passwords count per
 * session, so that those of other people do not lock the member out.
 */
export async function confirmPassword(
  ctx: Context,
  field: string,
  password: string,
): Promise<string> {
  const { memberId: id, sid } = sessionOf(ctx);
  const member = await row(
    ctx.em,
    sql<{ password: string; twoStep: boolean }>`
      select password, two_step as "twoStep" from users where id = ${id} and password <> ''`,
  );
  // An account that was deleted meanwhile has no password.
  if (!member) throw new Refused("UNAUTHENTICATED", "Your session has ended. Please login again");
  // Where a password alone does not sign in, it alone does nothing that cannot be undone.
  if (member.twoStep && !(await isFresh(ctx))) throw staleProof();

  const right = await guessPassword(ctx, { sid }, async () =>
    (await verifyPassword(member.password, password)) ? member.password : null,
  );
  if (right === null) throw badField(field, "This is not your password");
  return right;
}
