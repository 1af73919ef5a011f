import type { EntityManager } from "@mikro-orm/postgresql";
import { randomBytes } from "node:crypto";
import type { Tx } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { publicKeyOf, SECRET_BYTES } from "./ed25519.ts";

/** What the market signs: checkpoints of the public log, and certificates. Each has a key of its own. */
export type Purpose = "log" | "certificates";

export interface SigningKey {
  name: string;
  publicKey: Uint8Array;
}

/**
 * A key with its secret, made when it is first used. It stays locked until the transaction ends, so that one server
 * signs at a time. Throws when the secret cannot be decrypted.
 */
export async function lockSigningKey(
  tx: Tx,
  purpose: Purpose,
): Promise<SigningKey & { secret: Uint8Array }> {
  const found = (await lockedKey(tx, purpose)) ?? (await createKey(tx, purpose));
  const secret = tx.services.secretBox.open(found.secret, placeOf(purpose));
  if (secret === null)
    throw new Error(`the signing key of the ${purpose} is encrypted with another key`);
  return { ...found, secret: Buffer.from(secret, "base64") };
}

/** The key that checks signatures; undefined before the first one. */
export function readSigningKey(
  em: EntityManager,
  purpose: Purpose,
): Promise<SigningKey | undefined> {
  return row(
    em,
    sql<SigningKey>`
      select name, public_key as "publicKey" from signing_keys where purpose = ${purpose}`,
  );
}

type Locked = SigningKey & { secret: string };

function lockedKey({ em }: Tx, purpose: Purpose): Promise<Locked | undefined> {
  return row(
    em,
    sql<Locked>`
      select name, public_key as "publicKey", secret from signing_keys where purpose = ${purpose} for update`,
  );
}

async function createKey(tx: Tx, purpose: Purpose): Promise<Locked> {
  const { env, secretBox } = tx.services;
  const secret = randomBytes(SECRET_BYTES);
  await rows(
    tx.em,
    sql`insert into signing_keys (purpose, name, public_key, secret, created_at)
        values (${purpose}, ${`${new URL(env.publicUrl).host}/${purpose}`}, ${publicKeyOf(secret)},
          ${secretBox.seal(secret.toString("base64"), placeOf(purpose))}, ${tx.now}) on conflict do nothing`,
  );
  const key = await lockedKey(tx, purpose);
  if (!key) throw new Error(`there is no signing key of the ${purpose}`);
  return key;
}

/** For which row a secret is encrypted. That of the log was in a table of its own once. */
function placeOf(purpose: Purpose): string {
  return purpose === "log" ? "public_log_key" : `signing_keys.${purpose}`;
}
