import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { decodeAttestationObject } from "@simplewebauthn/server/helpers";
import { PASSKEYS } from "../../../../schema/limits.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Services, Tx } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";

/** COSE: EdDSA, ES256, RS256, which every device of today has one of. */
const ALGORITHMS = [-8, -7, -257];
/** 32 bytes in base64url, as the library makes them. */
const CHALLENGE = /^[\w-]{43}$/;
/** WebAuthn's own bound for the id of a passkey, 1023 bytes, in base64url. */
const ID_MAX = 1364;

type Purpose = "registration" | "proof";

interface StoredPasskey {
  id: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/** A passkey belongs to the host of PUBLIC_URL, and is used on its pages alone. */
function siteOf({ env }: Pick<Services, "env">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(env.publicUrl);
  return { rpID: hostname, origin };
}

function passkeysOf(tx: Tx, memberId: number): Promise<StoredPasskey[]> {
  return rows(
    tx.em,
    sql<StoredPasskey>`
      select id, credential_id as "credentialId", public_key as "publicKey", counter::float8 as counter, transports
      from passkeys where user_id = ${memberId} order by id`,
  );
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, for a new passkey of the member. */
export async function registrationOptions(
  tx: Tx,
  member: { id: number; email: string; name: string },
): Promise<object> {
  const known = await passkeysOf(tx, member.id);
  const options = await generateRegistrationOptions({
    rpName: "Market Day",
    rpID: siteOf(tx.services).rpID,
    // The id stays the same, so that a device has one passkey of the account, not one more at each try.
    userID: new TextEncoder().encode(`market-day-${member.id}`),
    userName: member.email,
    userDisplayName: member.name,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await keepChallenge(tx, member.id, "registration", options.challenge);
  return options;
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn; null when the member has no passkey. */
export async function proofOptions(tx: Tx, memberId: number): Promise<object | null> {
  const known = await passkeysOf(tx, memberId);
  if (known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: siteOf(tx.services).rpID,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: "required",
  });
  await keepChallenge(tx, memberId, "proof", options.challenge);
  return options;
}

/** The new passkey that a browser's answer holds; null for an answer that is not right. Uses its challenge up. */
export async function verifiedRegistration(tx: Tx, memberId: number, response: object) {
  const { rpID, origin } = siteOf(tx.services);
  if (!(await takeChallenge(tx, memberId, "registration", response))) return null;
  if (!isWithoutCertificates(response)) return null;
  const verified = await unlessMalformed(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      expectedChallenge: isTaken,
      expectedOrigin: origin,
      expectedRPID: rpID,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  if (id.length > ID_MAX) return null;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transportsIn(transports),
  };
}

/**
 * Whether the device says nothing of its maker. The options ask for no such attestation; to check one, the library would
 * fetch revocation lists from addresses that the answer itself names.
 */
function isWithoutCertificates(response: object): boolean {
  const inner = (response as Record<string, unknown>)["response"];
  const text = typeof inner === "object" && inner !== null && textIn(inner, "attestationObject");
  if (!text) return false;
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(text, "base64url")));
    const fmt = attestation.get("fmt");
    return (
      fmt === "none" || (fmt === "packed" && attestation.get("attStmt").get("x5c") === undefined)
    );
  } catch {
    return false;
  }
}

/** How a device can be reached, as the browser said: anything may stand there. */
function transportsIn(given: unknown): string[] {
  if (!Array.isArray(given)) return [];
  return given
    .filter((one): one is string => typeof one === "string" && /^[a-z-]{1,20}$/.test(one))
    .slice(0, 8);
}

/** Whether a browser's answer proves one of the member's passkeys. Uses its challenge up. */
export async function usePasskey(tx: Tx, memberId: number, response: object): Promise<boolean> {
  const { rpID, origin } = siteOf(tx.services);
  if (!(await takeChallenge(tx, memberId, "proof", response))) return false;
  const known = await passkeysOf(tx, memberId);
  const passkey = known.find(({ credentialId }) => credentialId === textIn(response, "id"));
  if (!passkey) return false;
  const verified = await unlessMalformed(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: isTaken,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified?.verified) return false;
  await rows(
    tx.em,
    sql`update passkeys set counter = ${verified.authenticationInfo.newCounter}, last_used_at = ${tx.now}
        where id = ${passkey.id}`,
  );
  return true;
}

/** The library asks for the challenge that it read from the same answer, which `takeChallenge` has found. */
const isTaken = () => true;

async function keepChallenge(
  { em, now }: Tx,
  memberId: number,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  await rows(
    em,
    sql`insert into passkey_challenges (challenge, user_id, purpose, expires_at)
        values (${challenge}, ${memberId}, ${purpose}, ${minutesAfter(now, PASSKEYS.challengeMinutes)})`,
  );
}

/** Whether the answer is to a challenge that this member got for this purpose. It can be answered once. */
async function takeChallenge(
  { em, now }: Tx,
  memberId: number,
  purpose: Purpose,
  response: object,
): Promise<boolean> {
  const challenge = challengeIn(response);
  if (challenge === undefined) return false;
  const taken = await row(
    em,
    sql`delete from passkey_challenges
        where challenge = ${challenge} and user_id = ${memberId} and purpose = ${purpose} and expires_at > ${now}
        returning 1 as one`,
  );
  return taken !== undefined;
}

function challengeIn(response: object): string | undefined {
  const inner = (response as Record<string, unknown>)["response"];
  const text = typeof inner === "object" && inner !== null && textIn(inner, "clientDataJSON");
  if (!text) return undefined;
  try {
    const data: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    const challenge = typeof data === "object" && data !== null && textIn(data, "challenge");
    return challenge && CHALLENGE.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
}

function textIn(from: object, name: string): string | undefined {
  const value = (from as Record<string, unknown>)[name];
  return typeof value === "string" && value.length > 0 && value.length <= 10_000
    ? value
    : undefined;
}

/** The library throws for what is not right: it is no bug when a client sends it. */
async function unlessMalformed<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
