import { BoxReader, boxesIn, find, inside, type Box } from "./boxes.ts";

/** The data of the video track in the init segment that is needed to parse its segments. */
export interface VideoTrack {
  trackId: number;
  /** Units per second. */
  timescale: number;
  /** The duration of a sample whose segment does not state its own. */
  defaultDuration: number;
  defaultFlags: number;
}

const HEAD = new Set(["ftyp", "moov", "free"]);
const PICTURES = new Set(["avc1", "avc3", "hvc1", "hev1", "vp09", "av01"]);
const TIMESCALE_MAX = 10_000_000;
/** One video and one audio track. */
const TRACKS_MAX = 2;

/** Parses the init segment of a fragmented MP4 recording. Undefined for anything else, and if it has no video track. */
export function readInit(bytes: Buffer): VideoTrack | undefined {
  const boxes = boxesIn(bytes);
  if (boxes?.[0]?.type !== "ftyp" || !boxes.every(({ type }) => HEAD.has(type))) return undefined;
  const moov = boxes.find(({ type }) => type === "moov");
  const tracks = inside(bytes, moov, "trak");
  if (tracks.length > TRACKS_MAX) return undefined;
  const track = tracks.find((trak) => isPicture(bytes, trak));
  const trackId = numberAt(bytes, find(bytes, track, "tkhd"), 12, 20);
  const timescale = numberAt(bytes, find(bytes, track, "mdia", "mdhd"), 12, 20);
  if (!trackId || !timescale || timescale > TIMESCALE_MAX) return undefined;

  const extends_ = inside(bytes, find(bytes, moov, "mvex"), "trex").find(
    (trex) => numberAt(bytes, trex, 4, 4) === trackId,
  );
  if (!extends_) return undefined;
  return {
    trackId,
    timescale,
    defaultDuration: numberAt(bytes, extends_, 12, 12) ?? 0,
    defaultFlags: numberAt(bytes, extends_, 20, 20) ?? 0,
  };
}

function isPicture(bytes: Buffer, trak: Box): boolean {
  const stsd = find(bytes, trak, "mdia", "minf", "stbl", "stsd");
  // After the version and the number of entries, the content is made of boxes.
  return stsd !== undefined && stsd.to - stsd.from > 16
    ? PICTURES.has(bytes.toString("latin1", stsd.from + 12, stsd.from + 16))
    : false;
}

/** A number of a versioned box. In version 1 the times before it have 64 bits, so it is at another offset. */
function numberAt(
  bytes: Buffer,
  box: Box | undefined,
  inVersion0: number,
  inVersion1: number,
): number | undefined {
  if (!box || box.to === box.from) return undefined;
  const reader = new BoxReader(bytes, box);
  reader.skip(bytes[box.from] === 1 ? inVersion1 : inVersion0);
  return reader.number();
}
