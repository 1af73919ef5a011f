import cors, { type CorsOptionsDelegate } from "cors";
import helmet from "helmet";
import { IncomingMessage, ServerResponse, type RequestListener } from "node:http";
import { Socket } from "node:net";
import type { Services } from "../core/context.ts";
import { isOwnOrigin } from "../core/request/origin.ts";
import { jsonBodyOf, isShortJson } from "./jsonBody.ts";
import { requestLog } from "./requestLog.ts";

interface Front {
  services: Services;
  /** The Express application. */
  app: RequestListener;
  /** Answers a GraphQL request without resolvers; resolves to false when it cannot answer this one. */
  hotReads: HotReads | undefined;
}

export type HotReads = (
  req: IncomingMessage,
  res: ServerResponse,
  body: unknown,
) => Promise<boolean>;

/**
 * The entry point of every request: sets its id, its log line and the security headers, then tries the hot reads. A
 * request that they do not answer goes on to the app, with its body already parsed.
 */
export function requestListener({ services, app, hotReads }: Front): RequestListener {
  const logged = requestLog(services);
  const headers = securityHeaders();
  const allowOwnPages = ownPagesOnly(services);

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await jsonBodyOf(req);
    if (await hotReads?.(req, res, body)) return;
    Object.assign(req, { body });
    app(req, res);
  };

  return (req, res) =>
    logged(req, res, () => {
      for (const [name, value] of headers) res.setHeader(name, value);
      if (!hotReads || req.url !== "/graphql" || !isShortJson(req)) return app(req, res);
      allowOwnPages(req, res, () => {
        // Only a client that disconnects in the middle of a request ends here; every other failure is answered inside.
        answer(req, res).catch((error: unknown) => {
          services.log.debug({ err: error }, "a request broke off");
          res.destroy();
        });
      });
    });
}

/** CORS: only the market's own pages may read answers in a browser. Programs send no Origin and need no permission. */
export function ownPagesOnly(services: Services) {
  const options: CorsOptionsDelegate<IncomingMessage> = ({ headers }, done) => {
    const own = isOwnOrigin(headers.origin, headers.host, services.env.publicUrl);
    done(null, {
      origin: own ? (headers.origin ?? false) : false,
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      exposedHeaders: ["Link"],
      maxAge: 600,
    });
  };
  const allow = cors<IncomingMessage>(options);
  return (req: IncomingMessage, res: ServerResponse, next: () => void) =>
    req.headers.origin === undefined && req.method !== "OPTIONS" ? next() : allow(req, res, next);
}

/** Computed once, because they are the same for every answer. */
function securityHeaders(): [string, string][] {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // No images of other hosts: loading one would reveal the viewer to that host.
        imgSrc: ["'self'", "data:", "blob:"],
        // https: for the playlists of external encoders, which a stream may name and the viewer agrees to.
        connectSrc: ["'self'", "ws:", "wss:", "https:"],
        // blob: is the player's own buffer.
        mediaSrc: ["'self'", "blob:", "https:"],
        fontSrc: ["'self'", "data:"],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Other hosts get no Referer.
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  const dummyResponse = new ServerResponse(new IncomingMessage(new Socket()));
  protect(dummyResponse.req, dummyResponse, () => {});
  dummyResponse.setHeader(
    "permissions-policy",
    "camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()",
  );
  return Object.entries(dummyResponse.getHeaders()).map(([name, value]) => [name, String(value)]);
}
