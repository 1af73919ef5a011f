import { VIDEO } from "../../../../schema/limits.ts";
import { SegmentCutter } from "./cutSegments.ts";
import { randomKey } from "./randomKey.ts";
import { SegmentSender } from "./sendSegments.ts";

/** Prefers AAC, because every player can decode it. */
const TYPES = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/mp4;codecs=avc1.42E01F,opus",
  "video/mp4;codecs=avc1.42E01F",
];
const VIDEO_BITS = 1_500_000;
const AUDIO_BITS = 96_000;
const CHUNK_MS = 500;

type Recorded = MediaRecorderOptions & { videoKeyFrameIntervalDuration?: number };

/** Whether this browser can record in a format that the server accepts. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== "undefined" && typeOf() !== undefined;
}

function typeOf(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Records a media stream and sends its segments to the server. Returns how to stop. */
export function recordStream(
  media: MediaStream,
  { streamId, onRefused }: { streamId: string; onRefused(): void },
): () => void {
  const options: Recorded = {
    mimeType: typeOf() ?? "",
    videoBitsPerSecond: VIDEO_BITS,
    audioBitsPerSecond: AUDIO_BITS,
    videoKeyFrameIntervalDuration: VIDEO.segmentMs,
  };
  const recorder = new MediaRecorder(media, options);
  const cutter = new SegmentCutter();
  const sender = new SegmentSender({ streamId, recording: randomKey(), onRefused });

  // Reading a chunk is asynchronous, so each one waits for the one before.
  let last = Promise.resolve();
  recorder.ondataavailable = ({ data }) => {
    last = last.then(async () => {
      const bytes = new Uint8Array(await data.arrayBuffer());
      for (const segment of cutter.push(bytes)) sender.add(segment);
    });
  };
  recorder.start(CHUNK_MS);

  return () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
}
