import type { GraphQLSchema } from "graphql";
import { STEP_UP_MINUTES } from "../../schema/limits.ts";
import { policies } from "../composition/policies.ts";
import { rulesOf, SCOPES, switchesOf, type RuleOf } from "../core/access/policy.ts";
import { routes } from "../rest/allRoutes.ts";
import { rulesOfRoute } from "../rest/runRoute.ts";
import { code, table } from "./markdown.ts";

const HEAD = `<!-- Who may ask what. Emitted by \`npm run schema\` from the policies; do not edit. -->
# Access

Every root field is in these tables, and what a member asks outside of GraphQL. A rule is the same over HTTP, a socket and REST: it stands in front of the field. Which rows of it somebody may see or change is in the statements behind it.

- **Who**: \`everyone\` (a visitor too), \`member\`, \`moderator\` (and administrators), \`admin\`. \`fresh\`: and the session must have proven within ${STEP_UP_MINUTES} minutes who its member is, by its sign-in or by \`proveIdentity\`; a moderator or administrator outside of the demo needs two-step sign-in for it.
- **Scope**: what the token must have by which a program acts for a member ([docs/api.md](../docs/api.md#programs)); \`open\`: any token will do; \`session\`: none will, the member is asked in person.
- **Points**: what it takes from the allowance of a minute.
- **Switch**: what administrators can close it with, besides \`writes\`, which closes every mutation and route that changes something; \`never\`: it goes on even then, like everything that moderators and administrators do.
- **REST**: the endpoints whose documents have the field.
`;

/** schema/access.md: the rule of every root field and route, by subject. */
export function accessTable(schema: GraphQLSchema): string {
  const endpoints = new Map<string, string[]>();
  for (const route of routes)
    for (const { name } of rulesOfRoute(schema, route))
      endpoints.set(name, [...(endpoints.get(name) ?? []), code(`${route.method} ${route.path}`)]);

  const scopes = Object.entries(SCOPES).map(([scope, words]) => [code(scope), words]);
  const subjects = Object.entries(policies).map(([subject, policy]) => {
    const rows = rulesOf(policy).map((rule) => [
      code(rule.name),
      rule.fresh ? `${rule.who}, fresh` : rule.who,
      rule.scope,
      String(rule.points),
      switchOf(rule),
      (endpoints.get(rule.name) ?? []).join(", "),
    ]);
    return `## ${subject}\n\n${table(["What", "Who", "Scope", "Points", "Switch", "REST"], rows)}`;
  });
  const types = Object.values(policies).flatMap(({ Type = {} }) =>
    Object.entries(Type).flatMap(([type, scope]) =>
      scope === "open" ? [] : [[code(type), scope]],
    ),
  );
  const own = routes.flatMap((route) =>
    route.rule ? rulesOfRoute(schema, route).slice(0, 1) : [],
  );
  const ownRows = own.map(({ name, who, scope }) => [code(name), who, scope]);
  return [
    HEAD.trimEnd(),
    `## Scopes\n\n${table(["Scope", "What a member allows by it"], scopes)}`,
    ...subjects,
    `## Objects\n\nFields of these need the scope wherever they are reached, such as the wallet in the answer to an offer.\n\n${table(["Object", "Scope"], types)}`,
    `## REST endpoints that are narrower than their fields\n\n${table(["What", "Who", "Scope"], ownRows)}\n`,
  ].join("\n\n");
}

function switchOf(rule: RuleOf): string {
  if (!rule.changes) return "";
  return switchesOf(rule).length === 0 ? "never" : (rule.switch ?? "");
}
