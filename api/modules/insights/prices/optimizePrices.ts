import { PRICED_ITEMS_MAX } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import type { PricePosition } from "../../../core/graphql/enums.ts";
import { rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { isForAll, itemColumns, itemJoins, toItem, type ItemRow } from "../../items/index.ts";
import { countedBasis } from "../countedBasis.ts";
import { newestParameters } from "../models.ts";
import { advisePrices, type AdvisedPrice } from "./advisePrices.ts";
import { SOON_DAYS } from "./backtest.ts";
import { changesOf, type ChangeEffects } from "./changesOf.ts";
import { evidenceOf, PRICES_METHOD } from "./priceBasis.ts";
import type { PriceOptimization, PriceOptimizations } from "./prices.types.ts";

const METHOD = `${PRICES_METHOD}. A price outside the range is led to its nearer end; nothing is maximised, for what words do not say may be the reason for it`;
const CONFIDENCE_MEANS = `At the price that is asked now it sells within ${SOON_DAYS} days, where less is asked than the range; it does not, where more is asked`;
/** What is outside its range first. */
const ORDER: readonly (PricePosition | null)[] = ["below", "above", "within", null];

/**
 * The prices of the viewer's items on the market, beside what such things sell for. Three statements. Source: EP-037,
 * EN-021, panels 6
 */
export async function optimizePrices(ctx: Context): Promise<PriceOptimizations> {
  const viewerId = viewerOf(ctx).id;
  const found = await rows(
    ctx.em,
    sql<{ effects: ChangeEffects | null } & (Stored<ItemRow> | { id: null })>`
      select ${newestParameters("price-changes")} as effects, ${itemColumns}
      from (select 1) one left join (items i ${itemJoins})
        on i.user_id = ${viewerId} and i.status = 'available' and ${isForAll()}
      order by i.id desc limit ${PRICED_ITEMS_MAX}`,
  );
  const items = found.flatMap((stored) => (stored.id === null ? [] : [toItem<ItemRow>(stored)]));
  const now = ctx.services.clock.now();
  const advised = await advisePrices(ctx.em, viewerId, items, now);
  return {
    entries: advised
      .map(optimizationOf)
      .toSorted((a, b) => ORDER.indexOf(a.position) - ORDER.indexOf(b.position)),
    changes: changesOf(found[0]?.effects ?? null),
    basis: countedBasis({
      method: METHOD,
      sampleSize: items.length,
      asOf: advised[0]?.sampling.asOf ?? now,
    }),
  };
}

function optimizationOf({ item, sampling, known }: AdvisedPrice<ItemRow>): PriceOptimization {
  const basis = { ...sampling, method: METHOD, confidenceMeans: CONFIDENCE_MEANS };
  const currentPrice = item.trustPoints;
  if (!known)
    return {
      item,
      currentPrice,
      suggestedPrice: null,
      priceRange: null,
      position: null,
      reasoning: sampling.shortfall ?? "",
      confidence: null,
      potentialIncrease: null,
      basis: { ...basis, evidence: [], accuracy: null },
    };
  const {
    answer: { low, high, nearest },
    advice: { accuracy, ...advice },
  } = known;
  return {
    ...advice,
    item,
    currentPrice,
    priceRange: { min: low, max: high },
    basis: { ...basis, evidence: evidenceOf(nearest), accuracy },
  };
}
