import type { EndingKind, Viewer } from "../core/access/viewer.ts";
import type { Origin, Services } from "../core/context.ts";
import { isCredential } from "../core/credentials/tokens.ts";
import { liveSessions, viewerOfSession } from "../modules/accounts/index.ts";
import { liveApiTokens, viewerOfApiToken } from "../modules/partners/index.ts";

/**
 * The viewer of a bearer token of any kind: of a session, of an administrator's view, of a program. Null when it is not
 * valid. Every transport asks here.
 */
export function viewerFromToken(
  services: Services,
  token: string,
  origin: Pick<Origin, "ip">,
): Promise<Viewer | null> {
  return isCredential(token, "mdp")
    ? viewerOfApiToken(services, token, origin)
    : viewerOfSession(services, token);
}

/** Which credentials with these ids (hashes of their tokens) are still valid. */
export function liveCredentials(
  services: Services,
  kind: EndingKind,
  ids: string[],
): Promise<Set<string>> {
  return kind === "token" ? liveApiTokens(services, ids) : liveSessions(services, ids);
}
