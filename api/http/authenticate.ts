import type { Request, RequestHandler, Response } from "express";
import { viewerFromToken } from "../composition/credentials.ts";
import type { Viewer } from "../core/access/viewer.ts";
import type { Services } from "../core/context.ts";
import { presentError, retryAfterOf, statusOf } from "../core/guard/index.ts";
import { spendRequest } from "../core/limits/rateLimits.ts";
import { bearerOf, originOf } from "../core/request/origin.ts";

const viewers = new WeakMap<Request, Viewer | null>();

/** Authenticates and counts a request for the rate limit, before GraphQL parses it. Refusals look like GraphQL's. */
export function authenticate(services: Services): RequestHandler {
  return async (req, res, next) => {
    try {
      const viewer = await viewerOfBearer(services, req);
      await spendRequest({ services, viewer, origin: originOf(req) });
      viewers.set(req, viewer);
    } catch (error) {
      return sendErrors(res, error, services);
    }
    res.setHeader("cache-control", "no-store");
    next();
  };
}

/** The viewer of a request's bearer token; null for a visitor. */
export async function viewerOfBearer(services: Services, req: Request): Promise<Viewer | null> {
  const token = bearerOf(req);
  return token ? viewerFromToken(services, token, originOf(req)) : null;
}

/** The viewer that `authenticate` found for a request; null for a visitor. */
export function viewerOfRequest(req: Request): Viewer | null {
  return viewers.get(req) ?? null;
}

function sendErrors(res: Response, error: unknown, { log }: Services): void {
  const presented = presentError(error, log);
  const seconds = retryAfterOf(presented);
  if (seconds !== undefined) res.setHeader("retry-after", seconds);
  res.setHeader("cache-control", "no-store");
  res.status(statusOf(presented.extensions?.["code"])).json({ errors: [presented] });
}
