import type { EntityManager } from "@mikro-orm/postgresql";
import { ITEM_TP, PHOTO_BYTES_MAX, SCANNER } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { badField, Refused } from "../../../core/failures.ts";
import { UploadSlots } from "../../../core/limits/uploadSlots.ts";
import { keyedRow, sql } from "../../../core/sql/sql.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { probabilityOf } from "../calibration.ts";
import { itemEvidence, percent } from "../evidence.ts";
import { busiestHours, type MarketHours } from "../hours/marketHours.ts";
import { newestParameters } from "../models.ts";
import { suggestPrice } from "../prices/suggestPrice.ts";
import { photosRecommended } from "../tips/holds.ts";
import type { ListingEffects } from "../tips/measureEffects.ts";
import { marketPhotos, type MarketPhoto } from "./marketPhotos.ts";
import type { PhotoMeasures } from "./measurePhotos.ts";
import type { Nearest } from "./photoIndex.ts";
import { photoQuality } from "./photoQuality.ts";
import { describeViews } from "./photoViews.ts";
import { brandIn, productOf } from "./productOf.ts";
import type { DetectedProduct } from "./products.types.ts";
import { recognise, type Recognised } from "./recognise.ts";

/** With fewer photos, or photos of fewer members, there is no answer; with fewer measured answers no confidence. */
const PHOTOS_NEEDED = 200;
const SELLERS_NEEDED = 5;
const ANSWERS_NEEDED = 200;
/** From here on it is said what it is; below the second figure nothing is. */
const CERTAIN_FROM = 0.5;
const POSSIBLE_FROM = 0.3;
const EVIDENCE = 6;
/** A smaller share of the vote is not worth a word. */
const SHARE_SHOWN = 0.02;

/** Nobody scans more than a few things at once; photos are decoded in the queue of all uploads. */
const slots = new UploadSlots({ all: 30, member: 3 });

const METHOD =
  "A vote of the seven items whose photos are most alike in shape (histograms of oriented gradients) and texture (local binary patterns)";
const CONFIDENCE_MEANS = "The category is right";

/**
 * Tells what a photo shows, by the photos of public items. The photo is not kept. Refuses what is no image in base64 as
 * uploads are refused, with RATE_LIMITED a fourth scan at once, and with NOT_RECOGNISED a photo that looks like nothing on the market. Source: EN-015, EP-041
 */
export async function detectProduct(ctx: Context, image: string): Promise<DetectedProduct> {
  const viewerId = viewerOf(ctx).id;
  const bytes = bytesOf(image);
  return slots.hold(viewerId, () => detect(ctx, viewerId, bytes));
}

async function detect(ctx: Context, viewerId: number, bytes: Buffer): Promise<DetectedProduct> {
  const [views, analysisQuality] = await Promise.all([describeViews(bytes), photoQuality(bytes)]);

  const index = await marketPhotos(ctx.services, ctx.em);
  const nearest = index.nearest(views);
  const known = await knownAbout(ctx.em, viewerId, [
    ...new Set(nearest.map(({ photo }) => photo.itemId)),
  ]);
  const { items, photos: measures, effects, hours } = known;
  const asOf = known.measuredAt ? new Date(known.measuredAt) : startOfDay(ctx.services.clock.now());
  const aiInsights = {
    analysisQuality,
    optimalListingTime: hours && busiestHours(hours),
    recommendedPhotos: effects && photosRecommended(effects.effects),
  };

  const shortfall = shortfallOf(index.size, new Set(items.map(({ sellerId }) => sellerId)).size);
  const basis = { ...basisOf(index.size, asOf, measures), shortfall, isEnough: shortfall === null };
  if (shortfall !== null) return { ...NOTHING, aiInsights, candidates: [], basis };

  const seen = recognise(itemsAlike(nearest, items));
  const confidence =
    seen && measures && probabilityOf(measures.calibration, seen.raw, ANSWERS_NEEDED);
  if (!seen || (typeof confidence === "number" && confidence < POSSIBLE_FROM))
    throw notRecognised();

  const products = seen.categories
    .filter(({ share }) => share >= SHARE_SHOWN)
    .slice(0, SCANNER.candidatesMax)
    .map(({ category }) => productOf(category, seen.voters));
  const found = {
    confidence: typeof confidence === "number" ? Math.round(100 * confidence) / 100 : null,
    aiInsights,
    candidates: products,
    basis: { ...basis, evidence: evidenceOf(seen) },
  };
  const [likeliest] = products;
  if (!likeliest || (confidence ?? 0) < CERTAIN_FROM) return { ...NOTHING, ...found };
  const suggestedPrice = await priceOf(ctx, likeliest);
  return {
    ...likeliest,
    suggestedPrice,
    priceRange: suggestedPrice === null ? null : rangeAround(suggestedPrice),
    brand: seen.isNearCopy ? brandIn(seen.voters[0]?.photo.title ?? "") : null,
    isCertain: true,
    ...found,
  };
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
} satisfies Partial<DetectedProduct>;

