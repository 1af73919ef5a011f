import express, { type Router } from "express";
import { isThisMachine } from "./thisMachine.ts";

/**
 * `GET /dev/gallery`: whether the page at /gallery shows the parts of the design. To this machine only: for everybody
 * else /gallery is a path like any other that does not exist.
 */
export function devGalleryRouter(): Router {
  const router = express.Router();
  router.get("/dev/gallery", (req, res) => {
    res.setHeader("cache-control", "no-store");
    if (isThisMachine(req)) res.status(204).end();
    else res.status(404).type("text").send("Not found\n");
  });
  return router;
}
