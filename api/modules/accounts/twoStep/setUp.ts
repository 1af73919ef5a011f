import { PASSKEYS } from "../../../../schema/limits.ts";
import { staleProof } from "../../../core/access/freshness.ts";
import { sessionOf, viewerOf } from "../../../core/access/viewer.ts";
import type { Context, Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { badField, notFound, Refused } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { guessPassword } from "../../../core/limits/rateLimits.ts";
import { changed, row, rows, sql } from "../../../core/sql/sql.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { mailMember } from "../mailMember.ts";
import { registrationOptions, verifiedRegistration } from "./passkeys.ts";
import { isFresh } from "./readFreshness.ts";
import { deleteCodes, renewCodes } from "./recoveryCodes.ts";
import { keyUri, newSecret, openSecret, sealSecret, stepOfCode } from "./totp.ts";
import { passkeyName } from "./twoStep.inputs.ts";
import type { AuthenticatorSetup } from "./twoStep.types.ts";
import { WRONG_CODE, WRONG_PASSKEY } from "./useSecondStep.ts";

/** Gives the secret for an authenticator app. It counts once a first code has shown that the app has it. */
export async function beginAuthenticator(tx: Tx): Promise<AuthenticatorSetup> {
  const { id, email } = await lockMember(tx);
  const secret = newSecret();
  const begun = await changed(
    tx.em,
    sql`insert into authenticators as a (user_id, secret, created_at)
        values (${id}, ${sealSecret(tx.services, secret, id)}, ${tx.now})
        on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
        where a.confirmed_at is null`,
  );
  if (begun === 0)
    throw new Refused(
      "ALREADY_SET_UP",
      "You have an authenticator app already. Remove it to set up another one",
    );
  return { secret, uri: keyUri(secret, email) };
}

/** Ends the setup with a first code. Returns the recovery codes with the first second step of a member. */
export async function confirmAuthenticator(ctx: Context, code: string): Promise<string[]> {
  const { sid } = sessionOf(ctx);
  const codes = await guessPassword(ctx, { setUpOf: sid }, () => transact(ctx, confirmCode, code));
  if (!codes) throw badField("code", WRONG_CODE);
  return codes;
}

async function confirmCode(tx: Tx, code: string): Promise<string[] | null> {
  const member = await lockMember(tx);
  const begun = await row(
    tx.em,
    sql<{ secret: string }>`
      select secret from authenticators where user_id = ${member.id} and confirmed_at is null`,
  );
  if (!begun) throw notFound("Setup of an authenticator app");
  const secret = openSecret(tx, begun.secret, member.id);
  const typed = code.replaceAll(/\s/g, "");
  const step = /^\d{6}$/.test(typed) ? await stepOfCode(secret, typed, tx.now, null) : null;
  if (step === null) return null;
  await rows(
    tx.em,
    sql`update authenticators set confirmed_at = ${tx.now}, last_step = ${step} where user_id = ${member.id}`,
  );
  return added(tx, member, "an authenticator app was set up for your account.");
}

/** Options for `navigator.credentials.create`, good for five minutes. */
export async function beginPasskey(tx: Tx): Promise<object> {
  const member = await lockMember(tx);
  await refuseBeyondTen(tx, member.id);
  return registrationOptions(tx, member);
}

async function refuseBeyondTen({ em }: Tx, memberId: number): Promise<void> {
  const found = await row(
    em,
    sql<{ count: number }>`select count(*)::int as count from passkeys where user_id = ${memberId}`,
  );
  if (found && found.count >= PASSKEYS.perMember)
    throw new Refused(
      "BAD_USER_INPUT",
      `You have ${PASSKEYS.perMember} passkeys. Remove one to add another`,
    );
}

/** Adds the passkey that a browser made. Returns the recovery codes with the first second step of a member. */
export async function addPasskey(
  ctx: Context,
  input: { name: string; response: object },
): Promise<string[]> {
  const { name } = checked(passkeyName, input);
  const codes = await transact(ctx, storePasskey, { name, response: input.response });
  if (!codes) throw badField("response", WRONG_PASSKEY);
  return codes;
}

async function storePasskey(
  tx: Tx,
  { name, response }: { name: string; response: object },
): Promise<string[] | null> {
  const member = await lockMember(tx);
  await refuseBeyondTen(tx, member.id);
  const passkey = await verifiedRegistration(tx, member.id, response);
  if (!passkey) return null;
  const { credentialId, publicKey, counter, transports } = passkey;
  const stored = await changed(
    tx.em,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
        values (${member.id}, ${credentialId}, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${tx.now})
        on conflict (credential_id) do nothing`,
  );
  if (stored === 0) throw new Refused("ALREADY_SET_UP", "This passkey was added before");
  return added(tx, member, `the passkey “${name}” was added to your account.`);
}

/** Removes the authenticator app; with the last second step two-step sign-in is off. */
export async function removeAuthenticator(tx: Tx): Promise<void> {
  const { id } = await lockMember(tx);
  const removed = await changed(tx.em, sql`delete from authenticators where user_id = ${id}`);
  if (removed === 0) throw notFound("Authenticator app");
  await afterRemoval(tx, id, "the authenticator app was removed from your account.");
}

/** Removes a passkey; with the last second step two-step sign-in is off. */
export async function removePasskey(tx: Tx, passkeyId: number): Promise<void> {
  const { id } = await lockMember(tx);
  const removed = await row(
    tx.em,
    sql<{ name: string }>`
      delete from passkeys where id = ${passkeyId} and user_id = ${id} returning name`,
  );
  if (!removed) throw notFound("Passkey");
  await afterRemoval(tx, id, `the passkey “${removed.name}” was removed from your account.`);
}

/** Ten new recovery codes; the old ones do not count any more. */
export async function renewRecoveryCodes(tx: Tx): Promise<string[]> {
  const { id, twoStep } = await lockMember(tx);
  if (!twoStep) throw new Refused("BAD_USER_INPUT", "Set up two-step sign-in first");
  const codes = await renewCodes(tx, id);
  await mailMember(tx, id, {
    subject: "New recovery codes for your Market Day account",
    news: "new recovery codes were made for your account. The old ones do not count any more.",
  });
  invalidate(tx, id, "twoStepSignIn");
  return codes;
}

interface Locked {
  id: number;
  email: string;
  name: string;
  twoStep: boolean;
}

/**
 * The lock of all that a member has for the second step. Refuses with STEP_UP_REQUIRED a session that lost its freshness
 * while it waited: another one has turned two-step sign-in on.
 */
async function lockMember(tx: Tx): Promise<Locked> {
  const member = await row(
    tx.em,
    sql<Locked>`
      select id, email, display_name as name, two_step as "twoStep" from users
      where id = ${viewerOf(tx).id} and is_active for no key update`,
  );
  if (!member || !(await isFresh(tx))) throw staleProof();
  return member;
}

/**
 * What follows from one second step more. With the first, two-step sign-in is on, this session has proven who it is,
 * and every other one has to: it may have been opened by who knows the password.
 */
async function added(tx: Tx, { id, twoStep }: Locked, news: string): Promise<string[]> {
  const { sid } = sessionOf(tx);
  await rows(tx.em, sql`update sessions set proven_at = ${tx.now} where sid = ${sid}`);
  if (!twoStep) {
    await rows(tx.em, sql`update users set two_step = true where id = ${id}`);
    await rows(
      tx.em,
      sql`update sessions set proven_at = null where user_id = ${id} and sid <> ${sid}`,
    );
  }
  await changedFor(tx, id, news);
  return twoStep ? [] : renewCodes(tx, id);
}

async function afterRemoval(tx: Tx, memberId: number, news: string): Promise<void> {
  const off = await row(
    tx.em,
    sql`update users set two_step = false where id = ${memberId}
          and not exists (select 1 from authenticators where user_id = ${memberId} and confirmed_at is not null)
          and not exists (select 1 from passkeys where user_id = ${memberId})
        returning 1 as one`,
  );
  if (off) await deleteCodes(tx, memberId);
  await changedFor(tx, memberId, off ? `${news} Two-step sign-in is off now.` : news);
}

async function changedFor(tx: Tx, memberId: number, news: string): Promise<void> {
  await mailMember(tx, memberId, {
    subject: "The two-step sign-in of your Market Day account changed",
    news,
  });
  invalidate(tx, memberId, "twoStepSignIn", "wallet");
}
