import { ITEM_TP, PHOTO_BYTES_MAX, SCANNER } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { UploadSlots } from "../../../core/limits/uploadSlots.ts";
import { nameProduct, type AssistedProduct } from "../assistant/nameProduct.ts";
import { suggestPrice } from "../prices/suggestPrice.ts";
import { lookUp, type Seen } from "./lookUp.ts";
import { photoQuality } from "./photoQuality.ts";
import { describeViews } from "./photoViews.ts";
import { brandIn, type NamedProduct } from "./productOf.ts";
import type { DetectedProduct } from "./products.types.ts";

/** From here on it is said what it is; below the second figure nothing is. */
const CERTAIN_FROM = 0.5;
const POSSIBLE_FROM = 0.3;

/** Nobody scans more than a few things at once; photos are decoded in the queue of all uploads. */
const slots = new UploadSlots({ all: 30, member: 3 });

interface Scan {
  /** In base64. */
  image: string;
  /** Whether the photo may be sent to the assistant that the market names. */
  withAssistant?: boolean;
}

/**
 * Tells what a photo shows, by the photos of public items, and by an assistant where there is one and the member agrees.
 * The photo is not kept. Refuses what is no image in base64 as uploads are refused, with RATE_LIMITED a fourth scan at
 * once, and with NOT_RECOGNISED a photo that looks like nothing on the market. Source: EN-015, EP-041
 */
export async function detectProduct(
  ctx: Context,
  { image, withAssistant = false }: Scan,
): Promise<DetectedProduct> {
  const bytes = bytesOf(image);
  const { env, log } = ctx.services;
  return slots.hold(viewerOf(ctx).id, async () => {
    // Before the first statement: no connection waits for the assistant.
    const [views, analysisQuality, named] = await Promise.all([
      describeViews(bytes),
      photoQuality(bytes),
      withAssistant && env.assistant ? nameProduct(env.assistant, bytes, log) : undefined,
    ]);
    const seen = await lookUp(ctx, views);
    const aiInsights = { ...seen.hints, analysisQuality };
    if (named) return { ...(await assisted(ctx, seen, named)), aiInsights };
    return { ...(await recognised(ctx, seen)), aiInsights };
  });
}

type Answer = Omit<DetectedProduct, "aiInsights">;

async function recognised(
  ctx: Context,
  { recognised: seen, confidence, candidates, basis }: Seen,
): Promise<Answer> {
  if (!basis.isEnough) return { ...NOTHING, candidates, basis };
  if (!seen || (confidence !== null && confidence < POSSIBLE_FROM)) throw notRecognised();
  const found = { confidence: rounded(confidence), candidates, basis };
  const [likeliest] = candidates;
  if (!likeliest || (confidence ?? 0) < CERTAIN_FROM) return { ...NOTHING, ...found };
  return {
    ...NOTHING,
    ...likeliest,
    ...(await priceOf(ctx, likeliest)),
    brand: seen.isNearCopy ? brandIn(seen.voters[0]?.photo.title ?? "") : null,
    isCertain: true,
    ...found,
  };
}

/** Prices and confidences are the market's own, whoever names the thing. */
async function assisted(ctx: Context, seen: Seen, named: AssistedProduct): Promise<Answer> {
  const isAgreed = seen.candidates[0]?.category === named.category;
  return {
    ...named,
    ...(await priceOf(ctx, named)),
    confidence: isAgreed ? rounded(seen.confidence) : null,
    isCertain: true,
    assistant: ctx.services.env.assistant?.host ?? null,
    candidates: seen.candidates,
    basis: seen.basis,
  };
}

function rounded(confidence: number | null): number | null {
  return confidence === null ? null : Math.round(100 * confidence) / 100;
}

const NOTHING = {
  name: null,
  description: null,
  category: null,
  condition: null,
  suggestedPrice: null,
  priceRange: null,
  confidence: null,
  brand: null,
  tags: [],
  isCertain: false,
  assistant: null,
} satisfies Partial<DetectedProduct>;

/** The price of such a thing as the member would list it, and the range that is shown; nulls without enough prices. */
async function priceOf(
  ctx: Context,
  { name, description, category, condition }: Omit<NamedProduct, "tags">,
): Promise<Pick<DetectedProduct, "suggestedPrice" | "priceRange">> {
  if (name === null) return { suggestedPrice: null, priceRange: null };
  const asked = { title: name, description: description ?? "", category, condition };
  const { suggestedPoints } = await suggestPrice(ctx, asked);
  return {
    suggestedPrice: suggestedPoints,
    priceRange: suggestedPoints === null ? null : rangeAround(suggestedPoints),
  };
}

/** Source: PN-008, "Price range shown as 80% to 120%" */
function rangeAround(tp: number): { min: number; max: number } {
  return {
    min: Math.max(ITEM_TP.min, Math.round(SCANNER.priceFrom * tp)),
    max: Math.min(ITEM_TP.max, Math.round(SCANNER.priceTo * tp)),
  };
}

function bytesOf(image: string): Buffer {
  if (image === "") throw badField("image", "Please select an image file");
  // Of three bytes base64 makes four characters.
  if ((image.length / 4) * 3 > PHOTO_BYTES_MAX + 2)
    throw new Refused("PAYLOAD_TOO_LARGE", "Image must be smaller than 10MB", {
      fields: { image: "Image must be smaller than 10MB" },
    });
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(image))
    throw badField("image", "The image must be in base64, without a data: prefix");
  return Buffer.from(image, "base64");
}

function notRecognised(): Refused {
  return new Refused(
    "NOT_RECOGNISED",
    "Nothing on the market looks like this yet. Try another photo, or describe it yourself",
  );
}
