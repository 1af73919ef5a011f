import type { ActionRule } from "../audit/action.ts";
import type { Clock } from "../clock.ts";
import { Refused } from "../failures.ts";
import type { SwitchName } from "../graphql/enums.ts";
import { hasRole, isExpired, isViewedAs, type Role, type Viewer } from "./viewer.ts";

/** The scopes that a member can give to a program's token, each explained in words for the member. */
export const SCOPES = {
  "market:read": "See the market as you see it: items, members, streams",
  "profile:read": "See your profile, your own items and your e-mail address",
  "profile:write": "Change your profile and your privacy",
  "items:write": "List, change and remove your items",
  "offers:read": "See your offers and deals",
  "offers:write": "Make, answer and withdraw offers, and spend your TP on them",
  "orders:read": "See your cart and your orders",
  "orders:write": "Fill your cart, place orders with your TP, move them on, and pay sellers out",
  "addresses:read": "See your delivery addresses",
  "wallet:read": "See your balance and its history",
  "messages:read": "Read your messages",
  "messages:write": "Write messages",
  "social:read": "See your feed, your circles and reviews",
  "social:write": "Post, comment, like, follow, review, join circles and run yours",
  "streams:write": "Plan and host your streams, and write in their chats",
  "disputes:read": "See your disputes",
  "disputes:write": "File and answer disputes, and give in, which gives TP away",
  "notifications:read": "See your notifications, and what they quote of messages",
} as const;

export type Scope = keyof typeof SCOPES;

/** Who may call a root field or a route, and what a call costs. */
export interface Rule {
  /** `everyone` includes visitors, who are not signed in. */
  who: "everyone" | "member" | "moderator" | "admin";
  /** The scope that a token needs; `open`: any token may; `session`: none may. */
  scope: Scope | "session" | "open";
  /** Points that a call takes from the caller's allowance per minute. Default: 1 for a mutation, else 0. Source: C48 */
  points?: number;
  /** Set for an action of an administrator or a moderator: every call is audited, and has a dry run. */
  action?: ActionRule;
  /** Whether the member must have proven who they are within the last minutes (`STEP_UP_MINUTES`). */
  fresh?: true;
  /** The switch that closes it, besides `writes`. */
  switch?: Exclude<SwitchName, "writes">;
  /** Set for what is told and never stored: it cannot be rolled back, so it has no dry run. */
  unstored?: true;
  /** Whether a mutation takes an idempotency key, where it is not what `takesKey` says. */
  keyed?: boolean;
  /** Set for what goes on while `writes` is off: coming and going, which nobody may be kept from. */
  withoutWrites?: true;
}

/**
 * The rules of one module: by the names of its root fields, and in `Route` by `METHOD /path` of what is served outside
 * of GraphQL.
 */
export interface Policy {
  Query?: Readonly<Record<string, Rule>>;
  Mutation?: Readonly<Record<string, Rule>>;
  Subscription?: Readonly<Record<string, Rule>>;
  Route?: Readonly<Record<string, Rule>>;
  /**
   * By object type: the scope that its fields need wherever they are reached, such as the wallet of an offer's answer.
   * `open`: none of its own. Types that only root fields answer need no entry: their rules decide.
   */
  Type?: Readonly<Record<string, Rule["scope"]>>;
}

type More = Pick<Rule, "points" | "fresh" | "switch" | "unstored" | "keyed" | "withoutWrites">;

/** Everyone may call this, visitors included. */
export function everyone(scope: Rule["scope"], more: More = {}): Rule {
  return { who: "everyone", scope, ...more };
}

/** Members may call this. What they may see and change is decided by the statements of the use case. */
export function member(scope: Rule["scope"], more: More = {}): Rule {
  return { who: "member", scope, ...more };
}

/** Administrators may call this, with a session of their own; no token is accepted. */
export function admin(more: More = {}): Rule {
  return { who: "admin", scope: "session", ...more };
}

/** Moderators and administrators may call this, with a session of their own; no token is accepted. */
export function moderator(more: More = {}): Rule {
  return { who: "moderator", scope: "session", ...more };
}

/** Administrators may do this, with a fresh proof of identity. Each call is in the audit log, and has a dry run. */
export function adminAction(action: ActionRule, more: More = {}): Rule {
  return { ...admin(more), action, fresh: true };
}

/** The same for what moderators may do, too. */
export function moderatorAction(action: ActionRule, more: More = {}): Rule {
  return { ...moderator(more), action, fresh: true };
}

/** The roles that run the market. Their rules are no member's. */
const STAFF: Partial<Record<Rule["who"], Role>> = { admin: "admin", moderator: "moderator" };

/** The role that a rule asks for; undefined where a member needs none. */
export function roleFor({ who }: Pick<Rule, "who">): Role | undefined {
  return STAFF[who];
}

/** A rule with the name of what it applies to. */
export interface RuleOf extends Rule {
  /** `Mutation.createOffer`, or `POST /api/uploads`. */
  name: string;
  /** Whether it may change something. */
  changes: boolean;
  points: number;
}

