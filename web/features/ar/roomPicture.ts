import { AR } from "../../../schema/limits.ts";
import { bitmapOf, scaleTo, toJpeg } from "../../apollo/toJpeg.ts";

/** A picture of a room; it stays on the device. */
export interface RoomPicture {
  /** An object URL. */
  url: string;
  width: number;
  height: number;
}

/** What the camera shows now; null while it shows nothing. */
export function frameOf(video: HTMLVideoElement): Promise<RoomPicture | null> {
  return drawn(video, { width: video.videoWidth, height: video.videoHeight });
}

/** An image file; null if the browser cannot decode it. */
export async function imageOf(file: File): Promise<RoomPicture | null> {
  const bitmap = await bitmapOf(file);
  if (!bitmap) return null;
  try {
    return await drawn(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}

async function drawn(
  picture: CanvasImageSource,
  size: { width: number; height: number },
): Promise<RoomPicture | null> {
  if (size.width === 0) return null;
  const jpeg = await toJpeg(picture, size, AR);
  if (!jpeg) return null;
  const scale = scaleTo(AR.edge, size);
  return {
    url: URL.createObjectURL(jpeg),
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}
