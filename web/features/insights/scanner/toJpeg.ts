import { SCANNER } from "../../../../schema/limits.ts";

/** A picture, at most 1280 pixels wide or high, as a JPEG; null if the browser cannot draw it. Source: PN-009 */
export async function toJpeg(
  picture: CanvasImageSource,
  { width, height }: { width: number; height: number },
): Promise<File | null> {
  if (width === 0 || height === 0) return null;
  const scale = Math.min(1, SCANNER.width / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", SCANNER.quality),
  );
  return blob && new File([blob], "scan.jpg", { type: "image/jpeg" });
}

/** An image file as such a JPEG; null if the browser cannot decode it. */
export async function fileToJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (!bitmap) return null;
  try {
    return await toJpeg(bitmap, bitmap);
  } finally {
    bitmap.close();
  }
}
