import type { EntityManager } from "@mikro-orm/postgresql";
import { SCANNER } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { startOfDay } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { keyedRow, sql } from "../../../core/sql/sql.ts";
import { isEvidence } from "../../accounts/index.ts";
import { noBlockBetween } from "../../blocks/index.ts";
import { isForAll, isShown } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { probabilityOf } from "../calibration.ts";
import { itemEvidence, percent } from "../evidence.ts";
import { busiestHours, type MarketHours } from "../hours/marketHours.ts";
import { newestParameters } from "../models.ts";
import { photosRecommended } from "../tips/holds.ts";
import type { ListingEffects } from "../tips/measureEffects.ts";
import { marketPhotos, type MarketPhoto } from "./marketPhotos.ts";
import type { PhotoMeasures } from "./measurePhotos.ts";
import type { Nearest } from "./photoIndex.ts";
import { productOf, type NamedProduct } from "./productOf.ts";
import type { ProductInsights } from "./products.types.ts";
import { recognise, type Recognised } from "./recognise.ts";

/** With fewer photos, or photos of fewer members, there is no answer; with fewer measured answers no confidence. */
const PHOTOS_NEEDED = 200;
const SELLERS_NEEDED = 5;
const ANSWERS_NEEDED = 200;
const EVIDENCE = 6;
/** A smaller share of the vote is not worth a word. */
const SHARE_SHOWN = 0.02;

const METHOD =
  "A vote of the seven items whose photos are most alike in shape (histograms of oriented gradients) and texture (local binary patterns)";
const CONFIDENCE_MEANS = "The category is right";

/** What the market's photos say. */
export interface Seen {
  /** Undefined without enough data, and where nothing can be compared. */
  recognised: Recognised<AlikeItem> | undefined;
  /** Null while it is not measured. */
  confidence: number | null;
  candidates: NamedProduct[];
  hints: Omit<ProductInsights, "analysisQuality">;
  basis: Basis;
}

/** Looks up what is like a photo, described in some views. Two statements. */
export async function lookUp(ctx: Context, views: readonly Uint8Array[]): Promise<Seen> {
  const index = await marketPhotos(ctx.services, ctx.em);
  const nearest = index.nearest(views);
  const itemIds = [...new Set(nearest.map(({ photo }) => photo.itemId))];
  const { items, measuredAt, ...known } = await knownAbout(ctx.em, viewerOf(ctx).id, itemIds);
  const shortfall = shortfallOf(index.size, new Set(items.map(({ sellerId }) => sellerId)).size);
  const seen = shortfall === null ? recognise(itemsAlike(nearest, items)) : undefined;
  const calibration = known.photos?.calibration ?? [];
  return {
    recognised: seen,
    confidence: seen ? probabilityOf(calibration, seen.raw, ANSWERS_NEEDED) : null,
    candidates: seen ? candidatesOf(seen) : [],
    hints: {
      optimalListingTime: known.hours && busiestHours(known.hours),
      recommendedPhotos: known.effects && photosRecommended(known.effects.effects),
    },
    basis: {
      ...basisOf(index.size, known.photos),
      asOf: measuredAt ? new Date(measuredAt) : startOfDay(ctx.services.clock.now()),
      evidence: seen ? evidenceOf(seen) : [],
      shortfall,
      isEnough: shortfall === null,
    },
  };
}

function candidatesOf({ categories, voters }: Recognised<AlikeItem>): NamedProduct[] {
  return categories
    .filter(({ share }) => share >= SHARE_SHOWN)
    .slice(0, SCANNER.candidatesMax)
    .map(({ category }) => productOf(category, voters));
}

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
         from items i where i.id = any(${itemIds}::int[]) and ${isShown()} and ${isForAll()} and ${isEvidence("i.user_id")}
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

function shortfallOf(photos: number, sellers: number): string | null {
  if (photos < PHOTOS_NEEDED) return `Not enough data yet: ${photos} of ${PHOTOS_NEEDED} photos`;
  if (sellers < SELLERS_NEEDED)
    return `Not enough data yet: photos of ${sellers} of ${SELLERS_NEEDED} members`;
  return null;
}

function basisOf(photos: number, measures: PhotoMeasures | null) {
  const accuracy = measures?.accuracy;
  return {
    method: METHOD,
    sampleSize: photos,
    needed: PHOTOS_NEEDED,
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
