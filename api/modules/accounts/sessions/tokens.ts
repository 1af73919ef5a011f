import { createHash } from "node:crypto";

/** The hash of a token. Tables store only this hash, so that nobody who reads them can sign in with it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
