import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { BoundedQueue } from "../limits/boundedQueue.ts";

const deriveKey = promisify(argon2);

/** The cost of a hash: memory in KiB, passes over it, lanes. */
export interface HashCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST: HashCost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/**
 * A hash occupies a processor and 19 MiB, so a flood of sign-ins waits in a queue instead of exhausting the machine.
 */
const queue = new BoundedQueue({ atOnce: 2, waiting: 100 });

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A well-formed hash that matches no password. Checking it takes as long as checking the hash of a member. */
export const NOBODYS_HASH = phc(Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES), COST);

/**
 * Hashes a password with argon2id and a fresh salt, in PHC format. Refuses with UNAVAILABLE when too many calls wait.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive(password, { nonce, tagLength: KEY_BYTES, ...cost });
  return phc(nonce, key, cost);
}

/** Whether `password` is the one that was hashed. Refuses with UNAVAILABLE when too many calls wait. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? [];
  if (!salt || !key) throw new Error("a stored password is not an argon2id hash");

  const expected = Buffer.from(key, "base64");
  const found = await derive(password, {
    nonce: Buffer.from(salt, "base64"),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, expected);
}

interface Derivation extends HashCost {
  nonce: Buffer;
  tagLength: number;
}

/** The same characters typed on two keyboards can differ in bytes: NFKC makes them one password. */
function derive(password: string, how: Derivation): Promise<Buffer> {
  return queue.run(() => deriveKey("argon2id", { message: password.normalize("NFKC"), ...how }));
}

function phc(salt: Buffer, key: Buffer, { memory, passes, parallelism }: HashCost): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
