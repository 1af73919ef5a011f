import type { Sharp } from "sharp";
import { decodePhoto } from "./renderPhoto.ts";

/** The middle square of a photo in grey, upright, one byte a pixel. */
export interface GreyPixels {
  pixels: Uint8Array;
  /** The size of the whole photo, in pixels. */
  width: number;
  height: number;
}

/** Decodes a photo to a grey square with that edge, in pixels. Nothing is stored. Refuses as renderPhoto does. */
export async function greyPixels(bytes: Buffer, edge: number): Promise<GreyPixels> {
  return decodePhoto(
    bytes,
    (photo) => squareOf(photo, edge),
    async (square) => square,
  );
}

async function squareOf(photo: Sharp, edge: number): Promise<GreyPixels> {
  const { width, height } = await photo.metadata();
  const pixels = await photo
    .resize({ width: edge, height: edge, fit: "cover" })
    .flatten({ background: "#fff" })
    .toColourspace("b-w")
    .raw({ depth: "uchar" })
    .toBuffer();
  return { pixels, width, height };
}
