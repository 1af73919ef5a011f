import { VIDEO } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { transact } from "../../../core/transactions/transact.ts";
import { readFragment } from "../mp4/readFragment.ts";
import { readInit } from "../mp4/readInit.ts";
import { appendSegment } from "./appendSegment.ts";
import { beginRecording, openVideo } from "./beginRecording.ts";
import { findRecording } from "./findRecording.ts";
import type { SentSegment } from "./readSegment.ts";
import { draftSegment, removeSegments, type Draft } from "./videoFiles.ts";

/** The result of sending a segment. */
interface ReceivedSegment {
  n: number;
  /** The segment or a later one had been received before, so nothing changed. */
  isRepeated: boolean;
  /** Whether it will be in the replay. */
  isRecorded: boolean;
}

/**
 * Validates a segment that a host's browser sent, and appends it to the stream. Refuses anything that is not such a
 * segment.
 */
export async function receiveSegment(
  ctx: Context,
  streamId: number,
  { clientKey, n, bytes }: SentSegment,
): Promise<ReceivedSegment> {
  const memberId = viewerOf(ctx).id;
  const recording = await findRecording(ctx, { streamId, memberId, clientKey });
  if (n === 0) {
    const track = readInit(bytes);
    if (!track) throw noRecording("The head of the recording is damaged, or it has no picture");
    await transact(ctx, openVideo, streamId);
    const { isRepeated } = await withDraft(ctx, bytes, (draft) =>
      transact(ctx, beginRecording, { streamId, clientKey, track, draft }),
    );
    return { n, isRepeated, isRecorded: true };
  }

  if (!recording) throw new Refused("NOT_FOUND", "Recording not found");
  if (n <= recording.lastN) return { n, isRepeated: true, isRecorded: false };
  const fragment = readFragment(bytes, recording.track);
  if (!fragment) throw noRecording("The segment is damaged, or does not begin with a key frame");
  if (fragment.durationMs > VIDEO.segmentMsMax)
    throw badField("n", `A segment lasts at most ${VIDEO.segmentMsMax / 1000} seconds`);

  const kept = await withDraft(ctx, bytes, (draft) =>
    transact(ctx, appendSegment, {
      streamId,
      recording: recording.recording,
      n,
      durationMs: fragment.durationMs,
      bytes: bytes.length,
      draft,
    }),
  );
  await removeSegments(ctx.services.env, kept.key, kept.over);
  return { n, isRepeated: kept.isRepeated, isRecorded: kept.isRecorded };
}

/** Writes the bytes to the disk before any row is locked, and removes them if they are not used. */
async function withDraft<Answer>(
  { services }: Context,
  bytes: Buffer,
  use: (draft: Draft) => Promise<Answer>,
): Promise<Answer> {
  const draft = await draftSegment(services.env, bytes);
  try {
    return await use(draft);
  } finally {
    await draft.drop();
  }
}

function noRecording(message: string): Refused {
  return new Refused("UNSUPPORTED_MEDIA_TYPE", message);
}
