import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/** 256 random bits, which nobody can guess, as 43 characters that are safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** 62^43 is more than 2^256, and 62^6 more than 2^32. */
const [SECRET_LENGTH, CHECK_LENGTH] = [43, 6];

/**
 * A credential that says what it is: a prefix, 256 random bits and their CRC32, in base62. So a scanner knows a leaked
 * one, and a made-up one costs no query. Source: GitHub's token format
 */
export function newCredential(prefix: string): string {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString("hex")}`), SECRET_LENGTH);
  return `${prefix}_${secret}${checkOf(secret)}`;
}

/** Whether a text has the form of a credential with this prefix. */
export function isCredential(text: string, prefix: string): boolean {
  if (!text.startsWith(`${prefix}_`)) return false;
  const rest = text.slice(prefix.length + 1);
  const secret = rest.slice(0, SECRET_LENGTH);
  return secret.length === SECRET_LENGTH && rest.slice(SECRET_LENGTH) === checkOf(secret);
}

function checkOf(secret: string): string {
  return inBase62(BigInt(crc32(secret)), CHECK_LENGTH);
}

function inBase62(number: bigint, length: number): string {
  let [text, rest] = ["", number];
  for (; rest > 0n; rest /= 62n) text = `${DIGITS[Number(rest % 62n)]}${text}`;
  return text.padStart(length, "0");
}

/** The hash of a token. Tables keep only this hash, so that nobody who reads them can sign in with it. */
export function hashOf(token: string): string {
  return digest(token).toString("hex");
}

/** Whether `given` is the secret. The comparison takes constant time, so its duration reveals nothing. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
