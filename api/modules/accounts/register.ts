import { OPENING_GRANT_TP, OPENING_TRUST_POINTS } from "../../../schema/limits.ts";
import type { Context, Tx } from "../../core/context.ts";
import { hashPassword } from "../../core/credentials/passwords.ts";
import { Refused } from "../../core/failures.ts";
import { checked } from "../../core/graphql/validation.ts";
import { spendRegistration } from "../../core/limits/rateLimits.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { constraintOf } from "../../core/sql/sqlState.ts";
import { transact } from "../../core/transactions/transact.ts";
import { grant, openWallet } from "../ledger/index.ts";
import { UserStatsEntity } from "../trust/trust.entities.ts";
import { registration } from "./accounts.inputs.ts";
import type { RegisterInput } from "./accounts.types.ts";
import { openSession, type OpenedSession } from "./sessions/openSession.ts";
import { User } from "./user.entity.ts";

interface NewMember {
  username: string;
  email: string;
  /** argon2id, in PHC form. */
  password: string;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
}

const EMAIL_TAKEN = "An account with this email already exists";
const USERNAME_TAKEN = "This username is already taken";

/**
 * Creates an account and signs it in. Refuses with BAD_USER_INPUT, EMAIL_TAKEN, USERNAME_TAKEN or RATE_LIMITED. Source:
 * VA-014..018
 */
export async function register(ctx: Context, input: RegisterInput): Promise<OpenedSession> {
  const { firstName, lastName, ...given } = checked(registration, input);
  await spendRegistration(ctx);
  await refuseTaken(ctx, given);

  // Hashing is slow: it runs before the transaction, not inside it.
  const password = await hashPassword(given.password, ctx.services.passwordCost);

  return transact(ctx, createMember, {
    ...given,
    password,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
  });
}

async function createMember(tx: Tx, member: NewMember): Promise<OpenedSession> {
  const id = await insertMember(tx, member);
  await tx.em.insert(UserStatsEntity, { user: id });
  await openWallet(tx, id);
  await grant(tx, id, openingGrant(id));
  tx.outbox.append("MemberJoined", { memberId: id });

  return openSession(tx, id);
}

/** What every member begins with. */
export function openingGrant(memberId: number) {
  return {
    key: `opening:${memberId}`,
    amount: OPENING_GRANT_TP,
    reason: "opening_grant",
    description: "Welcome to Market Day",
  };
}

async function insertMember(tx: Tx, member: NewMember): Promise<number> {
  try {
    return await tx.em.insert(User, {
      username: member.username,
      email: member.email,
      password: member.password,
      displayName: member.displayName,
      firstName: member.firstName,
      lastName: member.lastName,
      trustPoints: OPENING_TRUST_POINTS,
      tpBalance: 0,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
  } catch (error) {
    // Another registration came between the check and this insert.
    const constraint = constraintOf(error);
    if (constraint === "users_email_key") throw taken({ email: EMAIL_TAKEN });
    if (constraint === "users_username_key") throw taken({ username: USERNAME_TAKEN });
    throw error;
  }
}

/** Refuses before the slow hashing, and for both fields at once. */
async function refuseTaken(
  { em }: Context,
  { email, username }: { email: string; username: string },
): Promise<void> {
  const found = await row(
    em,
    sql<{ email: boolean; username: boolean }>`
      select exists (select 1 from users where lower(email) = lower(${email})) as email,
             exists (select 1 from users where lower(username) = lower(${username})) as username`,
  );
  if (found?.email || found?.username) {
    throw taken({
      ...(found.email && { email: EMAIL_TAKEN }),
      ...(found.username && { username: USERNAME_TAKEN }),
    });
  }
}

function taken(fields: { email?: string; username?: string }): Refused {
  if (fields.email) return new Refused("EMAIL_TAKEN", fields.email, { fields });
  return new Refused("USERNAME_TAKEN", USERNAME_TAKEN, { fields });
}
