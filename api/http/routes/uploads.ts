import express, { type Request, type Response, type Router } from "express";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Services } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { UploadSlots } from "../../core/limits/uploadSlots.ts";
import { fileOf, photoFolder } from "../../modules/uploads/photoFiles.ts";
import { readUpload } from "../../modules/uploads/readUpload.ts";
import { storeImage, type StoredImage } from "../../modules/uploads/storeImage.ts";
import { policy } from "../../modules/uploads/uploads.access.ts";
import { authorize } from "../authorize.ts";

const UPLOAD = ruleOfRoute(policy, "POST /api/uploads");

/** `POST /api/uploads` stores a member's photo; `GET /uploads/...` serves it to everybody, unchangeable. Source: C11 */
export function uploadsRouter(services: Services): Router {
  const router = express.Router();
  const slots = new UploadSlots();

  async function takeUpload(req: Request): Promise<StoredImage> {
    const { viewer } = await authorize(services, req, UPLOAD);
    return slots.hold(viewer.id, async () =>
      storeImage(services, await readUpload(req), viewer.id),
    );
  }

  router.post("/api/uploads", async (req, res) => {
    res.status(201).json(await takeUpload(req));
  });
  router.get("/uploads/{*path}", (req, res, next) => sendPhoto(services, req, res, next));
  return router;
}

function sendPhoto(
  { env }: Services,
  req: Request,
  res: Response,
  next: (error?: unknown) => void,
): void {
  const file = fileOf(req.path);
  if (!file) return next(notFound("Photo"));

  res.setHeader("x-content-type-options", "nosniff");
  res.sendFile(file, { root: photoFolder(env), immutable: true, maxAge: "1y" }, (error) => {
    if (!error || res.headersSent) return;
    res.removeHeader("cache-control");
    next(notFound("Photo"));
  });
}
