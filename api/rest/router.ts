import {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import type { GraphQLSchema } from "graphql";
import type { Viewer } from "../core/access/viewer.ts";
import { newContext, type Origin, type Services } from "../core/context.ts";
import type { Documents } from "../core/guard/index.ts";
import type { Forms } from "../core/jsonReads/rowShapes.ts";
import { spend, spendRequest } from "../core/limits/rateLimits.ts";
import { UploadSlots } from "../core/limits/uploadSlots.ts";
import { bearerOf, originOf, pageOriginOf } from "../core/request/origin.ts";
import { routes } from "./allRoutes.ts";
import { sendFailure, sendFile, sendJson, sendRefusal, sendJsonText } from "./answers.ts";
import { linkPages } from "./linkPages.ts";
import { demandJson, JSON_LIMIT, jsonParser, readKey, readRequest } from "./readRequest.ts";
import type { Route, FileAnswer } from "./route.ts";
import { RouteRunner, RawJson } from "./runRoute.ts";

interface RestOptions {
  services: Services;
  schema: GraphQLSchema;
  documents: Documents;
  /** Writes lists without resolvers. */
  forms: Forms | undefined;
  viewerFromToken(services: Services, token: string, origin: Origin): Promise<Viewer | null>;
}

/** The Express methods of the HTTP methods that change something. */
const VERBS = { POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** The REST routes: each runs its GraphQL document in process, so that the rules are the same by construction. */
export function restRouter(options: RestOptions): Router {
  const router = Router();
  const runner = new RouteRunner(options, routes);

  for (const [path, rows] of byPath()) {
    const route = router.route(path);
    for (const row of rows) {
      const answer = answering(row, runner, options);
      if (row.method === "GET") route.get(answer);
      else route[VERBS[row.method]](demandJson, parsing(row, options), answer);
    }
    route.all(refuseMethod(rows));
  }
  router.use("/api", (_req, res) =>
    sendRefusal(res, 404, { message: "Not found", code: "NOT_FOUND" }),
  );
  router.use(["/api", "/buy"], failures(options.services));
  return router;
}

/** The routes of each path, in the order of the list: a fixed path stands before one with an id. Source: C10 */
function byPath(): Map<string, Route[]> {
  return Map.groupBy(routes, ({ path }) => path);
}

/** Who asks, as of now; null for a visitor. */
async function callerOf(
  { services, viewerFromToken }: RestOptions,
  req: Request,
): Promise<Viewer | null> {
  const token = bearerOf(req);
  return token ? viewerFromToken(services, token, originOf(req)) : null;
}

function answering(route: Route, runner: RouteRunner, options: RestOptions): RequestHandler {
  const { services } = options;
  return async (req, res, next) => {
    if (route.isPage) res.vary("Accept").vary("Sec-Fetch-Mode");
    if (route.isPage && wantsPage(req)) return next("router");
    if (route.cache) res.setHeader("cache-control", route.cache);

    const viewer = await callerOf(options, req);
    const ctx = newContext(services, viewer, {
      ...pageOriginOf(req, services.env.publicUrl),
      isRest: true,
    });
    await spendRequest(ctx);
    if (route.file && viewer) await spend(ctx, route.file.points);
    const { body, nextCursor } = await runner.run(route, ctx, () => {
      ctx.idempotencyKey = readKey(req, runner.takesKey(route));
      return readRequest(req, route);
    });
    if (route.pagesOf) linkPages(req, res, nextCursor);
    if (ctx.replayed) res.setHeader("idempotency-replayed", "true");
    if (route.file) return sendFile(res, route.file.type, body as FileAnswer);
    if (body instanceof RawJson) return sendJsonText(res, body.json);
    sendJson(res, route.status ?? 200, body);
  };
}

const parseJson = jsonParser(JSON_LIMIT);

/** Parses the body of a route. A larger one than usual is taken from members alone, and a few at once. */
function parsing({ bodyMax }: Route, options: RestOptions): RequestHandler {
  if (bodyMax === undefined) return parseJson;
  const parseLarge = jsonParser(bodyMax);
  const slots = new UploadSlots();

  return async (req, res, next) => {
    const viewer = await callerOf(options, req);
    if (!viewer) return parseJson(req, res, next);
    const problem = await slots.hold(
      viewer.id,
      () => new Promise<unknown>((resolve) => void parseLarge(req, res, resolve)),
    );
    next(problem);
  };
}

function wantsPage(req: Request): boolean {
  return (
    /text\/html/i.test(req.headers.accept ?? "") || req.headers["sec-fetch-mode"] === "navigate"
  );
}

function refuseMethod(rows: readonly Route[]): RequestHandler {
  const methods = rows.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const allow = [...methods, "OPTIONS"].join(", ");

  return (req: Request, res: Response) => {
    res.setHeader("allow", allow);
    if (req.method === "OPTIONS") return void res.status(204).end();
    sendRefusal(res, 405, {
      message: `Use ${methods.join(" or ")} here`,
      code: "METHOD_NOT_ALLOWED",
    });
  };
}

function failures({ log }: Services): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    sendFailure(res, error, log);
  };
}
