import { CATEGORIES, RECOMMENDATIONS as LIMITS } from "../../../../schema/limits.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { findItemsById, type ItemRow } from "../../items/index.ts";
import type { Basis } from "../basis.types.ts";
import { countedBasis } from "../countedBasis.ts";
import { readTips } from "../tips/readTips.ts";
import { chooseAny, ranked, varied, type Scored } from "./choose.ts";
import { findForMember, type Found, type FoundCandidate } from "./findForMember.ts";
import { confidenceOf, SIGNALS_NEEDED } from "./measureTaste.ts";
import type { Recommendation, Recommendations } from "./recommendations.types.ts";
import { cosineOf, demandOf, tasteOf, weightOf, type SignalKind, type Taste } from "./taste.ts";

const METHOD =
  "The newest 200 of what you looked at, liked and asked for, each half as much after 30 days: how alike the words of title and tags are, and how much more of a category you look at than there is";
const CONFIDENCE_MEANS = "You open this rather than a random item that is new to you";
const EVIDENCE = 3;
/** So many entries are no items of one's taste: a member, an item in demand, a category. */
const EXTRAS = 2;
/** Words are alike from here on; below, the category says more. */
const ALIKE = 0.3;
/** A category is asked for more than there is of it: e to the power of it. */
const ASKED_MORE = 0.4;
/** So many signals in a category are no accident. */
const OF_A_CATEGORY = 3;
const DAY_MS = 24 * 3600_000;

const DID: Readonly<Record<SignalKind, string>> = {
  view: "you looked at it",
  like: "you like it",
  message: "you wrote about it",
  cart: "it is in your cart",
  offer: "you made an offer for it",
  bought: "you got it",
};

interface Asked {
  limit: number;
  /** What somebody is after of whom nothing is known yet. */
  categories: readonly string[];
}

/** An entry before its item is read. */
type Draft = Omit<Recommendation, "item"> & { itemId: number | null };

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
    return [{ ...draft, title: item?.title ?? draft.title, item }];
  });
  if (isKnown && entries.length < limit)
    entries.push(...(await tipsFor(ctx, limit - entries.length)));
  return { entries, isKnown, basis };
}

/** Chooses what is shown to a member of whom something is known. */
class Chooser {
  readonly #found: Found;
  readonly #taste: Taste;
  readonly #asked: { memberId: number; now: Date; limit: number };

  constructor(found: Found, asked: { memberId: number; now: Date; limit: number }) {
    this.#found = found;
    this.#asked = asked;
    this.#taste = tasteOf(found.signals, asked.now);
  }

  drafts(): Draft[] {
    const { limit, memberId, now } = this.#asked;
    const { candidates } = this.#found;
    const best = ranked(this.#fit, candidates);
    const others = limit >= 3 ? 1 : 0;
    const more = limit >= 5 ? [this.#member(), this.#inDemand(best), this.#category()] : [];
    const extras = more.filter((draft) => draft !== null).slice(0, EXTRAS);
    const items = varied(best, limit - others - extras.length).map((scored) => this.#item(scored));
    const drafts = [...items, ...extras];
    if (others === 0) return drafts;
    const shown = new Set(drafts.map(({ itemId }) => itemId));
    const rest = candidates.filter(({ itemId }) => !shown.has(itemId));
    const any = chooseAny(rest, { memberId, day: Math.floor(now.getTime() / DAY_MS) });
    return any ? [...drafts, this.#any(any)] : drafts;
  }

  get #fit() {
    return { taste: this.#taste, supply: this.#supply };
  }

  get #asOf() {
    return this.#found.signals[0]?.at ?? this.#asked.now;
  }

  get #supply() {
    return this.#found.measured?.supply ?? { items: 0, categories: {} };
  }

  #item({ item, score }: Scored<FoundCandidate>): Draft {
    const alike = this.#alike(item);
    const [nearest] = alike;
    const signals = this.#found.signals.filter(({ category }) => category === item.category);
    return {
      ...this.#about(item, score),
      description:
        nearest && nearest.likeness >= ALIKE
          ? `Like “${nearest.title}”: ${DID[nearest.kind]}`
          : `${signals.length} of your last ${this.#found.signals.length} looks and reactions were in ${item.category}`,
    };
  }

  #any(item: FoundCandidate): Draft {
    const about = this.#about(item, ranked(this.#fit, [item])[0]?.score ?? 0);
    return {
      ...about,
      description: "Something else: drawn from all others, so that you see more than what you know",
      basis: { ...about.basis, evidence: [] },
    };
  }

  /** The item in demand that fits best and is not among the best anyway. */
  #inDemand(best: readonly Scored<FoundCandidate>[]): Draft | null {
    const shown = varied(best, this.#asked.limit);
    const found = best.find((scored) => scored.item.members !== null && !shown.includes(scored));
    if (!found) return null;
    const { item, score } = found;
    return {
      ...this.#about(item, score),
      type: "trend",
      description: `In demand: ${item.members} members looked at it or asked for it in the last 7 days`,
    };
  }

