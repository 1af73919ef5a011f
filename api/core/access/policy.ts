import { Refused } from "../failures.ts";
import { hasRole, isOver, type Viewer } from "./viewer.ts";

/** What a member may let a program do, and what that means in their words. */
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

/** Who may ask something, and what it costs. */
export interface Rule {
  /** Everyone: a visitor, too. */
  who: "everyone" | "member" | "admin";
  /** What a token must have been given to ask this; `session` where no token will do. */
  scope: Scope | "session";
  /** What it takes from the points of a minute; a mutation 1 unless it says otherwise. Source: C48 */
  points?: number;
}

/** The rules of one subject, by the names of its root fields, and by `METHOD /path` of what is answered outside of GraphQL. */
export interface Policy {
  Query?: Readonly<Record<string, Rule>>;
  Mutation?: Readonly<Record<string, Rule>>;
  Subscription?: Readonly<Record<string, Rule>>;
  Route?: Readonly<Record<string, Rule>>;
}

type Costs = Pick<Rule, "points">;

/** Visitors may ask as well. */
export function everyone(scope: Rule["scope"], costs: Costs = {}): Rule {
  return { who: "everyone", scope, ...costs };
}

/** Members may ask; what they may see and do of it is in the statements behind it. */
export function member(scope: Rule["scope"], costs: Costs = {}): Rule {
  return { who: "member", scope, ...costs };
}

/** Administrators may ask, signed in themselves. */
export function admin(costs: Costs = {}): Rule {
  return { who: "admin", scope: "session", ...costs };
}

/** A rule and what it is the rule of. */
export interface RuleOf extends Rule {
  /** `Mutation.createOffer`, or `POST /api/uploads`. */
  name: string;
  /** Whether it may change something. */
  changes: boolean;
  points: number;
}

/** The rules of one policy, each with its name. */
export function rulesOf(policy: Policy): RuleOf[] {
  return Object.entries(policy).flatMap(([type, rules]: [string, Record<string, Rule>]) =>
    Object.entries(rules).map(([name, rule]) => {
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

/** The rule of what is answered outside of GraphQL, by `METHOD /path`. Throws when there is none. */
export function ruleOfRoute(policy: Policy, route: string): RuleOf {
  const rule = rulesOf({ Route: policy.Route ?? {} }).find(({ name }) => name === route);
  if (!rule) throw new Error(`no policy has a rule for ${route}`);
  return rule;
}

/**
 * Refuses who may not ask this: UNAUTHENTICATED a visitor, and a member whose session is over; FORBIDDEN a member who is no
 * administrator, a token without the scope, and a change by who only looks.
 */
export function refuseUnlessAllowed(rule: RuleOf, viewer: Viewer | null, now: Date): void {
  if (!viewer || isOver(viewer, now)) {
    if (rule.who === "everyone") return;
    throw new Refused(
      "UNAUTHENTICATED",
      viewer ? "Your session has ended. Please login again" : "Please login",
    );
  }
  if (rule.who === "admin" && !hasRole(viewer, "admin"))
    throw new Refused("FORBIDDEN", "Access Denied: Admin access required");
  refuseBeyondCredential(rule, viewer);
}

/** What an administrator sees who looks at the market as a member: not what others wrote to the member in confidence. */
const SEEN_AS: ReadonlySet<Rule["scope"]> = new Set<Scope>([
  "market:read",
  "profile:read",
  "offers:read",
  "orders:read",
  "wallet:read",
  "social:read",
  "disputes:read",
]);

function refuseBeyondCredential({ scope, changes }: RuleOf, { by }: Viewer): void {
  if (by.kind === "token" && scope === "session")
    throw new Refused("FORBIDDEN", "A token cannot do this; it needs a signed-in member");
  if (by.kind === "token" && !by.scopes.has(scope as Scope))
    throw new Refused("FORBIDDEN", `The token needs the scope ${scope}`);
  if (by.kind === "viewAs" && (changes || !SEEN_AS.has(scope)))
    throw new Refused("FORBIDDEN", "Who views the market as a member cannot do this");
}
