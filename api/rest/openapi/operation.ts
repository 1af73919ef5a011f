import type { GraphQLSchema } from "graphql";
import { PAGE, REST_LIST_MAX } from "../../../schema/limits.ts";
import type { Rule } from "../../core/access/policy.ts";
import type { Route } from "../route.ts";
import { takesIdempotencyKey, whoMayAsk } from "../runRoute.ts";
import { answers, LATER, REFUSED } from "./answers.ts";
import { inputsOf, type Input } from "./inputSchema.ts";
import type { JsonSchema } from "./leaf.ts";

/** Express writes a path parameter as `:id`, OpenAPI as `{id}`. */
export function pathOf({ path }: Route): string {
  return path.replace(/:(\w+)/g, "{$1}");
}

/** The OpenAPI operation of one route. */
export function operation(schema: GraphQLSchema, route: Route, answer: JsonSchema) {
  const who = whoMayAsk(schema, route);
  const takesKey = takesIdempotencyKey(schema, route);
  const body = inputsOf(schema, route, "body");
  const parameters = [
    ...pathParameters(route),
    ...inputsOf(schema, route, "query").map((input) => ({
      ...queryParameter(input),
      ...(route.pagesOf && OF_PAGES[input.name]),
    })),
    ...(takesKey ? [KEY] : []),
  ];
  const takesInput = parameters.length + body.length > 0;
  return {
    operationId: idOf(route),
    summary: route.summary,
    description: CALLERS[who],
    security: who === "everyone" ? [{}, { session: [] }] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body.length > 0 && { requestBody: bodyOf(body) }),
    responses: {
      [String(route.status ?? 200)]: {
        ...answers("Done.", answer, route.file?.type),
        ...(takesKey && { headers: REPLAYED }),
        ...(route.pagesOf && { headers: LINK }),
      },
      ...refusals(route, who !== "everyone", takesInput),
    },
  };
}

const CALLERS: Readonly<Record<Rule["who"], string>> = {
  everyone: "For everyone.",
  member: "For members.",
  moderator: "For moderators.",
  admin: "For administrators.",
};

const KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same request again answers the same and happens once.",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,200}$" },
};

const REPLAYED = {
  "Idempotency-Replayed": {
    description: "true when this answer repeats an earlier one of the same key",
    schema: { type: "string", const: "true" },
  },
};

/** What only the parameters of a page have. */
const OF_PAGES: Readonly<Record<string, object>> = {
  first: {
    description: `Entries a page, 1 to ${PAGE.max}. Without it, ${REST_LIST_MAX} at most.`,
    schema: { type: "integer", minimum: 1, maximum: PAGE.max },
  },
  after: { description: "The cursor in the Link of the page before." },
};

const LINK = {
  Link: {
    description: 'RFC 8288: rel="next" is the next page, if there is more, rel="first" the first.',
    schema: { type: "string" },
  },
};

function pathParameters({ path }: Route) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "integer", minimum: 1 },
  }));
}

function queryParameter({ name, isOptional, schema }: Input) {
  return { name, in: "query", required: !isOptional, schema };
}

function bodyOf(inputs: readonly Input[]) {
  const required = inputs.filter((input) => !input.isOptional).map(({ name }) => name);
  const schema = {
    type: "object",
    properties: Object.fromEntries(inputs.map((input) => [input.name, input.schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
  return { required: required.length > 0, content: { "application/json": { schema } } };
}

function refusals(route: Route, isForMembers: boolean, takesInput: boolean) {
  const writes = route.method !== "GET";
  const possible: [status: number, isPossible: boolean][] = [
    [400, takesInput],
    [401, isForMembers],
    [403, isForMembers],
    [404, route.path.includes(":")],
    [409, writes],
    [413, writes],
    [415, writes],
  ];
  const refused = possible
    .filter(([, isPossible]) => isPossible)
    .map(([status]) => [status, REFUSED]);
  return { ...Object.fromEntries(refused), 429: LATER, 503: LATER } as Record<string, JsonSchema>;
}

/** POST /api/offers/{id}/accept -> postApiOffersIdAccept. */
function idOf({ method, path }: Route): string {
  const words = path.match(/\w+/g) ?? [];
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("")
  );
}
