import { generateSecret, generateURI, verify } from "otplib";
import type { Services, Tx } from "../../../core/context.ts";
import { Refused } from "../../../core/failures.ts";

const STEP_SECONDS = 30;
/** A code of the step before and of the next one counts, too: clocks differ, and typing takes time. */
const TOLERANCE_SECONDS = 30;

/** A new secret for an authenticator app, in base32: 160 bits, as RFC 4226 recommends. */
export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** What the QR code for an authenticator app holds. */
export function keyUri(secret: string, email: string): string {
  return generateURI({ issuer: "Market Day", label: email, secret });
}

/** The time step of a right code that is newer than `after`; null for a wrong, an old or a repeated one. RFC 6238 */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  after: number | null,
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!found.valid) return null;
  const step = Math.floor(epoch / STEP_SECONDS) + found.delta;
  return after !== null && step <= after ? null : step;
}

/** Which row a sealed secret belongs to. */
const placeOf = (memberId: number) => `authenticators ${memberId}`;

export function sealSecret({ secretBox }: Services, secret: string, memberId: number): string {
  return secretBox.seal(secret, placeOf(memberId));
}

/** Refuses with UNAVAILABLE where SECRETS_KEY is another than when the secret was stored. */
export function openSecret({ services }: Pick<Tx, "services">, sealed: string, memberId: number) {
  const secret = services.secretBox.open(sealed, placeOf(memberId));
  if (secret !== null) return secret;
  services.log.error(
    { memberId },
    "an authenticator's secret cannot be decrypted: SECRETS_KEY is not the one that it was stored with",
  );
  throw new Refused(
    "UNAVAILABLE",
    "Codes of authenticator apps cannot be checked at the moment. Use a passkey or a recovery code",
  );
}
