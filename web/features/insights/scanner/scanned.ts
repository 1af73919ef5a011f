import { SCANNER } from "../../../../schema/limits.ts";
import { bitmapOf, toJpeg } from "../../../apollo/toJpeg.ts";

/** Source: PN-009 */
const SENT = { edge: SCANNER.width, quality: SCANNER.quality };

/** What the camera shows now as a JPEG; null while it shows nothing. */
export async function frameOf(video: HTMLVideoElement): Promise<File | null> {
  const size = { width: video.videoWidth, height: video.videoHeight };
  return size.width === 0 ? null : fileOf(await toJpeg(video, size, SENT));
}

/** An image file as a JPEG; null if the browser cannot decode it. */
export async function imageOf(file: File): Promise<File | null> {
  const bitmap = await bitmapOf(file);
  if (!bitmap) return null;
  try {
    return fileOf(await toJpeg(bitmap, bitmap, SENT));
  } finally {
    bitmap.close();
  }
}

function fileOf(jpeg: Blob | null): File | null {
  return jpeg && new File([jpeg], "scan.jpg", { type: "image/jpeg" });
}
