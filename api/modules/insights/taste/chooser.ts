import type { BasisEvidence } from "../basis.types.ts";
import { countedBasis } from "../countedBasis.ts";
import { itemEvidence } from "../evidence.ts";
import { chooseAny, ranked, varied, type Scored } from "./choose.ts";
import type { Found, FoundCandidate } from "./findForMember.ts";
import { confidenceOf } from "./measureTaste.ts";
import type { Recommendation } from "./recommendations.types.ts";
import { cosineOf, demandOf, onePerItem, tasteOf, type SignalKind, type Taste } from "./taste.ts";
import { basisOf } from "./tasteBasis.ts";

const EVIDENCE = 3;
/** So many entries are no items of one's taste: a member, an item in demand, a category. */
const EXTRAS = 2;
/** Words are alike from here on; below, the category says more. */
const ALIKE = 0.3;
/** A category is asked for more than there is of it: e to the power of it. */
const ASKED_MORE = 0.4;
/** So many signals in a category are no accident. */
const OF_A_CATEGORY = 3;
/** Being of the same category speaks for an item as much as words that are so alike. */
const IN_CATEGORY = 0.1;
const DAY_MS = 24 * 3600_000;

const DID: Readonly<Record<SignalKind, string>> = {
  view: "you looked at it",
  like: "you like it",
  message: "you wrote about it",
  cart: "it is in your cart",
  offer: "you made an offer for it",
  bought: "you got it",
};

/** An entry before its item is read, which has the title where it is null. */
export type Draft = Omit<Recommendation, "item" | "title"> & {
  itemId: number | null;
  title: string | null;
};

type Acted = Found["signals"][number];

/** Chooses what is shown to a member of whom something is known. */
export class Chooser {
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
    const best = ranked({ taste: this.#taste, supply: this.#supply }, this.#found.candidates);
    const others = limit >= 3 ? 1 : 0;
    const more = limit >= 5 ? [this.#member(), this.#inDemand(best), this.#category()] : [];
    const extras = more.filter((draft) => draft !== null).slice(0, EXTRAS);
    const items = varied(best, limit - others - extras.length).map((scored) => this.#item(scored));
    const drafts = [...items, ...extras];
    if (others === 0) return drafts;
    const shown = new Set(drafts.map(({ itemId }) => itemId));
    const rest = best.filter(({ item }) => !shown.has(item.itemId));
    const any = chooseAny(rest, { memberId, day: Math.floor(now.getTime() / DAY_MS) });
    return any ? [...drafts, this.#any(any)] : drafts;
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
    const { signals } = this.#found;
    const inCategory = signals.filter(({ category }) => category === item.category);
    return {
      ...this.#about(item, { score, alike }),
      description:
        nearest && nearest.likeness >= ALIKE
          ? `Like “${nearest.title}”: ${DID[nearest.kind]}`
          : `${inCategory.length} of your last ${signals.length} looks and reactions were in ${item.category}`,
    };
  }

  #any({ item, score }: Scored<FoundCandidate>): Draft {
    return {
      ...this.#about(item, { score, alike: [] }),
      description: "Something else: drawn from all others, so that you see more than what you know",
    };
  }

  /** The item in demand that fits best and is not among the best anyway. */
  #inDemand(best: readonly Scored<FoundCandidate>[]): Draft | null {
    const shown = varied(best, this.#asked.limit);
    const found = best.find((scored) => scored.item.members !== null && !shown.includes(scored));
    if (!found) return null;
    const { item, score } = found;
    return {
      ...this.#about(item, { score, alike: this.#alike(item) }),
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
        evidence: evidenceOf(found.signals),
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
          itemEvidence(ownItem, `${displayName} likes it`),
          itemEvidence(theirItem, "you like it"),
        ],
      }),
    };
  }

  #about(item: FoundCandidate, { score, alike }: { score: number; alike: Acted[] }) {
    return {
      id: `item:${item.itemId}`,
      type: "item",
      itemId: item.itemId,
      title: null,
      confidence: confidenceOf(this.#found.measured, score),
      actionUrl: `/buy/${item.itemId}`,
      basis: { ...basisOf(this.#found, this.#asked.now), evidence: evidenceOf(alike) },
    } satisfies Omit<Draft, "description">;
  }

  /** What the member did that speaks most for an item: each item once. */
  #alike(item: FoundCandidate) {
    const { now } = this.#asked;
    return onePerItem(this.#found.signals, now)
      .filter(({ signal }) => signal.itemId !== item.itemId)
      .map(({ signal, weight }) => {
        const likeness = cosineOf(tasteOf([signal], now), item.words);
        const inCategory = signal.category === item.category ? IN_CATEGORY : 0;
        return { ...signal, likeness, part: weight * (likeness + inCategory) };
      })
      .filter(({ part }) => part > 0)
      .sort((a, b) => b.part - a.part);
  }
}

function evidenceOf(acted: readonly Acted[]): BasisEvidence[] {
  return acted
    .slice(0, EVIDENCE)
    .map(({ itemId, title, kind }) => itemEvidence({ id: itemId, title }, DID[kind]));
}
