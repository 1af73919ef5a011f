import { GraphQLError, type GraphQLSchema } from "graphql";
import type { RawBuilder } from "kysely";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ruleOf } from "../access/enforce.ts";
import { refuseUnlessAllowed } from "../access/policy.ts";
import type { Viewer } from "../access/viewer.ts";
import type { Services } from "../context.ts";
import { Refused, STATUS } from "../failures.ts";
import { isUnavailable, presentError, retryAfterOf, type Documents } from "../guard/index.ts";
import { bearerOf, originOf } from "../request/origin.ts";
import { noteOperation, traceNow } from "../request/trace.ts";
import { cut, VIEWER_AT } from "./page.ts";
import { Plans, type Planned } from "./plans.ts";
import { RateLimitCache } from "./rateLimitCache.ts";
import type { JsonRead } from "./read.ts";
import { mediaTypeOf, requestOf } from "./request.ts";
import { VISITOR_LOOKUP, Statements } from "./statements.ts";

/** A session lookup that is part of another statement. */
interface SessionInSql {
  /**
   * Selects the session: the member's `id`, and in `said` all that viewer() needs. That is short, because each row of
   * the page carries it.
   */
  lookUp: RawBuilder<unknown>;
  /** The viewer of the session that was found; it never has the administrator's role. */
  viewer(said: string): Promise<Viewer>;
}

/** The lookup of the session with this token. Undefined = no session can have such a token. */
type FindSession = (services: Services, token: string) => SessionInSql | undefined;

interface Options {
  services: Services;
  schema: GraphQLSchema;
  documents: Documents;
  reads: readonly JsonRead[];
  findSession: FindSession;
}

interface Doing extends Options {
  statements: Statements;
  rateLimits: RateLimitCache;
}

/**
 * Answers the requests that one SQL statement can answer. Every other request is passed on to the ordinary execution,
 * and so is one that is refused or fails here: a read changes nothing, so it can start again there, which gives the
 * response.
 */
export function jsonReads(options: Options) {
  const plans = new Plans(options);
  const doing = {
    ...options,
    statements: new Statements(options.services),
    rateLimits: new RateLimitCache(options.services),
  };

  return async (req: IncomingMessage, res: ServerResponse, body: unknown): Promise<boolean> => {
    try {
      const mediaType = mediaTypeOf(req);
      const request = requestOf(body);
      const planned = mediaType && request && plans.find(request);
      const json = planned && (await answer(doing, planned, req));
      if (!json || !mediaType) return false;
      send(res, mediaType, `${json},"extensions":{"cost":${planned.cost}}}\n`);
      return true;
    } catch (error) {
      // The ordinary execution would only wait for the same database once more.
      if (isUnavailable(error)) return sendAway(res, error, options.services);
      const isRefusal = error instanceof Refused || error instanceof GraphQLError;
      if (!isRefusal) options.services.log.warn({ err: error }, "a read is tried the ordinary way");
      return false;
    }
  };
}

async function answer(
  { services, schema, findSession, statements, rateLimits }: Doing,
  { plan, args, guarded, cost }: Planned,
  req: IncomingMessage,
): Promise<string | undefined> {
  const { read } = plan;
  const rule = ruleOf(schema, `Query.${read.field}`);
  const token = bearerOf(req);
  const session = token ? findSession(services, token) : undefined;
  const origin = originOf(req);
  const asker = token ?? origin.ip;
  const isVisitor = token === undefined && rule.who === "everyone";
  if ((!session && !isVisitor) || rateLimits.isRefused(asker)) return undefined;

  const chosen = read.rows(args);
  const found = await statements.page(plan, chosen, session?.lookUp ?? VISITOR_LOOKUP);
  const [first] = found;
  // The caller's session is read with the rows, so without a row the caller is unknown.
  if (!first) return undefined;
  const said = first[VIEWER_AT];
  // The token is not that of a session: the ordinary execution checks all credentials.
  if (session && said == null) return undefined;
  const viewer = session && said != null ? await session.viewer(said) : null;
  refuseUnlessAllowed(rule, viewer, services);
  guarded.refuseBeyondCredential(viewer);
  await rateLimits.spend(asker, viewer, origin);
  note(services, { viewer, operation: plan.operation, cost });
  return plan.write(cut(found, chosen, args["after"]));
}

/** Notes the request for the log and the metrics. */
function note(
  { metrics }: Services,
  {
    viewer,
    operation,
    cost,
  }: { viewer: Viewer | null; operation: string | undefined; cost: number },
): void {
  noteOperation("query", operation);
  const trace = traceNow();
  if (trace && viewer) trace.memberId = viewer.id;
  metrics.cost.observe(cost);
}

function sendAway(res: ServerResponse, error: unknown, { log }: Services): true {
  const presented = presentError(error, log);
  const seconds = retryAfterOf(presented);
  if (seconds !== undefined) res.setHeader("retry-after", seconds);
  res.statusCode = STATUS.UNAVAILABLE;
  send(res, "application/json; charset=utf-8", JSON.stringify({ errors: [presented] }));
  return true;
}

function send(res: ServerResponse, mediaType: string, body: string): void {
  res.setHeader("cache-control", "no-store");
  res.setHeader("content-type", mediaType);
  const bytes = Buffer.byteLength(body);
  res.setHeader("content-length", bytes);
  // ASCII text can be copied as latin1, without encoding it.
  res.end(body, bytes === body.length ? "latin1" : "utf8");
}
