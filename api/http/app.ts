import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestContext } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type ErrorRequestHandler, type Response } from "express";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { RequestListener } from "node:http";
import { QUERY } from "../../schema/limits.ts";
import { reads } from "../composition/jsonReads.ts";
import { newContext, type Context, type Services } from "../core/context.ts";
import {
  presentError,
  refuseIntrospection,
  refuseUnsafeVariables,
  RULES,
  statusOf,
  costOf,
  type Documents,
} from "../core/guard/index.ts";
import { jsonReads } from "../core/jsonReads/handler.ts";
import { Forms } from "../core/jsonReads/rowShapes.ts";
import { pageOriginOf } from "../core/request/origin.ts";
import { noteOperation } from "../core/request/trace.ts";
import { row, sql } from "../core/sql/sql.ts";
import { openSnapshot } from "../core/transactions/snapshot.ts";
import { sessionInSql, viewerFromToken } from "../modules/accounts/index.ts";
import { openApiRouter } from "../rest/openapi/serve.ts";
import { restRouter } from "../rest/router.ts";
import { authenticate, viewerOfRequest } from "./authenticate.ts";
import { GRAPHQL_BODY_MAX, refuseBroken } from "./jsonBody.ts";
import { requestListener, ownPagesOnly } from "./listener.ts";
import { accountExportRouter } from "./routes/accountExport.ts";
import { demoRouter } from "./routes/demo.ts";
import { devGalleryRouter } from "./routes/devGallery.ts";
import { devInboxRouter, type InboxKey } from "./routes/devInbox.ts";
import { metricsRouter } from "./routes/metrics.ts";
import { uploadsRouter } from "./routes/uploads.ts";
import { videoRouter } from "./routes/video.ts";
import { serveWeb } from "./webFiles.ts";

interface AppOptions {
  services: Services;
  schema: GraphQLSchema;
  documents: Documents;
  state: { stopping: boolean };
  /** Undefined where the market has no dev inbox. */
  inboxKey: InboxKey | undefined;
  /** Whether the hot reads skip the resolvers. */
  withJsonReads: boolean;
}

/** Builds the HTTP application with all its routes. */
export async function httpApp({
  services,
  schema,
  documents,
  state,
  inboxKey,
  withJsonReads,
}: AppOptions): Promise<{ listener: RequestListener; stop(): Promise<void> }> {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.get("/livez", (_req, res) => void res.type("text").send("ok"));
  app.get("/readyz", async (_req, res) => sendReadiness(res, services, state));

  app.use(metricsRouter(services));

  const apollo = new ApolloServer<Context>({
    schema,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    introspection: true,
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
      guardPlugin(schema, services),
      ownStatus(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
  });
  await apollo.start();
  app.use(["/graphql", "/api"], ownPagesOnly(services));
  app.use(
    "/graphql",
    express.json({ limit: GRAPHQL_BODY_MAX }),
    refuseBroken(),
    authenticate(services),
    expressMiddleware(apollo, {
      context: async ({ req }) =>
        newContext(services, viewerOfRequest(req), pageOriginOf(req, services.env.publicUrl)),
    }),
  );

  app.use(uploadsRouter(services));
  app.use(videoRouter(services));
  app.use(accountExportRouter(services));
  app.use(devInboxRouter(services, inboxKey));
  app.use(devGalleryRouter(services));
  app.use(demoRouter(services));
  app.use(openApiRouter());
  const forms = withJsonReads ? new Forms({ services, schema, reads }) : undefined;
  app.use(restRouter({ services, schema, forms, viewerFromToken }));
  await serveWeb(app);
  app.use(lastErrors(services));
  const hotReads = withJsonReads
    ? jsonReads({ services, schema, documents, reads, findSession: sessionInSql })
    : undefined;
  return { listener: requestListener({ services, app, hotReads }), stop: () => apollo.stop() };
}

/** Apollo's type promises an operation even when the request names one that does not exist. */
type Executed = Pick<GraphQLRequestContext<Context>, "contextValue" | "operation">;

/**
 * Checks variables and cost, which the validation rules cannot see in the document alone. WebSocket operations are
 * checked by the same functions.
 */
function guardPlugin(schema: GraphQLSchema, { metrics }: Services): ApolloServerPlugin<Context> {
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
          refuseIntrospection(document, contextValue.viewer);
          refuseUnsafeVariables(request.variables);
          cost = costOf(
            schema,
            document,
            request.variables ?? {},
            request.operationName ?? undefined,
          );
          metrics.cost.observe(cost);
        },
        executionDidStart: async ({ contextValue, operation }: Executed) => {
          const snapshot = openSnapshot(contextValue, operation?.operation ?? "query");
          return { executionDidEnd: async () => snapshot.end() };
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (response.body.kind !== "single") return;
          const { errors } = response.body.singleResult;
          if (errors && errors.length > 5) response.body.singleResult.errors = errors.slice(0, 5);
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

/**
 * Sets two kinds of status. Rate-limited and unavailable answers have 429 and 503, so that clients see it without
 * reading the body. A well-formed request that is refused has 200 for clients that accept only application/json;
 * clients of graphql-response+json get 400. Source: the GraphQL over HTTP specification, section 6.4.1.
 */
function ownStatus(): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response, request }) => {
        const acceptsModern = request.http?.headers
          .get("accept")
          ?.includes("application/graphql-response+json");
        if (response.http.status === 400 && !acceptsModern) response.http.status = 200;
        const first =
          response.body.kind === "single" ? response.body.singleResult.errors?.[0] : undefined;
        const code = first?.extensions?.["code"];
        const status = statusOf(code);
        if (status !== 429 && status !== 503) return;
        response.http.status = status;
        const details = first?.extensions?.["details"] as
          | { retryAfterSeconds?: number }
          | undefined;
        response.http.headers.set("retry-after", String(details?.retryAfterSeconds ?? 2));
      },
    }),
  };
}

async function sendReadiness(
  res: Response,
  services: Services,
  state: { stopping: boolean },
): Promise<void> {
  const answers = state.stopping
    ? false
    : await Promise.race([
        row(newContext(services, null, { ip: "", userAgent: undefined }).em, sql`select 1`).then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, 1500, false).unref()),
      ]);
  res
    .status(answers ? 200 : 503)
    .type("text")
    .send(answers ? "ready" : "not ready");
}

/** Answers in JSON every error that no route has answered. */
function lastErrors(services: Services): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const status = statusGiven(error);
    if (status >= 400 && status < 500) {
      const message =
        error instanceof Error && status !== 400 ? error.message : "The request cannot be read";
      if (req.baseUrl === "/graphql" || req.path === "/graphql") {
        res.status(status).json({ errors: [{ message, extensions: { code: "BAD_USER_INPUT" } }] });
        return;
      }
      res.status(status).json({ error: message, message, code: "BAD_USER_INPUT", details: {} });
      return;
    }
    const { message, extensions } = presentError(error, services.log);
    const code = extensions?.["code"];
    const details = {
      ...(extensions?.["details"] as object | undefined),
      ...(extensions?.["fields"] ? { fields: extensions["fields"] } : {}),
    };
    const seconds = (details as { retryAfterSeconds?: unknown }).retryAfterSeconds;
    if (typeof seconds === "number") res.setHeader("retry-after", seconds);
    res.status(statusOf(code)).json({ error: message, message, code, details });
  };
}

function statusGiven(error: unknown): number {
  return typeof error === "object" && error !== null && "status" in error
    ? Number(error.status)
    : 500;
}
