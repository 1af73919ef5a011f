import { CATEGORIES, RECOMMENDATIONS as LIMITS } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { findItemsById, type ItemRow } from "../../items/index.ts";
import { readTips } from "../tips/readTips.ts";
import { varied } from "./choose.ts";
import { Chooser, type Draft } from "./chooser.ts";
import { findForMember, type FoundCandidate } from "./findForMember.ts";
import { SIGNALS_NEEDED } from "./measureTaste.ts";
import type { Recommendation, Recommendations } from "./recommendations.types.ts";
import { basisOf, chosenBasis, coldBasis } from "./tasteBasis.ts";

interface Asked {
  limit: number;
  /** What somebody is after of whom nothing is known yet. */
  categories: readonly string[];
}

/**
 * What may be for the viewer: items that fit what they did; where there is one, a member who wants what they have, an
 * item in demand and a category; one item from outside of all that; and tips. With fewer than three signals, the newest
 * items of `categories`. Two statements, and one for tips where there is room for them. Source: EP-033, EN-017, panels 2
 */
export async function recommend(ctx: Context, asked: Asked): Promise<Recommendations> {
  const { limit, categories } = asked;
  if (limit < 1 || limit > LIMITS.max) throw badField("limit", `Choose 1 to ${LIMITS.max}`);
  if (categories.length > LIMITS.categoriesMax)
    throw badField("categories", `Choose at most ${LIMITS.categoriesMax} categories`);
  const unknown = categories.find((name) => !CATEGORIES.some((category) => category === name));
  if (unknown !== undefined) throw badField("categories", `There is no category ${unknown}`);

  const memberId = viewerOf(ctx).id;
  const now = ctx.services.clock.now();
  const found = await findForMember(ctx.em, { memberId, chosen: categories, now });
  const isKnown = found.signals.length >= SIGNALS_NEEDED;
  const drafts = isKnown
    ? new Chooser(found, { memberId, now, limit }).drafts()
    : newestOf(found.candidates, asked, now);
  const basis = isKnown ? basisOf(found, now) : coldBasis(found, drafts.length, now);

  const ids = drafts.flatMap(({ itemId }) => itemId ?? []);
  const items = ids.length > 0 ? await findItemsById(ctx, ids) : new Map<number, ItemRow>();
  const entries = drafts.flatMap(({ itemId, ...draft }): Recommendation[] => {
    const item = itemId === null ? null : items.get(itemId);
    if (item === undefined) return [];
    return [{ ...draft, title: draft.title ?? item?.title ?? "", item }];
  });
  if (isKnown && entries.length < limit)
    entries.push(...(await tipsFor(ctx, limit - entries.length)));
  return { entries, isKnown, basis };
}

/** The newest items of the chosen categories, one of each in turn. */
function newestOf(
  candidates: readonly FoundCandidate[],
  { limit, categories }: Asked,
  now: Date,
): Draft[] {
  const rows = categories.map((name) => candidates.filter(({ category }) => category === name));
  const turns = candidates.flatMap((_, turn) => rows.flatMap((row) => row[turn] ?? []));
  return varied(
    turns.map((item) => ({ item })),
    limit,
  ).map(({ item }) => ({
    id: `item:${item.itemId}`,
    type: "item",
    itemId: item.itemId,
    title: null,
    description: `New in ${item.category}, which you chose`,
    confidence: null,
    actionUrl: `/buy/${item.itemId}`,
    basis: chosenBasis(candidates.length, now),
  }));
}

async function tipsFor(ctx: Context, most: number): Promise<Recommendation[]> {
  const { tips } = await readTips(ctx);
  return tips.slice(0, most).map(({ id, text, actionUrl, basis }) => ({
    id,
    type: "tip",
    title: "Tip",
    description: text,
    confidence: null,
    actionUrl,
    item: null,
    basis,
  }));
}
