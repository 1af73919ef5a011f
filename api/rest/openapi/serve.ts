import { fileURLToPath } from "node:url";
import { Router } from "express";

const FILE = fileURLToPath(new URL("../../../schema/openapi.json", import.meta.url));

/** `GET /api/openapi.json`: the document for programs that write clients. It changes with the server alone. */
export function openApiRouter(): Router {
  const router = Router();
  router.get("/api/openapi.json", (_req, res) => {
    res.setHeader("x-content-type-options", "nosniff");
    res.setHeader("cache-control", "no-cache");
    res.sendFile(FILE, { cacheControl: false });
  });
  return router;
}