/** The rules of one policy, each with its name. */
export function rulesOf(policy: Policy): RuleOf[] {
  return (["Query", "Mutation", "Subscription", "Route"] as const).flatMap((type) =>
    Object.entries(policy[type] ?? {}).map(([name, rule]) => {
      const changes = type === "Mutation" || (type === "Route" && !name.startsWith("GET "));
      return {
        ...rule,
        name: type === "Route" ? name : `${type}.${name}`,
        changes,
        points: rule.points ?? (type === "Mutation" ? 1 : 0),
      };
    }),
  );
}

/** The rule of a route outside of GraphQL, by `METHOD /path`. Throws when there is none. */
export function ruleOfRoute(policy: Policy, route: string): RuleOf {
  const rule = rulesOf({ Route: policy.Route ?? {} }).find(({ name }) => name === route);
  if (!rule) throw new Error(`no policy has a rule for ${route}`);
  return rule;
}

/** The switches that close what the rule is for. None closes what those who run the market do. */
export function switchesOf({ changes, who, switch: own, withoutWrites }: RuleOf): SwitchName[] {
  if (!changes || roleFor({ who })) return [];
  return [...(own ? [own] : []), ...(withoutWrites ? [] : ["writes" as const])];
}

/** Whether a mutation takes an idempotency key: all do that a program may call and that store something. */
export function takesKey({
  scope,
  unstored,
  keyed,
}: Pick<Rule, "scope" | "unstored" | "keyed">): boolean {
  return keyed ?? (scope !== "session" && scope !== "open" && !unstored);
}

/** What a rule is asked with: the time, and what is closed. */
export interface Now {
  clock: Clock;
  switches: { refusal(name: SwitchName): Refused | undefined };
}

/**
 * Refuses a caller that the rule does not allow. UNAUTHENTICATED: a visitor, or a member whose session has expired.
 * FORBIDDEN: a member without the role, or a token without the scope. VIEW_ONLY: an administrator who views the
 * market as a member, and would change something or read what is confidential. FEATURE_OFF: everybody, while an administrator has closed it.
 */
export function refuseUnlessAllowed(rule: RuleOf, viewer: Viewer | null, now: Now): void {
  refuseUnlessTheirs(rule, viewer, now.clock.now());
  for (const name of switchesOf(rule)) {
    const refusal = now.switches.refusal(name);
    if (refusal) throw refusal;
  }
}

/** The same, whatever is closed. */
export function refuseUnlessTheirs(rule: RuleOf, viewer: Viewer | null, now: Date): void {
  if (!viewer || isExpired(viewer, now)) {
    if (rule.who === "everyone") return;
    throw new Refused(
      "UNAUTHENTICATED",
      viewer ? "Your session has ended. Please login again" : "Please login",
    );
  }
  if (rule.changes && isViewedAs(viewer))
    throw viewOnly("You view the market as a member: nothing can be changed");
  if (isViewedAs(viewer) && !VIEWABLE.has(rule.scope)) throw staysPrivate();
  const role = roleFor(rule);
  if (role && !hasRole(viewer, role))
    throw new Refused("FORBIDDEN", "Access Denied: Admin access required");
  refuseBeyondScopes([rule.scope], viewer);
}

/**
 * The scopes of an administrator who views the market as a member: without what others wrote to the member in
 * confidence.
 */
const VIEWABLE: ReadonlySet<Rule["scope"]> = new Set<Scope>([
  "market:read",
  "profile:read",
  "offers:read",
  "orders:read",
  "wallet:read",
  "social:read",
  "disputes:read",
]);
/** An order leads to its addresses. They are null in a view, so that the rest of it can be read. */
const VIEWABLE_OBJECTS: ReadonlySet<Rule["scope"]> = new Set([...VIEWABLE, "addresses:read"]);

/** Refuses a token without one of the scopes, and an administrator who views as a member what is confidential. */
export function refuseBeyondScopes(scopes: Iterable<Rule["scope"]>, { credential }: Viewer): void {
  if (credential.kind === "viewAs")
    for (const scope of scopes) if (!VIEWABLE_OBJECTS.has(scope)) throw staysPrivate();
  if (credential.kind !== "token") return;
  const missing = new Set<Scope>();
  for (const scope of scopes) {
    if (scope === "session")
      throw new Refused("FORBIDDEN", "A token cannot do this; it needs a signed-in member");
    if (scope !== "open" && !credential.scopes.has(scope)) missing.add(scope);
  }
  if (missing.size > 0) throw missingScopes([...missing].toSorted());
}

function missingScopes(scopes: Scope[]): Refused {
  const words = scopes.length === 1 ? "the scope" : "the scopes";
  return new Refused("FORBIDDEN", `The token needs ${words} ${scopes.join(", ")}`, {
    details: { missingScopes: scopes },
  });
}

/** Refuses a download: what is in a file can be taken away. */
export function refuseFileInView(viewer: Viewer | null): void {
  if (isViewedAs(viewer))
    throw viewOnly("You view the market as a member: nothing can be downloaded");
}

function staysPrivate(): Refused {
  return viewOnly("You view the market as a member: this stays private");
}

function viewOnly(message: string): Refused {
  return new Refused("VIEW_ONLY", message);
}
