import type { EntityManager } from "@mikro-orm/postgresql";
import { randomBytes } from "node:crypto";
import type { Services, Tx } from "../../../core/context.ts";
import { row, rows, sql } from "../../../core/sql/sql.ts";
import { publicKeyOf, type LogKey } from "./note.ts";

/** For which row the secret is encrypted. */
const PLACE = "public_log_key";
const SECRET_BYTES = 32;

/**
 * The key of the log with its secret, made with the first checkpoint. It stays locked until the transaction ends, so
 * that one server seals at a time. Throws when the secret cannot be decrypted.
 */
export async function lockLogKey(tx: Tx): Promise<LogKey & { secret: Uint8Array }> {
  const found = (await lockedKey(tx)) ?? (await createKey(tx));
  const secret = tx.services.secretBox.open(found.secret, PLACE);
  if (secret === null) throw new Error("the key of the public log is encrypted with another key");
  return { ...found, secret: Buffer.from(secret, "base64") };
}

/** The key that checks what the log says; undefined before the first checkpoint. */
export function readLogKey(em: EntityManager): Promise<LogKey | undefined> {
  return row(em, sql<LogKey>`select name, public_key as "publicKey" from public_log_key`);
}

function lockedKey({ em }: Tx): Promise<(LogKey & { secret: string }) | undefined> {
  return row(
    em,
    sql<LogKey & { secret: string }>`
      select name, public_key as "publicKey", secret from public_log_key for update`,
  );
}

async function createKey(tx: Tx): Promise<LogKey & { secret: string }> {
  const secret = randomBytes(SECRET_BYTES);
  await rows(
    tx.em,
    sql`insert into public_log_key (id, name, public_key, secret, created_at)
        values (1, ${logName(tx.services)}, ${publicKeyOf(secret)},
          ${tx.services.secretBox.seal(secret.toString("base64"), PLACE)}, ${tx.now}) on conflict do nothing`,
  );
  const key = await lockedKey(tx);
  if (!key) throw new Error("the public log has no key");
  return key;
}

/** What the log is called: where it was when it began. */
function logName({ env }: Services): string {
  return `${new URL(env.publicUrl).host}/log`;
}
