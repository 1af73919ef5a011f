import express, { type Router } from "express";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Services } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { openReportFile } from "../../modules/reporting/index.ts";
import { policy } from "../../modules/reporting/reporting.access.ts";
import { authorize } from "../authorize.ts";

const DOWNLOAD = ruleOfRoute(policy, "GET /api/admin/report-runs/{id}/file");
const TYPES = { csv: "text/csv; charset=utf-8", jsonl: "application/x-ndjson; charset=utf-8" };

/**
 * `GET /api/admin/report-runs/{id}/file`: the file of a report, whole or by ranges (RFC 9110). Its ETag and Repr-Digest
 * (RFC 9530) are its SHA-256, so a download that was cut goes on where it ended, and anybody can check it.
 */
export function reportFilesRouter(services: Services): Router {
  const router = express.Router();
  router.get("/api/admin/report-runs/:id/file", async (req, res, next) => {
    const { ctx, viewer } = await authorize(services, req, DOWNLOAD);
    const file = await openReportFile(ctx, req.params.id);
    services.log.info({ run: req.params.id, adminId: viewer.id }, "a report is downloaded");
    res.setHeader("content-type", TYPES[file.format]);
    res.setHeader("content-disposition", `attachment; filename="${file.downloadName}"`);
    res.setHeader("cache-control", "no-store");
    res.setHeader("etag", `"${file.sha256}"`);
    const digest = Buffer.from(file.sha256, "hex").toString("base64");
    res.setHeader("repr-digest", `sha-256=:${digest}:`);
    // The ETag says more than a time.
    const options = { root: file.folder, cacheControl: false, lastModified: false };
    res.sendFile(file.name, options, (error?: Error & { status?: number; headers?: object }) => {
      if (!error || res.headersSent) return;
      for (const name of ["content-type", "content-disposition", "etag", "repr-digest"])
        res.removeHeader(name);
      if (error.status !== 416 && error.status !== 412) return next(notFound("Report file"));
      for (const [name, value] of Object.entries(error.headers ?? {}))
        res.setHeader(name, String(value));
      next(error);
    });
  });
  return router;
}
