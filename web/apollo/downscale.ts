import { bitmapOf, scaleTo, toJpeg } from "./toJpeg.ts";

const EDGE_MAX = 2000; // libraries: client downscale to 2000 px
const QUALITY = 0.85;

/**
 * Converts a photo to a JPEG of at most 2000 px, so that 8 MB from a phone become a few hundred kB. A file that the
 * browser cannot decode is sent as it is, and the server decides.
 */
export async function downscale(file: File): Promise<File> {
  const bitmap = await bitmapOf(file);
  if (bitmap === null) return file;
  try {
    if (scaleTo(EDGE_MAX, bitmap) === 1 && file.type === "image/jpeg") return file;
    const blob = await toJpeg(bitmap, bitmap, { edge: EDGE_MAX, quality: QUALITY });
    if (blob === null) return file;
    return new File([blob], file.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
}
