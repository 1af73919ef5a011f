interface Wishes {
  /** The longer side of the result is at most so long, in pixels. */
  edge: number;
  /** From 0 to 1. */
  quality: number;
}

/** How much smaller a picture becomes; 1 where it fits already. */
export function scaleTo(edge: number, { width, height }: { width: number; height: number }) {
  return Math.min(1, edge / Math.max(width, height));
}

/** A picture of that size, drawn as a JPEG; null if the browser cannot draw it. */
export async function toJpeg(
  picture: CanvasImageSource,
  size: { width: number; height: number },
  { edge, quality }: Wishes,
): Promise<Blob | null> {
  const scale = scaleTo(edge, size);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;

  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}

/** An image file as a bitmap, upright; null if the browser cannot decode it. */
export function bitmapOf(file: File): Promise<ImageBitmap | null> {
  return createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
}
