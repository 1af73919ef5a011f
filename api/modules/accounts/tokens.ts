import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: what only its owner has. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the tables keep of a token: somebody who reads them cannot sign in with it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
