import { dayWords } from "../../../core/clock.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { NOBODYS_HASH, verifyPassword } from "../../../core/credentials/passwords.ts";
import { Refused } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { guessPassword } from "../../../core/limits/rateLimits.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { credentials } from "../accounts.inputs.ts";
import type { SecondStepInput } from "../twoStep/twoStep.types.ts";
import { secondStepRequired, useSecondStep, wrongStep } from "../twoStep/useSecondStep.ts";
import { knownDevice } from "./devices.ts";
import { openSession, type OpenedSession } from "./openSession.ts";

interface Account {
  id: number;
  password: string;
  twoStep: boolean;
  isSuspended: boolean;
  reason: string | null;
  until: string | null;
}

interface Credentials {
  email: string;
  password: string;
  secondStep?: SecondStepInput | null | undefined;
}

/**
 * Signs a member in. Refuses with INVALID_CREDENTIALS, with the same text and delay whether the e-mail is known or not;
 * with FORBIDDEN and the reason when the member is suspended; with SECOND_STEP_REQUIRED where two-step sign-in is on
 * and no second step was given; and with RATE_LIMITED. Source: VA-020, C42, C48
 */
export async function login(
  ctx: Context,
  { secondStep, ...input }: Credentials,
): Promise<OpenedSession> {
  const { email, password } = checked(credentials, input);

  const deviceId = await knownDevice(ctx, email);
  const account = await guessPassword(ctx, deviceId ? { deviceId } : { email }, async () => {
    const found = await accountOf(ctx, email);
    const isRight = await verifyPassword(found?.password ?? NOBODYS_HASH, password);
    return isRight && found ? found : null;
  });
  if (!account) throw new Refused("INVALID_CREDENTIALS", "Invalid credentials");
  if (account.isSuspended) throw suspended(account);

  if (account.twoStep && !secondStep) throw await secondStepRequired(ctx, account.id);
  const step = account.twoStep ? (secondStep ?? null) : null;
  const opened = step
    ? await guessPassword(ctx, { secondStepOf: account.id }, () =>
        transact(ctx, signIn, { account, step }),
      )
    : await transact(ctx, signIn, { account, step });
  if (!opened) throw wrongStep(secondStep ?? {});
  return opened;
}

/**
 * Checks that the password is still the verified one: a reset meanwhile must not leave a session behind. Null when the
 * second step is not right.
 */
async function signIn(
  tx: Tx,
  { account: { id, password, twoStep }, step }: { account: Account; step: SecondStepInput | null },
): Promise<OpenedSession | null> {
  const same = await row(
    tx.em,
    sql`select 1 from users where id = ${id} and password = ${password} and two_step = ${twoStep}
          and not (is_suspended and coalesce(suspended_until > ${tx.now}, true)) for no key update`,
  );
  if (!same) throw new Refused("INVALID_CREDENTIALS", "Invalid credentials");
  if (step && !(await useSecondStep(tx, id, step))) return null;
  return openSession(tx, id);
}

function accountOf({ em, services }: Context, email: string): Promise<Account | undefined> {
  return row(
    em,
    sql<Account>`
      select id, password, two_step as "twoStep", suspension_reason as reason, suspended_until as until,
             not is_active or (is_suspended and coalesce(suspended_until > ${services.clock.now()}, true)) as "isSuspended"
      from users where lower(email) = ${email}`,
  );
}

function suspended({ reason, until }: Pick<Account, "reason" | "until">): Refused {
  const end = until ? ` until ${dayWords(new Date(until))}` : "";
  const message = `Your account is suspended${end}${reason ? `: ${reason}` : ""}`;
  return new Refused("FORBIDDEN", message, { details: { reason, until } });
}
