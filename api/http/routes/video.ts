import express, { type Request, type Response, type Router } from "express";
import { VIDEO } from "../../../schema/limits.ts";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Services } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { UploadSlots } from "../../core/limits/uploadSlots.ts";
import { BriefCache } from "../../modules/video/playlists/briefCache.ts";
import { livePlaylist, replayPlaylist } from "../../modules/video/playlists/readPlaylists.ts";
import { readSegment } from "../../modules/video/recording/readSegment.ts";
import { receiveSegment } from "../../modules/video/recording/receiveSegment.ts";
import { fileOf, videoFolder } from "../../modules/video/recording/videoFiles.ts";
import { policy } from "../../modules/video/video.access.ts";
import { authorize } from "../authorize.ts";

const RECORD = ruleOfRoute(policy, "POST /api/streams/{id}/video");
const PLAYLIST = "application/vnd.apple.mpegurl";

/**
 * `POST /api/streams/{id}/video` stores the segments of a host's recorder. The playlists list them, and `/video/...`
 * serves them to everybody as immutable files. Source: C31
 */
export function videoRouter(services: Services): Router {
  const router = express.Router();
  const slots = new UploadSlots();
  const live = new BriefCache({ ms: VIDEO.playlistMs, max: 1000 });

  router.post("/api/streams/:id/video", async (req, res) => {
    const { ctx, viewer } = await authorize(services, req, RECORD);
    const streamId = idOf(req.params.id);
    const taken = await slots.hold(viewer.id, async () =>
      receiveSegment(ctx, streamId, await readSegment(req)),
    );
    res.status(taken.isRepeated ? 200 : 201).json(taken);
  });

  router.get("/api/streams/:id/live.m3u8", async (req, res) => {
    const id = idOf(req.params.id);
    sendPlaylist(res, await live.get(id, () => livePlaylist(services, id)));
  });
  router.get("/api/streams/:id/replay.m3u8", async (req, res) =>
    sendPlaylist(res, await replayPlaylist(services, idOf(req.params.id))),
  );
  router.get("/video/{*path}", (req, res, next) => sendSegment(services, req, res, next));
  return router;
}

function sendPlaylist(res: Response, text: string): void {
  res.setHeader("cache-control", "no-cache");
  res.type(PLAYLIST).send(text);
}

function sendSegment(
  { env }: Services,
  req: Request,
  res: Response,
  next: (error?: unknown) => void,
): void {
  const file = fileOf(req.path);
  if (!file) return next(notFound("Video"));

  res.sendFile(file, { root: videoFolder(env), immutable: true, maxAge: "1y" }, (error) => {
    if (!error || res.headersSent) return;
    res.removeHeader("cache-control");
    next(notFound("Video"));
  });
}
