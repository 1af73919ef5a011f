import { randomUUID } from "node:crypto";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { notFound } from "../../../core/failures.ts";
import { changed, row, rows, sql } from "../../../core/sql/sql.ts";
import { lockSigningKey } from "../signing/signingKeys.ts";
import { signCredential } from "./credential.ts";
import { readCertificates } from "./readCertificates.ts";

/**
 * Signs one of the viewer's certificates, so that others can check it. One that is signed already stays as it is.
 * Refuses with NOT_FOUND what the market cannot certify of the viewer.
 */
export async function issueCertificate(
  tx: Tx,
  { tokenId }: { tokenId: string },
): Promise<{ tokenId: string }> {
  const { id: memberId } = viewerOf(tx);
  // Of several at once, one signs.
  const key = await lockSigningKey(tx, "certificates");
  const { stated, issued } = await readCertificates(tx.em, memberId, tokenId);
  const certificate = stated.find((one) => one.tokenId === tokenId);
  if (!certificate) throw notFound("Certificate");
  if (issued.has(tokenId)) return { tokenId };

  const id = randomUUID();
  const credential = await signCredential(
    {
      id,
      certificate,
      address: await addressOf(tx, memberId),
      issuer: tx.services.env.publicUrl,
      issuedAt: tx.now,
    },
    key,
    key.secret,
  );
  await rows(
    tx.em,
    sql`insert into issued_certificates (id, user_id, token_id, credential, issued_at)
        values (${id}, ${memberId}, ${tokenId}, ${credential}, ${tx.now})`,
  );
  invalidate(tx, memberId, "certificates");
  return { tokenId };
}

/** Takes a signed certificate back: who checks it from now on is told so. Refuses with NOT_FOUND what is not signed. */
export async function revokeCertificate(
  tx: Tx,
  { tokenId }: { tokenId: string },
): Promise<{ tokenId: string }> {
  const { id } = viewerOf(tx);
  const count = await changed(
    tx.em,
    sql`update issued_certificates set revoked_at = ${tx.now}
        where user_id = ${id} and token_id = ${tokenId} and revoked_at is null`,
  );
  if (count === 0) throw notFound("Signed certificate");
  invalidate(tx, id, "certificates");
  return { tokenId };
}

async function addressOf(tx: Tx, memberId: number): Promise<string | null> {
  const found = await row(
    tx.em,
    sql<{ address: string }>`select address from chain_wallets where user_id = ${memberId}`,
  );
  return found?.address ?? null;
}
