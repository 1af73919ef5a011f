import type { EntityManager } from "@mikro-orm/postgresql";
import express, { type Router } from "express";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Services } from "../../core/context.ts";
import { policy } from "../../modules/erasure/erasure.access.ts";
import { exportText } from "../../modules/erasure/index.ts";
import { authorize } from "../authorize.ts";

const EXPORT = ruleOfRoute(policy, "GET /api/account/export");

/** `GET /api/account/export`: everything the market stores about the viewer, as one JSON file. Source: C43 */
export function accountExportRouter(services: Services): Router {
  const router = express.Router();
  router.get("/api/account/export", async (req, res) => {
    const { viewer } = await authorize(services, req, EXPORT);
    res.setHeader("content-disposition", 'attachment; filename="market-day-account.json"');
    res.setHeader("cache-control", "no-store");
    res.type("json");
    const newEm = () => services.orm.em.fork() as EntityManager;
    const text = exportText(newEm, viewer.id, services.clock.now());
    await pipeline(Readable.from(text), res).catch((error: unknown) => {
      // A disconnect ends the export. After any other failure the connection breaks, so that no part is taken for the
      // whole.
      if (!res.destroyed) services.log.error({ err: error }, "an export was not finished");
      res.destroy();
    });
  });
  return router;
}