interface AlikeItem {
  id: number;
  sellerId: number;
  title: string;
  category: string;
  condition: string;
  tags: string[];
  images: string[];
}

interface Known {
  items: AlikeItem[];
  photos: PhotoMeasures | null;
  measuredAt: string | null;
  effects: ListingEffects | null;
  hours: MarketHours | null;
}

/** Which of the items the viewer may see, and what was measured. One statement. */
async function knownAbout(
  em: EntityManager,
  viewerId: number,
  itemIds: readonly number[],
): Promise<Known> {
  const known = await keyedRow(
    em,
    sql<Known>`
      select p.parameters as photos, p.learned_at as "measuredAt",
        ${newestParameters("listing-effects")} as effects, ${newestParameters("market-hours")} as hours,
        (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'sellerId', i.user_id, 'title', i.title, 'category', i.category,
                                     'condition', i.condition, 'tags', i.tags, 'images', i.images) order by i.id), '[]')
         from items i where i.id = any(${itemIds}::int[]) and ${isShown()} and ${isForAll()}
           and ${noBlockBetween(viewerId, sql`i.user_id`)}) as items
      from (select 1) one
      left join lateral (
        select parameters, learned_at from insight_models where method = 'photos' order by id desc limit 1) p on true`,
  );
  return known ?? { items: [], photos: null, measuredAt: null, effects: null, hours: null };
}

/** The items of the photos, the nearest first: each item once, and each photo, which a relisted item shares. */
function itemsAlike(nearest: readonly Nearest<MarketPhoto>[], items: readonly AlikeItem[]) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const paths = new Set<string>();
  return nearest.flatMap(({ photo: { itemId, path }, distance }) => {
    const item = byId.get(itemId);
    if (!item?.images.includes(path) || paths.has(path)) return [];
    byId.delete(itemId);
    paths.add(path);
    return { photo: item, distance };
  });
}

/** The price of such a thing as the member would list it; null without enough prices. */
async function priceOf(
  ctx: Context,
  { name, description, category, condition }: ReturnType<typeof productOf>,
): Promise<number | null> {
  if (name === null) return null;
  const asked = { title: name, description: description ?? "", category, condition };
  return (await suggestPrice(ctx, asked)).suggestedPoints;
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

function shortfallOf(photos: number, sellers: number): string | null {
  if (photos < PHOTOS_NEEDED) return `Not enough data yet: ${photos} of ${PHOTOS_NEEDED} photos`;
  if (sellers < SELLERS_NEEDED)
    return `Not enough data yet: photos of ${sellers} of ${SELLERS_NEEDED} members`;
  return null;
}

function basisOf(photos: number, asOf: Date, measures: PhotoMeasures | null) {
  const accuracy = measures?.accuracy;
  return {
    method: METHOD,
    sampleSize: photos,
    needed: PHOTOS_NEEDED,
    evidence: [],
    asOf,
    confidenceMeans: CONFIDENCE_MEANS,
    accuracy: accuracy
      ? {
          measure: "How often the category is right, in %",
          value: percent(accuracy.right),
          baseline: percent(accuracy.commonest),
          baselineName: "the commonest category",
          n: accuracy.photos,
        }
      : null,
  } satisfies Partial<Basis>;
}

function evidenceOf({ voters }: Recognised<AlikeItem>) {
  return voters
    .filter(({ share }) => share >= SHARE_SHOWN)
    .slice(0, EVIDENCE)
    .map(({ photo, share }) => itemEvidence(photo, `${Math.round(100 * share)} % of the vote`));
}
