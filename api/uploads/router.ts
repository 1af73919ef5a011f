import express, { type Request, type Response, type Router } from "express";
import type { Services, Viewer } from "../core/context.ts";
import { notFound, Refused } from "../core/failures.ts";
import { bearerOf, originOf } from "../core/origin.ts";
import { spend, spendRequest } from "../core/rateLimits.ts";
import { viewerFromToken } from "../modules/accounts/index.ts";
import { fileOf, photoFolder } from "./photoFiles.ts";
import { readUpload } from "./readUpload.ts";
import { Slots } from "./slots.ts";
import { storeImage, type StoredImage } from "./storeImage.ts";

/** A photo costs more than a word: 40 a minute at most. */
const POINTS = 3;

/** `POST /api/uploads` takes a photo of a member; `GET /uploads/...` shows it to everybody, for ever the same. Source: C11 */
export function uploadsRouter(services: Services): Router {
  const router = express.Router();
  const slots = new Slots();

  async function takeUpload(req: Request): Promise<StoredImage> {
    const viewer = await viewerOfRequest(services, req);
    const asking = { services, viewer, origin: originOf(req) };
    await spendRequest(asking);
    await spend(asking, POINTS);
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

async function viewerOfRequest(services: Services, req: Request): Promise<Viewer> {
  const token = bearerOf(req);
  const viewer = token ? await viewerFromToken(services, token) : null;
  if (!viewer) throw new Refused("UNAUTHENTICATED", "Please login");
  return viewer;
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
