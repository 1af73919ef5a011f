import "reflect-metadata";
import { parse, type GraphQLObjectType, type GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { reads } from "../../api/composition/jsonReads.ts";
import { policies } from "../../api/composition/policies.ts";
import { ruleOf } from "../../api/core/access/enforce.ts";
import { ruleOfRoute, rulesOf, type RuleOf } from "../../api/core/access/policy.ts";
import { STATUS } from "../../api/core/failures.ts";
import { Documents } from "../../api/core/guard/index.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { explorerSchemaOf } from "../../api/modules/explorer/index.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import type { Route } from "../../api/rest/route.ts";
import { rulesOfRoute } from "../../api/rest/runRoute.ts";
import { callOf, overSocket, rootFields, type RootField } from "../support/anyCall.ts";
import { aProgram, SCOPES } from "../support/apiTokens.ts";
import { explore } from "../support/explorer.ts";
import { anItem } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";
import { aViewAs, SHOWN_IN_VIEW } from "../support/viewAs.ts";
import { recording } from "./statements/recording.ts";

// Who asks × what × by which door. Each refusal is computed from the rule, so what is added later is in it.

const market = aMarket();
let schema: GraphQLSchema;
let amara: Person;
beforeAll(async () => {
  schema = await buildSchema();
  amara = await market.member("Amara");
  await anItem(amara);
});

type Caller = Stranger & { id?: string };

const READING = SCOPES.filter((scope) => scope.endsWith(":read"));
const SELLING = ["market:read", "items:write", "offers:read", "offers:write"];

const CALLERS = [
  { who: "a stranger", join: async (): Promise<Caller> => market.stranger, is: ["everyone"] },
  { who: "a member", join: () => market.member("Curious"), is: ["everyone", "member"] },
  {
    who: "a moderator",
    join: () => market.moderator("Mona"),
    is: ["everyone", "member", "moderator"],
  },
  {
    who: "an administrator",
    join: () => market.anotherAdmin("Ada"),
    is: ["everyone", "member", "moderator", "admin"],
  },
  { who: "an administrator who views the market as a member", join: aView, is: "a view" },
  { who: "a program with every scope", join: () => program(SCOPES), is: { scopes: SCOPES } },
  { who: "a program that reads", join: () => program(READING), is: { scopes: READING } },
  { who: "a program that sells", join: () => program(SELLING), is: { scopes: SELLING } },
] as const;
type Is = (typeof CALLERS)[number]["is"];

function isProgram(one: Is): one is Extract<Is, { scopes: string[] }> {
  return typeof one === "object" && "scopes" in one;
}

function program(scopes: readonly string[]): Promise<Caller> {
  return market.anotherAdmin("Paula").then(async (paula) => {
    // An administrator's program is no administrator.
    return Object.assign(await aProgram(paula, { scopes }), { id: paula.id });
  });
}

async function aView(): Promise<Caller> {
  const [admin, ana] = [await market.anotherAdmin("Vera"), await market.member("Ana")];
  return Object.assign(await aViewAs(market, admin, ana), { id: ana.id });
}

const ACCESS_CODES = ["UNAUTHENTICATED", "FORBIDDEN", "VIEW_ONLY"] as const;
type Refusal = (typeof ACCESS_CODES)[number] | undefined;

/** What an order leads to is null in a view. */
const NULL_IN_VIEW = "addresses:read";

/** How access refuses somebody by these rules; undefined where it lets them pass. */
function refusalBy(is: Is, ...rules: RuleOf[]): Refusal {
  const [refusal] = rules.flatMap((rule) => refusalByOne(is, rule) ?? []);
  return refusal;
}

function refusalByOne(is: Is, { who, scope, changes }: RuleOf): Refusal {
  if (isProgram(is)) return scope === "open" || is.scopes.includes(scope) ? undefined : "FORBIDDEN";
  if (is === "a view") return changes || !SHOWN_IN_VIEW.includes(scope) ? "VIEW_ONLY" : undefined;
  const roles: readonly string[] = is;
  if (roles.includes(who)) return undefined;
  return roles.length === 1 ? "UNAUTHENTICATED" : "FORBIDDEN";
}

/** A call by some door, and the rules that it meets. */
interface Call {
  name: string;
  rules: RuleOf[];
}

/** Asks everything. What passes access may be refused for another reason: the values are made up. */
async function expectRefusals<Asked extends Call>(
  calls: readonly Asked[],
  codeOf: (call: Asked) => Promise<unknown>,
  expected: (call: Asked) => Refusal,
): Promise<void> {
  expect(calls.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const call of calls) {
    const [code, refusal] = [await codeOf(call), expected(call)];
    const found = ACCESS_CODES.find((one) => one === code);
    if (found !== refusal || code === "INTERNAL_SERVER_ERROR")
      wrong.push(`${call.name}: ${String(code)} instead of ${refusal ?? "passing"}`);
  }
  expect(wrong, GRAVE.leak).toEqual([]);
}

interface GraphQLCall extends Call {
  operation: RootField["operation"];
  query: string;
}

/** Every root field, and every administrator's action as a dry run. */
function graphqlCalls(): GraphQLCall[] {
  const roots = rootFields(schema).map((root) => ({
    name: root.name,
    operation: root.operation,
    query: callOf(root),
    rules: [ruleOf(schema, root.name)],
  }));
  const actions = Object.values((schema.getType("DryRun") as GraphQLObjectType).getFields());
  const dryRuns = actions.map((field) => ({
    name: `DryRun.${field.name}`,
    operation: "mutation" as const,
    query: callOf({ operation: "query", name: "", field }).replace(
      /^query (.*)$/,
      "mutation { dryRun $1 }",
    ),
    rules: [ruleOf(schema, "Mutation.dryRun"), ruleOf(schema, `Mutation.${field.name}`)],
  }));
  return [...roots, ...dryRuns];
}

/** What ends the session that asks is asked with one of its own. */
const ENDS_THE_SESSION = "Mutation.logout";

async function posted(asker: Caller, { query }: GraphQLCall): Promise<unknown> {
  return (await asker.ask(query)).errors?.[0]?.extensions?.["code"];
}

async function sent(asker: Caller, { name, operation, query }: GraphQLCall): Promise<unknown> {
  if (operation === "subscription") return subscribed(asker, query);
  const errors = await overSocket(asker, query).catch((closed: unknown) => {
    // Its socket is closed with the session, and nobody is left to answer to.
    if (name !== ENDS_THE_SESSION || (closed as { code?: unknown }).code !== 4401) throw closed;
    return [];
  });
  return errors[0]?.extensions?.["code"];
}

async function subscribed(asker: Caller, query: string): Promise<unknown> {
  const stream = await asker.live(query);
  await stream.roundTrip();
  await stream.stop();
  return stream.errors[0]?.extensions?.["code"];
}

/** An id that nothing has. */
const NOBODYS = "2000000000";

/** Asks by REST; a refusal by access has the status of its code. */
async function requested(asker: Caller, { name }: Call): Promise<unknown> {
  const [method = "", path = ""] = name.replaceAll(/:\w+|\{id\}/g, NOBODYS).split(" ");
  const { status, body } = await asker.rest(method, path, method === "GET" ? undefined : {});
  if (status >= 500) return "INTERNAL_SERVER_ERROR";
  return STATUS[body.code as keyof typeof STATUS] === status ? body.code : status;
}

interface RestCall extends Call {
  route: Route;
}

const restCalls = (): RestCall[] =>
  routes.map((route) => {
    const rules = rulesOfRoute(schema, route);
    return { name: `${route.method} ${route.path}`, route, rules };
  });

/** The scopes that an endpoint's documents need, wherever they reach. */
function scopesOf({ document, otherDocuments = [] }: Route): string[] {
  const documents = new Documents(schema);
  return [document, ...otherDocuments].flatMap((one) => [
    ...(documents.operation(parse(String(one)))?.scopes ?? []),
  ]);
}

/** A view is shown no file, and nobody an object whose scope they have not. */
function refusalOfObjects(is: Is, route: Route): Refusal {
  if (is === "a view") {
    const isShown = (scope: string) => SHOWN_IN_VIEW.includes(scope) || scope === NULL_IN_VIEW;
    return route.file !== undefined || !scopesOf(route).every(isShown) ? "VIEW_ONLY" : undefined;
  }
  if (!isProgram(is)) return undefined;
  return scopesOf(route).every((scope) => is.scopes.includes(scope)) ? undefined : "FORBIDDEN";
}

describe.each(CALLERS)(
  "$who is answered by the rules, and by nothing else,",
  ({ who, join, is }) => {
    let asker: Caller;
    beforeAll(async () => {
      asker = await join();
    });

    const byRules = ({ rules }: Call) => refusalBy(is, ...rules);

    async function isSignedIn(): Promise<boolean> {
      if (isProgram(is)) return (await asker.gql(`{ apiToken { id } }`)).apiToken !== null;
      return (await asker.gql(`{ viewer { id } }`)).viewer !== null;
    }

    // Proves: RO-006
    it.each([
      { door: "HTTP", by: posted },
      { door: "a socket", by: sent },
    ])("is answered by the rules over $door, and by nothing else", async ({ door, by }) => {
      const calls = graphqlCalls().filter(
        ({ operation }) => operation !== "subscription" || door === "a socket",
      );
      const ask = async (call: GraphQLCall) =>
        by(call.name === ENDS_THE_SESSION ? await join() : asker, call);
      await expectRefusals(calls, ask, byRules);
      expect(await isSignedIn(), "none of it ended the session").toBe(who !== "a stranger");
    });

    it("is answered by the same rules over REST", async () => {
      await expectRefusals(
        restCalls(),
        (call) => requested(asker, call),
        (call) => byRules(call) ?? refusalOfObjects(is, call.route),
      );
    });

    it("is answered by the same rules outside of GraphQL", async () => {
      const calls = Object.values(policies)
        .flatMap(({ Route = {} }) => rulesOf({ Route }))
        .map((rule) => ({ name: rule.name, rules: [rule] }));
      await expectRefusals(calls, (call) => requested(asker, call), byRules);
    });

    it("is answered by the same rules where SQL writes the answer", async () => {
      if (asker.id)
        await amara.gql(
          `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "hello" }) { message { id } } }`,
          { to: asker.id },
        );
      for (const { field } of reads) {
        const { answer, statements } = await recording(() =>
          asker.ask<Record<string, { edges: unknown[] }>>(`{ ${field} { edges { node { id } } } }`),
        );
        const refusal = refusalBy(is, ruleOf(schema, `Query.${field}`));
        expect(answer.errors?.[0]?.extensions?.["code"], `${GRAVE.leak}: ${field}`).toBe(refusal);
        if (!refusal) expect(answer.data?.[field]?.edges, field).not.toEqual([]);
        // Only sessions are looked up there: others go the ordinary way, and so does each refusal.
        const isWrittenBySql = statements.some(({ text }) => text.startsWith("with viewer as"));
        expect(isWrittenBySql, field).toBe(!refusal && Array.isArray(is));
      }
    });

    it("is answered by the same rules at the explorer's door", async () => {
      const explorer = explorerSchemaOf(schema, market.server.services.orm.em);
      const door = ruleOfRoute(policies["explorer"] ?? {}, "POST /api/admin/graphql");
      const calls = rootFields(explorer).map((root) => ({ ...root, rules: [door] }));
      const done: string[] = [];
      await expectRefusals(
        calls,
        async (root) => {
          const { body } = await explore(asker, callOf(root));
          const code = "code" in body ? body.code : body.errors?.[0]?.extensions.code;
          if (runsInExplorer(root) && is === CALLERS[3].is && code !== "DRY_RUN_REQUIRED")
            done.push(`${root.name}: ${String(code)}`);
          return code;
        },
        (call) => byRules(call) ?? (isRefusedInExplorer(call) ? "FORBIDDEN" : undefined),
      );
      // What changes something is tried out first.
      expect(done).toEqual([]);
    });
  },
);

const TRIALS = ["Mutation.dryRun", "Mutation.dryRunMutation"];

/** What administrators do, and what a token may do: it can be rolled back. */
function runsInExplorer({ name, operation }: Pick<RootField, "name" | "operation">): boolean {
  if (operation !== "mutation" || TRIALS.includes(name)) return false;
  const { scope, action, unstored } = ruleOf(schema, name);
  return !unstored && (action !== undefined || scope !== "session");
}

function isRefusedInExplorer(root: Pick<RootField, "name" | "operation">): boolean {
  if (root.operation === "query" || TRIALS.includes(root.name)) return false;
  return !runsInExplorer(root);
}
