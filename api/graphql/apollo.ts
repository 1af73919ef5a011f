import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContext,
} from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLSchema } from "graphql";
import { QUERY } from "../../schema/limits.ts";
import type { Context, Services } from "../core/context.ts";
import {
  admit,
  errorsToSend,
  presentError,
  presentErrors,
  retryAfterOf,
  RULES,
  statusOf,
  type Documents,
} from "../core/guard/index.ts";
import { noteOperation } from "../core/request/trace.ts";
import { executeOperation } from "../core/subscriptions/operation.ts";
import { openSnapshot } from "../core/transactions/snapshot.ts";

/** No page of another site can send these before it has asked whether it may. */
export const PREFLIGHT_HEADERS = ["apollo-require-preflight", "x-apollo-operation-name"];

/**
 * GraphQL over HTTP, with the checks of the guard, one snapshot per query, and our HTTP statuses. Not started yet.
 * `answering` says what an answer is read from.
 */
export function newApollo(
  schema: GraphQLSchema,
  services: Services,
  documents: Documents,
  answering: ApolloServerPlugin<Context> = fromOneSnapshot(documents),
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    introspection: true,
    csrfPrevention: { requestHeaders: PREFLIGHT_HEADERS },
    validationRules: RULES,
    parseOptions: { maxTokens: QUERY.tokens },
    logger: services.log,
    formatError: (formatted, error) => {
      const presented = presentError(
        error instanceof GraphQLError ? error : unwrapResolverError(error),
        services.log,
      );
      return formatted.path ? { ...presented, path: formatted.path } : presented;
    },
    plugins: [
      guardPlugin(services, documents),
      answering,
      ownStatus(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
}

/** Apollo's type promises an operation even when the request names one that does not exist. */
export type Executed = Pick<
  GraphQLRequestContext<Context>,
  "contextValue" | "operation" | "request"
>;

/**
 * Checks scopes, variables and cost, which the validation rules cannot see in the document alone. WebSocket operations
 * are checked by the same functions.
 */
function guardPlugin({ metrics }: Services, documents: Documents): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let cost: number | undefined;
      return {
        didResolveOperation: async ({
          document,
          request,
          contextValue,
          operation,
          operationName,
        }) => {
          noteOperation(operation?.operation, operationName ?? undefined);
          const guarded = documents.operation(document, request.operationName);
          cost = guarded && (await admit(guarded, contextValue, request.variables ?? {}));
          if (cost !== undefined) metrics.cost.observe(cost);
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (response.body.kind !== "single") return;
          const { errors } = response.body.singleResult;
          if (errors) response.body.singleResult.errors = errorsToSend(errors);
          if (cost !== undefined)
            response.body.singleResult.extensions = {
              ...response.body.singleResult.extensions,
              cost,
            };
          if (contextValue.replayed) response.http.headers.set("idempotency-replayed", "true");
        },
      };
    },
  };
}

function fromOneSnapshot(documents: Documents): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      // Apollo executes with the whole schema; introspection reads the part that the caller may use.
      responseForOperation: async ({ contextValue: ctx, document, request }) => {
        const guarded = documents.operation(document, request.operationName);
        if (!guarded?.readsSchema) return null;
        const operation = { guarded, variables: request.variables ?? {} };
        const { data, errors } = await executeOperation(operation, ctx);
        const singleResult = {
          data: data ?? null,
          ...(errors && { errors: presentErrors(errors, ctx.services.log) }),
        };
        return { http: { headers: new HeaderMap() }, body: { kind: "single", singleResult } };
      },
      executionDidStart: async ({ contextValue, operation }: Executed) => {
        const snapshot = openSnapshot(contextValue, operation?.operation ?? "query");
        return { executionDidEnd: async () => snapshot.end() };
      },
    }),
  };
}

/**
 * Sets two kinds of status. Answers that are rate-limited or unavailable as a whole have 429 and 503, so that clients
 * see it without reading the body. A well-formed request that is refused has 200 for clients that accept only
 * application/json; clients of graphql-response+json get 400. Source: the GraphQL over HTTP specification, section 6.4.1.
 */
function ownStatus(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response, request }) => {
        const acceptsModern = request.http?.headers
          .get("accept")
          ?.includes("application/graphql-response+json");
        if (response.body.kind !== "single") return;
        const { errors = [], data } = response.body.singleResult;
        const [first] = errors;
        // Apollo takes a refusal before the execution for a bug.
        const isRefusal = statusOf(first?.extensions?.["code"]) < 500;
        if (response.http.status === 500 && isRefusal) response.http.status = 400;
        if (response.http.status === 400 && !acceptsModern) response.http.status = 200;
        const passing = errors.find((error) => retryAfterOf(error) !== undefined);
        if (!passing) return;
        response.http.headers.set("retry-after", String(retryAfterOf(passing)));
        // With this status clients send a request again, also the part of it that was answered.
        if (Object.values(data ?? {}).every((answer) => answer === null))
          response.http.status = statusOf(passing.extensions?.["code"]);
      },
    }),
  };
}
