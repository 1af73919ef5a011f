import { VIDEO } from "../../schema/limits.ts";
import { viewerOf } from "../core/access/viewer.ts";
import type { Context } from "../core/context.ts";
import { badField, Refused } from "../core/failures.ts";
import { transact } from "../core/transact.ts";
import { beginTake, openVideo } from "./beginTake.ts";
import { findTake } from "./findTake.ts";
import { keepPiece } from "./keepPiece.ts";
import { readFragment } from "./readFragment.ts";
import { readInit } from "./readInit.ts";
import type { SentPiece } from "./readPiece.ts";
import { draftPiece, removePieces, type Draft } from "./videoFiles.ts";

/** What became of a piece. */
interface PieceTaken {
  n: number;
  /** It was here before, or something after it was: nothing changed. */
  isRepeated: boolean;
  /** Whether it will be in the replay. */
  isRecorded: boolean;
}

/** Looks at what a host's browser sent, and takes it into the stream. Refuses what is no such recording. */
export async function takePiece(
  ctx: Context,
  streamId: number,
  { clientKey, n, bytes }: SentPiece,
): Promise<PieceTaken> {
  const memberId = viewerOf(ctx).id;
  const take = await findTake(ctx, { streamId, memberId, clientKey });
  if (n === 0) {
    const track = readInit(bytes);
    if (!track) throw noRecording("The head of the recording is damaged, or it has no picture");
    await transact(ctx, openVideo, streamId);
    const { isRepeated } = await drafted(ctx, bytes, (draft) =>
      transact(ctx, beginTake, { streamId, clientKey, track, draft }),
    );
    return { n, isRepeated, isRecorded: true };
  }

  if (!take) throw new Refused("NOT_FOUND", "Recording not found");
  if (n <= take.lastN) return { n, isRepeated: true, isRecorded: false };
  const fragment = readFragment(bytes, take.track);
  if (!fragment) throw noRecording("The piece is damaged, or does not begin with a key frame");
  if (fragment.durationMs > VIDEO.pieceMsMax)
    throw badField("n", `A piece lasts at most ${VIDEO.pieceMsMax / 1000} seconds`);

  const kept = await drafted(ctx, bytes, (draft) =>
    transact(ctx, keepPiece, {
      streamId,
      take: take.take,
      n,
      durationMs: fragment.durationMs,
      bytes: bytes.length,
      draft,
    }),
  );
  await removePieces(ctx.services.env, kept.key, kept.over);
  return { n, isRepeated: kept.isRepeated, isRecorded: kept.isRecorded };
}

/** With the bytes on the disk before anything is locked, and nothing left of them when they are not taken. */
async function drafted<Answer>(
  { services }: Context,
  bytes: Buffer,
  use: (draft: Draft) => Promise<Answer>,
): Promise<Answer> {
  const draft = await draftPiece(services.env, bytes);
  try {
    return await use(draft);
  } finally {
    await draft.drop();
  }
}

function noRecording(message: string): Refused {
  return new Refused("UNSUPPORTED_MEDIA_TYPE", message);
}
