import type { Context } from "../context.ts";
import { Refused } from "../failures.ts";
import type { Scope } from "./policy.ts";

/** A role beyond membership. It comes from the server's data alone. Source: C06 */
export type Role = "admin" | "moderator";

/** A credential that expires. */
interface ExpiringCredential {
  /** SHA-256 of the secret: identifies the credential in its table and on the bus. */
  id: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** How the caller of a request was authenticated. */
export type Credential =
  /** A signed-in member, in person. */
  | ({ kind: "session"; roles: readonly Role[] } & ExpiringCredential)
  /** A program that the member has given some scopes. It has no role. */
  | ({ kind: "token"; tokenId: number; scopes: ReadonlySet<Scope> } & ExpiringCredential)
  /**
   * An administrator who views the market as the member sees it, and changes nothing. `sid` is their own session, with
   * which it ends.
   */
  | ({ kind: "viewAs"; adminId: number; sid: string } & ExpiringCredential)
  /** The server itself, when it plays the story of the demo market. No request has this credential. */
  | { kind: "system"; roles: readonly Role[] };

/** The kinds that can end while a socket is open. */
export type EndingKind = Exclude<Credential["kind"], "system">;

/** The authenticated caller: the member, and the credential of the request. */
export interface Viewer {
  id: number;
  credential: Credential;
}

/** The calling member. Refuses a visitor with UNAUTHENTICATED. */
export function viewerOf(ctx: Pick<Context, "viewer">): Viewer {
  if (!ctx.viewer) throw new Refused("UNAUTHENTICATED", "Please login");
  return ctx.viewer;
}

/**
 * The session of the calling member, for operations on sessions. Refuses a visitor with UNAUTHENTICATED, and a caller
 * without a session with FORBIDDEN.
 */
export function sessionOf(ctx: Pick<Context, "viewer">): { memberId: number; sid: string } {
  const { id, credential } = viewerOf(ctx);
  if (credential.kind !== "session")
    throw new Refused("FORBIDDEN", "Only a signed-in member can do this");
  return { memberId: id, sid: credential.id };
}

/**
 * Whether the caller has a role; an administrator has that of a moderator, too. A token or an administrator who views as
 * a member has none.
 */
export function hasRole({ credential }: Pick<Viewer, "credential">, role: Role): boolean {
  if (!("roles" in credential)) return false;
  return credential.roles.includes(role) || credential.roles.includes("admin");
}

/** Whether the member acts in person, not a program or an administrator on their behalf. */
export function isInPerson({ credential }: Pick<Viewer, "credential">): boolean {
  return credential.kind === "session" || credential.kind === "system";
}

/** Who sits at the other end: the member, or the administrator who views the market as the member. */
export function personOf({ id, credential }: Viewer): number {
  return credential.kind === "viewAs" ? credential.adminId : id;
}

/** Whether an administrator views the market as the member: nothing private is shown, and nothing counts as theirs. */
export function isViewedAs(viewer: Viewer | null): boolean {
  return viewer?.credential.kind === "viewAs";
}

/** Whether the credential has expired. */
export function isExpired({ credential }: Pick<Viewer, "credential">, now: Date): boolean {
  return "expires" in credential && credential.expires <= now.getTime();
}
