import { greyPixels } from "../../uploads/index.ts";

const EDGE = 512;
/** Grey values, 0 to 255. */
const DARK_BELOW = 50;
const BRIGHT_ABOVE = 225;
/** The mean of the squared Laplacian; what is out of focus or shaken has less. */
const SHARP_FROM = 6;
/** Pixels of the longer side. */
const LARGE_FROM = 640;

const list = new Intl.ListFormat("en-GB");

/** How good a photo is for a listing, in words. Refuses as greyPixels does. */
export async function photoQuality(bytes: Buffer): Promise<string> {
  const { pixels, width, height } = await greyPixels(bytes, EDGE);
  const light = pixels.reduce((sum, grey) => sum + grey, 0) / pixels.length;
  const wrong = [
    ...(Math.max(width, height) < LARGE_FROM ? ["small"] : []),
    ...(light < DARK_BELOW ? ["dark"] : light > BRIGHT_ABOVE ? ["too bright"] : []),
    ...(sharpness(pixels) < SHARP_FROM ? ["blurred"] : []),
  ];
  if (wrong.length === 0) return "Sharp and well lit";
  return `The photo is ${list.format(wrong)}: a better one may be recognised better`;
}

/** The mean of the squared Laplacian. */
function sharpness(pixels: Uint8Array): number {
  let sum = 0;
  for (let y = 1; y < EDGE - 1; y += 1)
    for (let x = 1; x < EDGE - 1; x += 1) {
      const at = y * EDGE + x;
      const around =
        (pixels[at - 1] ?? 0) +
        (pixels[at + 1] ?? 0) +
        (pixels[at - EDGE] ?? 0) +
        (pixels[at + EDGE] ?? 0);
      sum += (around - 4 * (pixels[at] ?? 0)) ** 2;
    }
  return sum / (EDGE - 2) ** 2;
}
