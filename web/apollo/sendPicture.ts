import { PHOTO_BYTES_MAX } from "../../schema/limits.ts";
import { downscale } from "./downscale.ts";
import { type UploadedPhoto, uploadPhoto } from "./rest.ts";

/** Shrinks a picture and uploads it; `onProgress` receives the fraction sent, 0 to 1. */
export async function sendPicture(
  file: File,
  onProgress: (share: number) => void = () => {},
): Promise<UploadedPhoto> {
  const small = await downscale(file);
  if (small.size > PHOTO_BYTES_MAX) throw new Error("Please select an image smaller than 10MB");
  return uploadPhoto(small, onProgress);
}
