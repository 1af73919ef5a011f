import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import type { Services } from "./core/context.ts";
import { Refused } from "./core/failures.ts";
import { bearerOf, originOf } from "./core/origin.ts";
import { spend, spendRequest } from "./core/rateLimits.ts";
import { viewerFromToken } from "./modules/accounts/index.ts";
import { exportText } from "./modules/erasure/index.ts";

/** It reads everything there is about somebody: six a minute at most. */
const POINTS = 20;

/** `GET /api/account/export`: everything the market keeps about the member who asks, as one JSON file. Source: C43 */
export function accountExportRouter(services: Services): Router {
  const router = express.Router();
  router.get("/api/account/export", async (req, res) => {
    const token = bearerOf(req);
    const viewer = token ? await viewerFromToken(services, token) : null;
    if (!viewer) throw new Refused("UNAUTHENTICATED", "Please login");
    const asking = { services, viewer, origin: originOf(req) };
    await spendRequest(asking);
    await spend(asking, POINTS);

    res.setHeader("content-disposition", 'attachment; filename="market-day-account.json"');
    res.setHeader("cache-control", "no-store");
    res.type("json");
    const newEm = () => services.orm.em.fork() as EntityManager;
    const text = exportText(newEm, viewer.id, services.clock.now());
    await pipeline(Readable.from(text), res).catch((error: unknown) => {
      // Who stops reading ends it; anything else cuts the file off, so that nobody takes half of it for all.
      if (!res.destroyed) services.log.error({ err: error }, "an export was not finished");
      res.destroy();
    });
  });
  return router;
}
