import { decodePhoto } from "./renderPhoto.ts";

const QUALITY = 80;

/** A photo as a JPEG of at most that edge, in pixels, without any metadata of the camera. Refuses as renderPhoto does. */
export async function plainJpeg(bytes: Buffer, edge: number): Promise<Buffer> {
  return decodePhoto(
    bytes,
    (photo) =>
      photo
        .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#fff" })
        .toColourspace("srgb")
        .jpeg({ quality: QUALITY })
        .toBuffer(),
    async (jpeg) => jpeg,
  );
}
