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
  /** Everything that answers over HTTP. */
  app: RequestListener;
  /** Answers a GraphQL request without resolvers, or says that it is none of its own. */
  hotReads: HotReads | undefined;
}

export type HotReads = (
  req: IncomingMessage,
  res: ServerResponse,
  body: unknown,
) => Promise<boolean>;

/**
 * What every request meets first: its id and its line in the log, the headers that protect, and then the way of the
 * hot reads past the routes. Whatever is not theirs goes on to the app, its body read already.
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
        // Who goes away in the middle of a request hears nothing more; every other failure is answered inside.
        answer(req, res).catch((error: unknown) => {
          services.log.debug({ err: error }, "a request broke off");
          res.destroy();
        });
      });
    });
}

/** Only our own pages may read answers from a browser. Programs send no Origin and are not asked for one. */
export function ownPagesOnly(services: Services) {
  const options: CorsOptionsDelegate<IncomingMessage> = ({ headers }, done) => {
    const own = isOwnOrigin(headers.origin, headers.host, services.env.publicUrl);
    done(null, {
      origin: own ? (headers.origin ?? false) : false,
      methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
      maxAge: 600,
    });
  };
  const allow = cors<IncomingMessage>(options);
  return (req: IncomingMessage, res: ServerResponse, next: () => void) =>
    req.headers.origin === undefined && req.method !== "OPTIONS" ? next() : allow(req, res, next);
}

/** Worked out once, because they are the same for every answer. */
function securityHeaders(): [string, string][] {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // No picture of another host: it would tell that host who looks.
        imgSrc: ["'self'", "data:", "blob:"],
        // https: for the playlists of outside encoders, which a stream may name and the viewer agrees to.
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
    // No other host learns where its visitor comes from.
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  const nobody = new ServerResponse(new IncomingMessage(new Socket()));
  protect(nobody.req, nobody, () => {});
  nobody.setHeader(
    "permissions-policy",
    "camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()",
  );
  return Object.entries(nobody.getHeaders()).map(([name, value]) => [name, String(value)]);
}