  #category(): Draft | null {
    const { signals, refused } = this.#found;
    const supply = this.#supply;
    const [found] = [...this.#taste.categories.keys()]
      .filter((name) => !refused.includes(name))
      .map((name) => ({
        name,
        more: demandOf(this.#taste, name, supply),
        signals: signals.filter(({ category }) => category === name),
      }))
      .filter(({ more, signals: of }) => more >= ASKED_MORE && of.length >= OF_A_CATEGORY)
      .sort((a, b) => b.more - a.more || a.name.localeCompare(b.name));
    if (!found || supply.items === 0) return null;
    const share = Math.round((100 * (supply.categories[found.name] ?? 0)) / supply.items);
    return {
      id: `category:${found.name}`,
      type: "category",
      itemId: null,
      title: `More in ${found.name}`,
      description: `${found.signals.length} of your last ${signals.length} looks and reactions were there; it has ${share} % of the items`,
      confidence: null,
      actionUrl: `/listings?category=${encodeURIComponent(found.name)}`,
      basis: countedBasis({
        method:
          "What you looked at, liked and asked for in a category, beside how much of it there is",
        sampleSize: signals.length,
        asOf: this.#asOf,
        evidence: this.#evidence(found.signals.slice(0, EVIDENCE)),
      }),
    };
  }

  #member(): Draft | null {
    const { match } = this.#found;
    if (!match) return null;
    const { memberId, displayName, ownItem, theirItem } = match;
    return {
      id: `user:${memberId}`,
      type: "user",
      itemId: null,
      title: displayName,
      description: `Each of you likes something of the other's: “${ownItem.title}” is yours, “${theirItem.title}” theirs`,
      confidence: null,
      actionUrl: `/exchange/${theirItem.id}`,
      basis: countedBasis({
        method: "Members who like an item of yours, and one of whose items you like",
        sampleSize: 2,
        asOf: this.#asOf,
        evidence: [
          {
            label: ownItem.title,
            value: `${displayName} likes it`,
            itemId: ownItem.id,
            url: `/buy/${ownItem.id}`,
          },
          {
            label: theirItem.title,
            value: "you like it",
            itemId: theirItem.id,
            url: `/buy/${theirItem.id}`,
          },
        ],
      }),
    };
  }

  #about(item: FoundCandidate, score: number): Omit<Draft, "description"> {
    return {
      id: `item:${item.itemId}`,
      type: "item",
      itemId: item.itemId,
      title: "",
      confidence: confidenceOf(this.#found.measured, score),
      actionUrl: `/buy/${item.itemId}`,
      basis: {
        ...basisOf(this.#found, this.#asked.now),
        evidence: this.#evidence(this.#alike(item).slice(0, EVIDENCE)),
      },
    };
  }

  /** What the member did that speaks most for an item: each item once. */
  #alike(item: FoundCandidate) {
    const { now } = this.#asked;
    const others = this.#found.signals.filter(({ itemId }) => itemId !== item.itemId);
    const alike = others.map((signal) => {
      const likeness = cosineOf(tasteOf([signal], now), item.words);
      const inCategory = signal.category === item.category ? 0.1 : 0;
      return { ...signal, likeness, part: weightOf(signal, now) * (likeness + inCategory) };
    });
    const sorted = alike.filter(({ part }) => part > 0).sort((a, b) => b.part - a.part);
    const isFirst = (itemId: number, place: number) =>
      sorted.findIndex((each) => each.itemId === itemId) === place;
    return sorted.filter(({ itemId }, place) => isFirst(itemId, place));
  }

  #evidence(signals: Found["signals"]): Basis["evidence"] {
    return signals.map(({ itemId, title, kind }) => ({
      label: title,
      value: DID[kind],
      itemId,
      url: `/buy/${itemId}`,
    }));
  }
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
    title: "",
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

/** Its facts are the signals, so it is as of the newest; as of now without any. */
function basisOf({ signals, measured }: Found, now: Date): Basis {
  const accuracy = measured?.accuracy;
  return {
    method: METHOD,
    sampleSize: signals.length,
    needed: SIGNALS_NEEDED,
    isEnough: true,
    shortfall: null,
    evidence: [],
    asOf: signals[0]?.at ?? now,
    confidenceMeans: CONFIDENCE_MEANS,
    accuracy: accuracy
      ? {
          measure: "Of an item that was opened and a random one, the opened one fits better, in %",
          value: percent(accuracy.value),
          baseline: percent(accuracy.baseline),
          baselineName: "how often both are looked at",
          n: accuracy.n,
        }
      : null,
  };
}

/** Until enough is known of a member: what is missing, or what they chose. */
function coldBasis(found: Found, entries: number, now: Date): Basis {
  if (entries > 0) return chosenBasis(found.candidates.length, now);
  return {
    ...basisOf(found, now),
    isEnough: false,
    shortfall: `Not enough data yet: ${found.signals.length} of ${SIGNALS_NEEDED} looks or reactions`,
    accuracy: null,
  };
}

function chosenBasis(sampleSize: number, asOf: Date): Basis {
  return countedBasis({
    method: "The newest items of the categories that you chose",
    sampleSize,
    asOf,
  });
}

function percent(share: number): number {
  return Math.round(1000 * share) / 10;
}
