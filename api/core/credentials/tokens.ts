import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, which nobody guesses, in 43 characters that may stand in an address. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether somebody knows a secret. How long the answer takes tells nothing about it. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
