import {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import type { GraphQLSchema } from "graphql";
import type { Viewer } from "../core/access/viewer.ts";
import { newContext, type Services } from "../core/context.ts";
import type { Forms } from "../core/jsonReads/forms.ts";
import { bearerOf, pageOriginOf } from "../core/origin.ts";
import { spend, spendRequest } from "../core/rateLimits.ts";
import { sendFailure, sendFile, sendJson, sendRefusal, sendWritten } from "./answers.ts";
import type { Door, FileAnswer } from "./door.ts";
import { doors } from "./doors.ts";
import { demandJson, parseJson, readRequest } from "./readRequest.ts";
import { DoorRunner, Written } from "./runDoor.ts";

interface RestOptions {
  services: Services;
  schema: GraphQLSchema;
  /** Writes lists without resolvers. */
  forms: Forms | undefined;
  viewerFromToken(services: Services, token: string): Promise<Viewer | null>;
}

/** Express' names for what changes something. */
const VERBS = { POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** The REST doors: each runs its GraphQL document in process, so that the rules are the same by construction. */
export function restRouter(options: RestOptions): Router {
  const router = Router();
  const runner = new DoorRunner(options.schema, doors, options.forms);

  for (const [path, rows] of byPath()) {
    const route = router.route(path);
    for (const row of rows) {
      const answer = answering(row, runner, options);
      if (row.method === "GET") route.get(answer);
      else route[VERBS[row.method]](demandJson, parseJson, answer);
    }
    route.all(refuseMethod(rows));
  }
  router.use("/api", (_req, res) =>
    sendRefusal(res, 404, { message: "Not found", code: "NOT_FOUND" }),
  );
  router.use(["/api", "/buy"], failures(options.services));
  return router;
}

/** The doors of each path, in the order of the list: a fixed path stands before one with an id. Source: C10 */
function byPath(): Map<string, Door[]> {
  return Map.groupBy(doors, ({ path }) => path);
}

function answering(
  door: Door,
  runner: DoorRunner,
  { services, viewerFromToken }: RestOptions,
): RequestHandler {
  return async (req, res, next) => {
    if (door.isPage) res.vary("Accept").vary("Sec-Fetch-Mode");
    if (door.isPage && wantsPage(req)) return next("router");
    if (door.cache) res.setHeader("cache-control", door.cache);

    const token = bearerOf(req);
    const viewer = token ? await viewerFromToken(services, token) : null;
    const ctx = newContext(services, viewer, {
      ...pageOriginOf(req, services.env.publicUrl),
      isRest: true,
    });
    await spendRequest(ctx);
    if (door.file && viewer) await spend(ctx, door.file.points);
    const body = await runner.run(door, ctx, () => readRequest(req, door));
    if (ctx.replayed) res.setHeader("idempotency-replayed", "true");
    if (door.file) return sendFile(res, door.file.type, body as FileAnswer);
    if (body instanceof Written) return sendWritten(res, body.json);
    sendJson(res, door.status ?? 200, body);
  };
}

function wantsPage(req: Request): boolean {
  return (
    /text\/html/i.test(req.headers.accept ?? "") || req.headers["sec-fetch-mode"] === "navigate"
  );
}

function refuseMethod(rows: readonly Door[]): RequestHandler {
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
