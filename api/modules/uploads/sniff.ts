/** Photos we decode. Nothing else ever reaches the decoder: it would also read SVG, TIFF and worse. Source: C11 */
export type PhotoFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

/** What the bytes are, by their own first words; a name and a Content-Type may lie. */
export function formatOf(bytes: Buffer): PhotoFormat | undefined {
  if (startsWith(bytes, 0, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, 0, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, 0, "GIF87a") || startsWith(bytes, 0, "GIF89a")) return "gif";
  if (startsWith(bytes, 0, "RIFF") && startsWith(bytes, 8, "WEBP")) return "webp";
  if (startsWith(bytes, 4, "ftypavif") || startsWith(bytes, 4, "ftypavis")) return "avif";
  return undefined;
}

function startsWith(bytes: Buffer, at: number, word: string): boolean {
  return bytes.toString("latin1", at, at + word.length) === word;
}
