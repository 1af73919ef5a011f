import sharp from "sharp";
import { greyPixels } from "../../uploads/index.ts";
import { describeSquare, EDGE } from "./descriptor.ts";

/** The middle 85 % of a photo are described too, so it is decoded so much larger. */
const DECODED_EDGE = Math.round(EDGE / 0.85);
const MARGIN = Math.floor((DECODED_EDGE - EDGE) / 2);

/** Describes a photo as a whole. Refuses as greyPixels does. */
export async function describePhoto(bytes: Buffer): Promise<Uint8Array> {
  return describeSquare(await wholeOf(await decoded(bytes)));
}

/** Describes a photo in four views: whole and its middle 85 %, and both mirrored. Refuses as greyPixels does. */
export async function describeViews(bytes: Buffer): Promise<Uint8Array[]> {
  const square = await decoded(bytes);
  const views = [await wholeOf(square), middleOf(square)];
  return [...views, ...views.map(mirrored)].map(describeSquare);
}

async function decoded(bytes: Buffer): Promise<Uint8Array> {
  return (await greyPixels(bytes, DECODED_EDGE)).pixels;
}

async function wholeOf(square: Uint8Array): Promise<Uint8Array> {
  const raw = { width: DECODED_EDGE, height: DECODED_EDGE, channels: 1 } as const;
  return sharp(square, { raw }).resize(EDGE, EDGE).toColourspace("b-w").raw().toBuffer();
}

function middleOf(square: Uint8Array): Uint8Array {
  const rows = Array.from({ length: EDGE }, (_, y) => {
    const from = (y + MARGIN) * DECODED_EDGE + MARGIN;
    return square.subarray(from, from + EDGE);
  });
  return Uint8Array.from(rows.flatMap((row) => [...row]));
}

function mirrored(grey: Uint8Array): Uint8Array {
  return Uint8Array.from(grey, (_, at) => {
    const x = at % EDGE;
    return grey[at - x + EDGE - 1 - x] ?? 0;
  });
}
