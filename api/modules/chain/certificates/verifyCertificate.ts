import { CERTIFICATES } from "../../../../schema/limits.ts";
import type { Context } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { readSigningKey } from "../signing/signingKeys.ts";
import { stillHolds } from "./certificate.ts";
import { CertificateCheck } from "./certificates.types.ts";
import { openCredential } from "./credential.ts";
import { readCertificates } from "./readCertificates.ts";

/**
 * Checks a certificate that somebody shows: whether the market has signed it, its member has not taken it back, and it
 * is still so.
 */
export async function verifyCertificate(
  { em, services }: Context,
  credential: string,
): Promise<CertificateCheck> {
  if (credential.length > CERTIFICATES.credentialMax)
    throw badField(
      "credential",
      `A credential has at most ${CERTIFICATES.credentialMax} characters`,
    );
  const now = services.clock.now();
  const key = await readSigningKey(em, "certificates");
  const signed = key && (await openCredential(credential.trim(), key, now));
  if (!signed)
    return Object.assign(new CertificateCheck(), {
      status: "forged",
      certificate: null,
      asOf: now,
    });

  const { id, certificate, address, issuedAt } = signed;
  const register = await row(
    em,
    sql<{ memberId: number; revokedAt: string | null }>`
      select user_id as "memberId", revoked_at as "revokedAt" from issued_certificates where id = ${id}`,
  );
  const isRevoked = !register || register.revokedAt !== null;
  const isTrue =
    !isRevoked &&
    stillHolds(
      certificate,
      (await readCertificates(em, register.memberId, certificate.tokenId)).stated,
    );
  return Object.assign(new CertificateCheck(), {
    status: isRevoked ? "revoked" : isTrue ? "valid" : "ended",
    certificate,
    address,
    issuedAt,
    asOf: now,
  });
}
