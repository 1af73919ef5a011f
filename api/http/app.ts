import { expressMiddleware } from "@as-integrations/express5";
import express, { type ErrorRequestHandler, type RequestHandler, type Response } from "express";
import type { GraphQLSchema } from "graphql";
import type { RequestListener } from "node:http";
import { viewerFromToken } from "../composition/credentials.ts";
import { reads } from "../composition/jsonReads.ts";
import { newContext, type Services } from "../core/context.ts";
import type { Documents } from "../core/guard/index.ts";
import { jsonReads } from "../core/jsonReads/handler.ts";
import { Forms } from "../core/jsonReads/rowShapes.ts";
import { pageOriginOf } from "../core/request/origin.ts";
import { row, sql } from "../core/sql/sql.ts";
import { newApollo, PREFLIGHT_HEADERS } from "../graphql/apollo.ts";
import { sessionInSql } from "../modules/accounts/index.ts";
import { malformedRequest, sendFailure, sendRefusal } from "../rest/answers.ts";
import { openApiRouter } from "../rest/openapi/serve.ts";
import { restRouter } from "../rest/router.ts";
import { authenticate, viewerOfRequest } from "./authenticate.ts";
import { GRAPHQL_BODY_MAX, refuseBroken } from "./jsonBody.ts";
import { requestListener, ownPagesOnly } from "./listener.ts";
import { accountExportRouter } from "./routes/accountExport.ts";
import { chainLogRouter } from "./routes/chainLog.ts";
import { demoRouter } from "./routes/demo.ts";
import { devGalleryRouter } from "./routes/devGallery.ts";
import { devInboxRouter, type InboxKey } from "./routes/devInbox.ts";
import { explorerRouter } from "./routes/explorer.ts";
import { metricsRouter } from "./routes/metrics.ts";
import { reportFilesRouter } from "./routes/reportFiles.ts";
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

/** Builds the HTTP application with all its routes. `settled` waits for what answers have left to write. */
export async function httpApp({
  services,
  schema,
  documents,
  state,
  inboxKey,
  withJsonReads,
}: AppOptions): Promise<{
  listener: RequestListener;
  settled(): Promise<void>;
  stop(): Promise<void>;
}> {
  const app = express();
  app.disable("x-powered-by");
  app.set("etag", false);
  app.get("/livez", (_req, res) => void res.type("text").send("ok"));
  app.get("/readyz", async (_req, res) => sendReadiness(res, services, state));

  app.use(metricsRouter(services));

  const apollo = newApollo(schema, services, documents);
  await apollo.start();
  app.use(["/graphql", "/api"], ownPagesOnly(services));
  app.use(
    "/graphql",
    express.json({ limit: GRAPHQL_BODY_MAX }),
    refuseBroken(),
    refuseBareGet(),
    authenticate(services),
    expressMiddleware(apollo, {
      context: async ({ req }) => ({
        ...newContext(services, viewerOfRequest(req), pageOriginOf(req, services.env.publicUrl)),
        idempotencyKey: req.get("idempotency-key"),
      }),
    }),
  );

  const explorer = explorerRouter(services, schema);
  app.use(explorer.router);
  app.use(uploadsRouter(services));
  app.use(videoRouter(services));
  app.use(accountExportRouter(services));
  app.use(reportFilesRouter(services));
  app.use(chainLogRouter(services));
  app.use(devInboxRouter(services, inboxKey));
  app.use(devGalleryRouter(services));
  app.use(demoRouter(services));
  app.use(openApiRouter());
  const forms = withJsonReads ? new Forms({ services, schema, reads }) : undefined;
  app.use(restRouter({ services, schema, documents, forms, viewerFromToken }));
  await serveWeb(app);
  app.use(lastErrors(services));
  const hotReads = withJsonReads
    ? jsonReads({ services, schema, documents, reads, findSession: sessionInSql })
    : undefined;
  const stop = async () => void (await Promise.all([apollo.stop(), explorer.stop()]));
  return {
    listener: requestListener({ services, app, hotReads }),
    settled: explorer.settled,
    stop,
  };
}

/** Says in our words what Apollo refuses as a cross-site request: a GET that any page of another site could send. */
function refuseBareGet(): RequestHandler {
  return (req, res, next) => {
    const isBare =
      req.method === "GET" &&
      !/^application\/json\b/i.test(req.get("content-type") ?? "") &&
      !PREFLIGHT_HEADERS.some((header) => req.get(header));
    if (!isBare) return next();
    const message =
      'A query sent with GET needs the header "content-type: application/json", or "apollo-require-preflight: true": ' +
      "without one, a page of another site could send it. Or send it with POST";
    res.status(400).json({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
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
    const malformed = malformedRequest(error);
    if (malformed && (req.baseUrl === "/graphql" || req.path === "/graphql")) {
      const { status, message, code } = malformed;
      res.status(status).json({ errors: [{ message, extensions: { code } }] });
      return;
    }
    // What the file server refuses, such as a range, has a status of its own.
    if (malformed) return sendRefusal(res, statusGiven(error), malformed);
    sendFailure(res, error, services.log);
  };
}

function statusGiven(error: unknown): number {
  return error instanceof Error && "status" in error ? Number(error.status) : 500;
}
