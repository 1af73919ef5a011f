import type { GuideCategory } from "../../../core/graphql/enums.ts";
import type { BasisEvidence } from "../basis.types.ts";
import { countedBasis } from "../countedBasis.ts";
import { figureEvidence, itemEvidence } from "../evidence.ts";
import {
  EFFECT_NAMES,
  EFFECTS,
  LOOKED_AT_DAYS,
  SOLD_WITHIN_DAYS,
  type EffectName,
} from "./effects.ts";
import { holds, ITEMS_NEEDED } from "./holds.ts";
import { sizeOf, type ListingEffects } from "./measureEffects.ts";
import type { Share } from "./newcombe.ts";
import type { PersonalTip } from "./tips.types.ts";

/** Of how many items it is said how often they are looked at. */
const LOOKED_AT_NEEDED = 20;
const LIKES_NEEDED = 2;
const EVIDENCE = 6;

/** The ids that tips have. */
export const TIP_IDS: ReadonlySet<string> = new Set(
  ["waiting", "liked", "unseen", ...EFFECT_NAMES].map((name) => `tip:${name}`),
);

/** An own item that is on the market. */
export interface OwnItem {
  id: number;
  title: string;
  lacks: EffectName[];
  /** How many members looked at it in the last seven days; null while it is younger. */
  looks: number | null;
  likes: number;
  offers: number;
  changedAt: string;
}

/** What was measured on the market; null before the first time. */
type Measured = (ListingEffects & { at: Date }) | null;

/** A tip before it is known whether there is a guide about it. */
export type Tip = Omit<PersonalTip, "guideId" | "guideTitle">;

/** What a guide about a tip helps with, by the tip's id. */
export const GUIDE_OF_TIP: Readonly<Record<string, GuideCategory>> = {
  "tip:waiting": "offers",
  "tip:liked": "prices",
  "tip:unseen": "descriptions",
  "tip:photos": "photos",
  "tip:description": "descriptions",
  "tip:place": "delivery",
};

interface About {
  items: readonly OwnItem[];
  measured: Measured;
  /** When the items changed last. */
  asOf: Date;
}

/** The tips about a member's items, what waits for an answer first. Pure. */
export function tipsAbout({ items, measured, asOf }: About): Tip[] {
  return [
    ...waitingTips(items, asOf),
    ...effectTips(items, measured),
    ...likedTips(items, asOf),
    ...unseenTips(items, measured),
  ];
}

function effectTips(items: readonly OwnItem[], measured: Measured): Tip[] {
  return (measured?.effects ?? []).filter(holds).flatMap((effect) => {
    const { name, having, lacking } = effect;
    const about = items.filter(({ lacks }) => lacks.includes(name));
    const [first] = about;
    if (!first || !measured) return [];
    return {
      id: `tip:${name}`,
      text: `${subject(about)} ${about.length === 1 ? "has" : "have"} ${EFFECTS[name].lacking}. Of items with ${EFFECTS[name].having}, ${perHundred(having)} of 100 sold within ${SOLD_WITHIN_DAYS} days; of others, ${perHundred(lacking)}.`,
      actionUrl: pageOf(first),
      basis: countedBasis({
        method: `Public items that were listed ${SOLD_WITHIN_DAYS} to 365 days ago: how many sold within ${SOLD_WITHIN_DAYS} days. Shown where the 90 % interval of the difference (Newcombe) is above 0; what goes with a sale need not be its cause`,
        sampleSize: sizeOf(effect),
        needed: 2 * ITEMS_NEEDED,
        asOf: measured.at,
        evidence: [
          armEvidence(`Items with ${EFFECTS[name].having}`, having),
          armEvidence(`Items with ${EFFECTS[name].lacking}`, lacking),
          ...evidenceOf(about, () => EFFECTS[name].lacking),
        ],
      }),
    };
  });
}

function waitingTips(items: readonly OwnItem[], asOf: Date): Tip[] {
  const waiting = items.filter(({ offers }) => offers > 0);
  const most = waiting.toSorted((a, b) => b.offers - a.offers || b.id - a.id).slice(0, EVIDENCE);
  const [first] = most;
  if (!first) return [];
  const looked = first.looks
    ? `, and ${membersText(first.looks)} looked at it in the last ${LOOKED_AT_DAYS} days`
    : "";
  return [
    {
      id: "tip:waiting",
      text: `${first.offers === 1 ? "An offer" : `${first.offers} offers`} for “${first.title}” ${first.offers === 1 ? "is" : "are"} open${looked}.`,
      actionUrl: "/offers/seller",
      basis: countedBasis({
        method: "Open offers for your items, and who looked at them",
        sampleSize: waiting.length,
        asOf,
        evidence: evidenceOf(most, ({ offers }) => `${offers} open`),
      }),
    },
  ];
}

function likedTips(items: readonly OwnItem[], asOf: Date): Tip[] {
  const liked = items.filter(({ likes, offers }) => likes >= LIKES_NEEDED && offers === 0);
  const most = liked.toSorted((a, b) => b.likes - a.likes || b.id - a.id).slice(0, EVIDENCE);
  const [first] = most;
  if (!first) return [];
  return [
    {
      id: "tip:liked",
      text: `${first.likes} members like “${first.title}”, and no offer for it is open. Compare its price with what such things sell for.`,
      actionUrl: pageOf(first),
      basis: countedBasis({
        method: "Likes and open offers of your items",
        sampleSize: liked.length,
        asOf,
        evidence: evidenceOf(most, ({ likes }) => `${likes} likes, no open offer`),
      }),
    },
  ];
}

function unseenTips(items: readonly OwnItem[], measured: Measured): Tip[] {
  const unseen = items.filter(({ looks }) => looks === 0);
  const [first] = unseen;
  if (!first || !measured || measured.looks.median < 1 || measured.looks.items < LOOKED_AT_NEEDED)
    return [];
  const { median } = measured.looks;
  return [
    {
      id: "tip:unseen",
      text: `No look at ${subject(unseen)} was recorded in the last ${LOOKED_AT_DAYS} days. Half of the items on the market were looked at by ${membersText(median)} or more.`,
      actionUrl: pageOf(first),
      basis: countedBasis({
        method: `Available items that are older than ${LOOKED_AT_DAYS} days: how many members looked at them in the last ${LOOKED_AT_DAYS}`,
        sampleSize: measured.looks.items,
        asOf: measured.at,
        evidence: evidenceOf(unseen, () => "no look was recorded"),
      }),
    },
  ];
}

function evidenceOf(items: readonly OwnItem[], value: (item: OwnItem) => string) {
  return items.slice(0, EVIDENCE).map((item) => itemEvidence(item, value(item)));
}

function subject([first, ...more]: readonly OwnItem[]): string {
  const title = `“${first?.title ?? ""}”`;
  if (more.length === 0) return title;
  return more.length === 1
    ? `${title} and another of your items`
    : `${title} and ${more.length} more of your items`;
}

function pageOf({ id }: OwnItem): string {
  return `/buy/${id}`;
}

function perHundred({ came, of }: Share): number {
  return Math.round((100 * came) / of);
}

function armEvidence(label: string, { came, of }: Share): BasisEvidence {
  return figureEvidence(label, `${came} of ${of} sold`);
}

function membersText(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}
