import type { Context } from "../context.ts";
import { Refused } from "../failures.ts";
import type { Scope } from "./policy.ts";

/** What somebody is to the market besides a member, from the server's data alone. Source: C06 */
export type Role = "admin";

/** Proof of who asks that ends at some time. */
interface Shown {
  /** SHA-256 of the secret: its name in its table and on the bus. */
  id: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** What a request was accepted by. */
export type Credential =
  /** Signed in: the member in person. */
  | ({ kind: "session"; roles: readonly Role[] } & Shown)
  /** A program the member has allowed to do some things. It has no role. */
  | ({ kind: "token"; scopes: ReadonlySet<Scope> } & Shown)
  /** An administrator who looks at the market as the member sees it, and changes nothing. */
  | ({ kind: "viewAs"; adminId: number } & Shown)
  /** The market itself, which plays the story of the demo market. No request has it. */
  | { kind: "system"; roles: readonly Role[] };

/** Who asks: a member, and by what. */
export interface Viewer {
  id: number;
  by: Credential;
}

/** The member who asks. Refuses with UNAUTHENTICATED. */
export function viewerOf(ctx: Pick<Context, "viewer">): Viewer {
  if (!ctx.viewer) throw new Refused("UNAUTHENTICATED", "Please login");
  return ctx.viewer;
}

/** The session of the member who asks, for what is about sessions. Refuses with UNAUTHENTICATED, and FORBIDDEN whom no session brings. */
export function sessionOf(ctx: Pick<Context, "viewer">): { memberId: number; sid: string } {
  const { id, by } = viewerOf(ctx);
  if (by.kind !== "session") throw new Refused("FORBIDDEN", "Only a signed-in member can do this");
  return { memberId: id, sid: by.id };
}

/** Whether somebody asks in a role. Who is only looked at, or lends a token, lends no role. */
export function hasRole({ by }: Pick<Viewer, "by">, role: Role): boolean {
  return "roles" in by && by.roles.includes(role);
}

/** Whether it is the member who is here, and not somebody who acts or looks for them. */
export function isInPerson({ by }: Pick<Viewer, "by">): boolean {
  return by.kind === "session" || by.kind === "system";
}

/** Whether what somebody asks by is over. */
export function isOver({ by }: Pick<Viewer, "by">, now: Date): boolean {
  return "expires" in by && by.expires <= now.getTime();
}
