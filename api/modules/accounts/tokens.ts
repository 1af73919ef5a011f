import { createHash } from "node:crypto";

/** What the tables keep of a token: somebody who reads them cannot sign in with it. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
