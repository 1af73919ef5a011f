import { errors, jwtVerify, SignJWT, type JWK, type JWTPayload } from "jose";
import { createHash } from "node:crypto";
import { publicKey, secretKey } from "../signing/ed25519.ts";
import type { SigningKey } from "../signing/signingKeys.ts";
import type { Stated } from "./certificate.ts";

// Certificates as W3C Verifiable Credentials 2.0, secured as JWT (VC-JOSE-COSE) with Ed25519.

const TYPE = "vc+jwt";
const CONTEXT = "https://www.w3.org/ns/credentials/v2";

interface Signed {
  /** Names this credential, and nothing else. */
  id: string;
  certificate: Stated;
  /** The connected address of the member; null without one. */
  address: string | null;
  /** Where the market is. */
  issuer: string;
  issuedAt: Date;
}

export function signCredential(
  { id, certificate, address, issuer, issuedAt }: Signed,
  key: SigningKey,
  secret: Uint8Array,
): Promise<string> {
  const { kind, ...said } = certificate;
  return new SignJWT({
    "@context": [CONTEXT],
    id: `urn:uuid:${id}`,
    type: ["VerifiableCredential", "MarketDayCertificate"],
    issuer,
    validFrom: issuedAt.toISOString(),
    credentialSubject: {
      ...(address && { id: `did:pkh:eip155:1:${address}` }),
      kind,
      ...said,
    },
  })
    .setProtectedHeader({ alg: "EdDSA", typ: TYPE, kid: keyIdOf(key) })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setJti(id)
    .sign(secretKey(secret));
}

/** What a credential says; undefined when the market has not signed it. */
export async function openCredential(
  credential: string,
  key: SigningKey,
  now: Date,
): Promise<Signed | undefined> {
  try {
    const { payload } = await jwtVerify(credential, publicKey(key.publicKey), {
      algorithms: ["EdDSA"],
      typ: TYPE,
      currentDate: now,
    });
    return signedIn(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** What the market has signed is as it wrote it. */
function signedIn({ jti, iss, iat, ...payload }: JWTPayload): Signed {
  const { id, ...certificate } = payload["credentialSubject"] as Stated & { id?: string };
  return {
    id: jti ?? "",
    issuer: iss ?? "",
    issuedAt: new Date((iat ?? 0) * 1000),
    address: id?.split(":").at(-1) ?? null,
    certificate,
  };
}

/** The public key as `/.well-known/jwks.json` has it (RFC 8037). */
export function jwkOf(key: SigningKey): JWK {
  const x = Buffer.from(key.publicKey).toString("base64url");
  return { kty: "OKP", crv: "Ed25519", x, kid: keyIdOf(key), alg: "EdDSA", use: "sig" };
}

function keyIdOf({ publicKey }: SigningKey): string {
  return createHash("sha256").update(publicKey).digest("base64url").slice(0, 16);
}
