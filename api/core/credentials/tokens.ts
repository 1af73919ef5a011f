import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, which nobody can guess, as 43 characters that are safe in a URL. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether `given` is the secret. The comparison takes constant time, so its duration reveals nothing. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
