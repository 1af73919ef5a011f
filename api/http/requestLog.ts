import type {
  IncomingMessage,
  OutgoingHttpHeader,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import type { Services } from "../core/context.ts";
import { inTrace, requestId, type Trace } from "../core/request/trace.ts";

/** Health checks and metrics scrapes are frequent: they are logged at debug. */
const PROBE_PATHS = new Set(["/livez", "/readyz", "/metrics"]);
/** nginx's status for a client that did not wait for the answer. */
const CLIENT_CLOSED = 499;

/** A request, and its Express route if it reached one. */
type Routed = IncomingMessage & { originalUrl?: string; route?: { path?: unknown } };

/** Gives every request its id, rate limit headers and cookie, and writes one log line and one metric at its end. */
export function requestLog({ log, metrics }: Pick<Services, "log" | "metrics">) {
  return (req: Routed, res: ServerResponse, next: () => void): void => {
    const trace: Trace = { id: requestId(req.headers["x-request-id"]), begun: performance.now() };
    res.setHeader("x-request-id", trace.id);
    addHeaders(res, trace);

    res.once("close", () => {
      const ms = performance.now() - trace.begun;
      const route = routeOf(req);
      const status = res.writableFinished ? res.statusCode : CLIENT_CLOSED;
      const operation = trace.kind ?? "none";
      metrics.requests.observe(
        { route, operation, status: `${Math.floor(status / 100)}xx` },
        ms / 1000,
      );
      inTrace(trace, () =>
        log[PROBE_PATHS.has(route) ? "debug" : "info"](
          {
            method: req.method,
            route,
            ...(trace.kind && { operation: trace.operation ?? "", kind: trace.kind }),
            status,
            ms: Math.round(ms * 10) / 10,
            ...(trace.memberId !== undefined && { memberId: trace.memberId }),
          },
          "request",
        ),
      );
    });
    inTrace(trace, next);
  };
}

/** The pattern of the matched route, because a raw path may hold a token. */
function routeOf({ route, originalUrl, url = "" }: Routed): string {
  if (typeof route?.path === "string") return route.path;
  const path = (originalUrl ?? url).split("?")[0] ?? "";
  if (path === "/graphql") return path;
  if (path.startsWith("/assets/")) return "/assets/*";
  return path.startsWith("/api/") ? "/api/*" : "other";
}

/** Adds the headers when the answer begins: only then the rate limit and the sign-in of the request are known. */
function addHeaders(res: ServerResponse, trace: Trace): void {
  const writeHead = res.writeHead.bind(res) as (
    status: number,
    ...rest: (string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined)[]
  ) => ServerResponse;
  res.writeHead = ((status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) => {
    if (trace.rateLimit) {
      res.setHeader("ratelimit-limit", trace.rateLimit.limit);
      res.setHeader("ratelimit-remaining", trace.rateLimit.remaining);
      res.setHeader("ratelimit-reset", trace.rateLimit.resetSeconds);
    }
    if (trace.cookie) res.setHeader("set-cookie", trace.cookie);
    return writeHead(status, ...rest);
  }) as typeof res.writeHead;
}
