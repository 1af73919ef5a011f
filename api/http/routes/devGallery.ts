import express, { type Router } from "express";
import type { Services } from "../../core/context.ts";

/**
 * `GET /dev/gallery`: 204 when the page /gallery shows the parts of the design; 404 on a real market, where /gallery
 * does not exist.
 */
export function devGalleryRouter({ env }: Services): Router {
  const router = express.Router();
  router.get("/dev/gallery", (_req, res) => {
    res.setHeader("cache-control", "no-store");
    if (env.demo) res.status(204).end();
    else res.status(404).type("text").send("Not found\n");
  });
  return router;
}
