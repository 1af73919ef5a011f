/**
 * The photo formats we decode. Nothing else reaches the decoder, which would also accept SVG, TIFF and worse.
 * Source: C11
 */
export type PhotoFormat = "jpeg" | "png" | "webp" | "gif" | "avif";

/** The format of a file by its first bytes, because a name and a Content-Type may lie. */
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
