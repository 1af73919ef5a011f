const EDGE_MAX = 2000; // libraries: client downscale to 2000 px
const QUALITY = 0.85;

/**
 * Converts a photo to a JPEG of at most 2000 px, so that 8 MB from a phone become a few hundred kB. A file that the
 * browser cannot decode is sent as it is, and the server decides.
 */
export async function downscale(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(
    () => null,
  );
  if (bitmap === null) return file;

  const { width, height } = bitmap;
  const scale = Math.min(1, EDGE_MAX / Math.max(width, height));
  if (scale === 1 && file.type === "image/jpeg") {
    bitmap.close();
    return file;
  }

  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (context === null) return file;

  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();

  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  if (blob === null) return file;
  return new File([blob], file.name.replace(/\.\w+$/, "") + ".jpg", { type: "image/jpeg" });
}
