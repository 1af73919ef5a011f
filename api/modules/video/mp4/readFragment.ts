import { BoxReader, boxesIn, find, inside, type Box } from "./boxes.ts";
import type { VideoTrack } from "./readInit.ts";

/** A segment of a recording that can be played on its own after the init segment. */
export interface Fragment {
  durationMs: number;
}

const SEGMENT_BOXES = new Set(["styp", "sidx", "prft", "emsg", "free", "moof", "mdat"]);
const IS_NO_KEY_FRAME = 0x10000;
const SAMPLES_MAX = 2000;

/**
 * Parses one segment of a fragmented MP4 recording: complete pairs of moof and mdat that begin with a key frame.
 * Undefined for anything else.
 */
export function readFragment(bytes: Buffer, track: VideoTrack): Fragment | undefined {
  const boxes = boxesIn(bytes);
  if (!boxes?.every(({ type }) => SEGMENT_BOXES.has(type))) return undefined;
  const media = boxes.filter(({ type }) => type === "moof" || type === "mdat");
  if (media.length === 0 || media.length % 2 !== 0) return undefined;
  if (media.some(({ type }, place) => type !== (place % 2 === 0 ? "moof" : "mdat")))
    return undefined;

  const runs = media
    .filter(({ type }) => type === "moof")
    .flatMap((moof) => runsOf(bytes, moof, track));
  const [first] = runs;
  if (!first || runs.includes(undefined) || !first.startsWithKeyFrame) return undefined;
  const units = runs.reduce((sum, run) => sum + (run?.duration ?? 0), 0);
  const durationMs = Math.round((units * 1000) / track.timescale);
  return durationMs > 0 ? { durationMs } : undefined;
}

interface Run {
  duration: number;
  startsWithKeyFrame: boolean;
}

/** The runs of video samples in one moof; undefined for a run that does not fit its box. */
function runsOf(bytes: Buffer, moof: Box, track: VideoTrack): (Run | undefined)[] {
  return inside(bytes, moof, "traf").flatMap((traf) => {
    const defaults = defaultsOf(bytes, find(bytes, traf, "tfhd"), track);
    if (defaults?.trackId !== track.trackId) return [];
    return inside(bytes, traf, "trun").map((trun) => readRun(bytes, trun, defaults));
  });
}

/**
 * The sample defaults of a traf, which override those of the init segment. Each field is present only if its bit is
 * set.
 */
function defaultsOf(bytes: Buffer, tfhd: Box | undefined, track: VideoTrack) {
  if (!tfhd) return undefined;
  const reader = new BoxReader(bytes, tfhd);
  const bits = reader.number() ?? 0;
  const trackId = reader.number();
  if (bits & 0x1) reader.skip(8);
  if (bits & 0x2) reader.skip(4);
  const duration = bits & 0x8 ? reader.number() : track.defaultDuration;
  if (bits & 0x10) reader.skip(4);
  const flags = bits & 0x20 ? reader.number() : track.defaultFlags;
  return { trackId, duration, flags };
}

function readRun(
  bytes: Buffer,
  trun: Box,
  defaults: { duration: number | undefined; flags: number | undefined },
): Run | undefined {
  const reader = new BoxReader(bytes, trun);
  const bits = reader.number() ?? 0;
  const samples = reader.number() ?? 0;
  if (samples === 0 || samples > SAMPLES_MAX) return undefined;
  if (bits & 0x1) reader.skip(4);
  const flagsOfFirst = bits & 0x4 ? reader.number() : undefined;

  let duration = 0;
  let firstFlags = flagsOfFirst ?? defaults.flags;
  for (let sample = 0; sample < samples; sample++) {
    const own = bits & 0x100 ? reader.number() : defaults.duration;
    if (bits & 0x200) reader.skip(4);
    const flags = bits & 0x400 ? reader.number() : defaults.flags;
    if (bits & 0x800) reader.skip(4);
    if (own === undefined || flags === undefined) return undefined;
    if (sample === 0 && flagsOfFirst === undefined) firstFlags = flags;
    duration += own;
  }
  return { duration, startsWithKeyFrame: ((firstFlags ?? 0) & IS_NO_KEY_FRAME) === 0 };
}
