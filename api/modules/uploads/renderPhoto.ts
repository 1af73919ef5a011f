import sharp, { type Sharp } from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { PHOTO_PIXELS_MAX, PHOTO_SIZES } from "../../../schema/limits.ts";
import { BoundedQueue } from "../../core/limits/boundedQueue.ts";
import { badField, Refused } from "../../core/failures.ts";
import { formatOf } from "./sniff.ts";

export type PhotoSize = keyof typeof PHOTO_SIZES;

/** A photo as we keep it: three WebP sizes without anything the camera wrote beside the picture. */
export interface RenderedPhoto {
  sizes: Record<PhotoSize, Buffer>;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** A thumbhash in base64: about 28 characters that draw a blurred preview. */
  placeholder: string;
}

/** Decoding takes a processor and up to 160 MB a photo. */
const queue = new BoundedQueue({ atOnce: 2, waiting: 100 });
sharp.concurrency(1);
sharp.cache(false);

const QUALITY = 80;
const SECONDS_MAX = 20;
const THUMB_EDGE = 100;

/**
 * Decodes what somebody sent and draws it anew, turned upright. Refuses with UNSUPPORTED_MEDIA_TYPE what is no photo,
 * with PAYLOAD_TOO_LARGE what unpacks to more than 40 megapixels, and with BAD_USER_INPUT what is damaged. Source: C11
 */
export async function renderPhoto(bytes: Buffer): Promise<RenderedPhoto> {
  if (!formatOf(bytes)) throw notAPhoto();

  return queue.run(async () => {
    const upright = await decode(bytes);
    const { width, height, channels } = upright.info;
    const drawn = () => sharp(upright.data, { raw: { width, height, channels } });

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

/** "Please select an image file", as the scanner says it. */
export function notAPhoto(): Refused {
  return new Refused("UNSUPPORTED_MEDIA_TYPE", "Please select an image file", {
    fields: { file: "Please select an image file" },
  });
}

/** To pixels, once: upright, in sRGB, no larger than the largest size. */
async function decode(bytes: Buffer) {
  try {
    return await sharp(bytes, {
      limitInputPixels: PHOTO_PIXELS_MAX,
      failOn: "error",
      sequentialRead: true,
    })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({
        width: PHOTO_SIZES.l,
        height: PHOTO_SIZES.l,
        fit: "inside",
        withoutEnlargement: true,
      })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The bytes are all that can be wrong here, so whatever the decoder says is the sender's matter. */
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
