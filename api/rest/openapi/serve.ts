import { Router } from "express";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../schema", import.meta.url));

/** `GET /api/openapi.json`: the document for client generators. It changes only with a new version of the server. */
export function openApiRouter(): Router {
  const router = Router();
  router.get("/api/openapi.json", (_req, res) => {
    res.setHeader("x-content-type-options", "nosniff");
    res.setHeader("cache-control", "no-cache");
    // With `root`, because Express refuses a whole path with a folder whose name begins with a dot.
    res.sendFile("openapi.json", { root: FOLDER, cacheControl: false });
  });
  return router;
}
