import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { PHOTO_PIXELS_MAX, PHOTO_SIZES } from "../../../schema/limits.ts";
import { badField, Refused } from "../../core/failures.ts";
import { BoundedQueue } from "../../core/limits/boundedQueue.ts";
import { formatOf } from "./sniff.ts";

export type PhotoSize = keyof typeof PHOTO_SIZES;

/** A photo as we store it: three WebP sizes without any metadata of the camera. */
export interface RenderedPhoto {
  sizes: Record<PhotoSize, Buffer>;
  /** The size of the largest image, in pixels. */
  width: number;
  height: number;
  /** A thumbhash in base64: about 28 characters from which clients draw a blurred preview. */
  placeholder: string;
}

/** Decoding a photo takes a whole CPU core and up to 160 MB. */
const queue = new BoundedQueue({ atOnce: 2, waiting: 100 });
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 80;
const SECONDS_MAX = 20;
const THUMB_EDGE = 100;

/**
 * Decodes an upload and encodes it again, turned upright. Refuses with UNSUPPORTED_MEDIA_TYPE what is not a photo, with
 * PAYLOAD_TOO_LARGE more than 40 megapixels, and with BAD_USER_INPUT what is damaged. Source: C11
 */
export async function renderPhoto(bytes: Buffer): Promise<RenderedPhoto> {
  return decodePhoto(bytes, uprightPixels, async ({ data, info }) => {
    const { width, height, channels } = info;
    const drawn = () => sharp(data, { raw: { width, height, channels } });

    return {
      sizes: {
        s: await webp(drawn(), PHOTO_SIZES.s),
        m: await webp(drawn(), PHOTO_SIZES.m),
        l: await webp(drawn(), PHOTO_SIZES.l),
      },
      width,
      height,
      placeholder: await placeholderOf(drawn()),
    };
  });
}

/**
 * Decodes a photo, turned upright, and does something with its pixels, when it is its turn. Refuses as renderPhoto does.
 */
export async function decodePhoto<Pixels, Made>(
  bytes: Buffer,
  decode: (photo: Sharp) => Promise<Pixels>,
  use: (pixels: Pixels) => Promise<Made>,
): Promise<Made> {
  if (!formatOf(bytes)) throw notAPhoto();

  return queue.run(async () => use(await decoded(bytes, decode)));
}

async function decoded<Pixels>(
  bytes: Buffer,
  decode: (photo: Sharp) => Promise<Pixels>,
): Promise<Pixels> {
  const options = {
    limitInputPixels: PHOTO_PIXELS_MAX,
    failOn: "error",
    sequentialRead: true,
  } as const;
  try {
    return await decode(sharp(bytes, options).timeout({ seconds: SECONDS_MAX }).autoOrient());
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The refusal of a file that formatOf() does not recognise. */
export function notAPhoto(): Refused {
  return new Refused("UNSUPPORTED_MEDIA_TYPE", "Please select an image file", {
    fields: { file: "Please select an image file" },
  });
}

/** Decodes to pixels once: in sRGB, no larger than the largest size. */
function uprightPixels(photo: Sharp) {
  return photo
    .resize({
      width: PHOTO_SIZES.l,
      height: PHOTO_SIZES.l,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Only the bytes can be wrong here, so every error of the decoder is the sender's. */
function refusalOf(error: unknown): Refused {
  if (error instanceof Error && /pixel limit/i.test(error.message)) {
    return new Refused(
      "PAYLOAD_TOO_LARGE",
      `Image must have at most ${PHOTO_PIXELS_MAX / 1_000_000} megapixels`,
    );
  }
  return badField("file", "This image is damaged. Please choose another one");
}

function webp(drawn: Sharp, edge: number): Promise<Buffer> {
  return drawn
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** The thumbhash of a picture. */
export async function placeholderOf(drawn: Sharp): Promise<string> {
  const { data, info } = await drawn
    .resize({ width: THUMB_EDGE, height: THUMB_EDGE, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
