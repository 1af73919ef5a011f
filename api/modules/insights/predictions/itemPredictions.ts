import { hoursAfter } from "../../../core/clock.ts";
import { figureEvidence, percent } from "../evidence.ts";
import type { AdvisedPrice, PricedItem } from "../prices/advisePrices.ts";
import { SOON_DAYS } from "../prices/backtest.ts";
import { PRICES_METHOD } from "../prices/priceBasis.ts";
import { impactOfTp, NONE, percentSure, SOME, type NewPrediction } from "./prediction.ts";
import {
  BAND_NAMES,
  bandWords,
  LISTINGS_NEEDED,
  timingOf,
  type TimedAnswer,
  type Timing,
} from "./timing.ts";

const DAY_MS = 24 * 3_600_000;
const PRICING_URL = "/?panel=analytics&analytics=pricing";
const TIMING_METHOD =
  "The share of such things that changed hands after so many days, where others left the market or still wait (Kaplan-Meier), of those that waited as long";

/** What is less likely than not is not said. */
const LIKELY = 50;

/** What is expected of a member's items: first by their price, else by how long such things wait. Pure. */
export function itemPredictions(
  advised: readonly AdvisedPrice<PricedItem>[],
  timing: Timing | null,
  now: Date,
): NewPrediction[] {
  return advised.flatMap(
    (each) =>
      pricePrediction(each, now) ?? (timing && timingPrediction(each.item, timing, now)) ?? [],
  );
}

function pricePrediction(
  { item, known, sampling }: AdvisedPrice<PricedItem>,
  now: Date,
): NewPrediction | null {
  if (!known || known.advice.position === "within") return null;
  const {
    answer: { low, high, points },
    advice: { position, suggestedPrice, potentialIncrease, confidence, reasoning, accuracy },
  } = known;
  const isSale = position === "below";
  // A low price that already waited is no bargain: the advice says nothing either.
  if (isSale && potentialIncrease === null) return null;
  if (confidence !== null && confidence < LIKELY) return null;
  const tp = item.trustPoints;
  const stake = isSale ? low - tp : tp - high;
  return {
    type: "price",
    about: { itemId: item.id, askedTp: tp },
    ...(isSale ? SOME : NONE),
    confidence,
    dueAt: hoursAfter(now, 24 * SOON_DAYS),
    said: {
      title: isSale ? `“${item.title}” may ask for more` : `“${item.title}” asks a lot`,
      description: isSale
        ? `For ${tp} TP it is gone within ${SOON_DAYS} days.`
        : `For ${tp} TP it is still there in ${SOON_DAYS} days.`,
      reasoning,
      impact: impactOfTp(stake),
      suggestedActions: [isSale ? `Ask ${suggestedPrice} TP` : `Ask ${suggestedPrice} TP or less`],
      actionUrl: PRICING_URL,
      potentialValue: potentialIncrease,
      basis: {
        ...sampling,
        method: PRICES_METHOD,
        evidence: [
          figureEvidence("You ask", `${tp} TP`),
          figureEvidence("80 of 100 such things sell for", `${low} to ${high} TP`),
          figureEvidence("Most sell for about", `${points} TP`),
        ],
        confidenceMeans: isSale
          ? `For ${tp} TP it changes hands within ${SOON_DAYS} days`
          : `For ${tp} TP it does not change hands within ${SOON_DAYS} days`,
        accuracy,
      },
    },
  };
}

function timingPrediction(item: PricedItem, timing: Timing, now: Date): NewPrediction | null {
  const age = Math.floor((now.getTime() - item.createdAt.getTime()) / DAY_MS);
  const { id, title, category, trustPoints: tp } = item;
  const answer = timingOf(timing, { category, tp, age });
  if (!answer) return null;
  const { isSale, days, raw, confidence } = answer;
  if (confidence !== null && 100 * confidence < LIKELY) return null;
  const share = Math.round(100 * raw);
  return {
    type: "timing",
    about: { itemId: id, askedTp: tp },
    ...(isSale ? SOME : NONE),
    confidence: percentSure(confidence),
    dueAt: hoursAfter(now, 24 * days),
    said: {
      title: isSale ? `“${title}” will soon be gone` : `“${title}” will wait`,
      description: isSale
        ? `It changes hands within ${days} days.`
        : `It does not change hands within ${days} days.`,
      reasoning: `Of ${suchThings(answer)} that had waited ${waitWords(age)}, ${share} of 100 were ${isSale ? "gone" : "still there"} ${days} days later.`,
      impact: impactOfTp(tp),
      suggestedActions: isSale
        ? ["Answer offers within a day"]
        : ["Compare its price with what such things sell for", "Offer it in a swap"],
      actionUrl: `/buy/${id}`,
      potentialValue: null,
      basis: {
        method: TIMING_METHOD,
        sampleSize: answer.table.listings,
        needed: LISTINGS_NEEDED,
        isEnough: true,
        shortfall: null,
        evidence: [
          figureEvidence("Such things in a year", answer.table.listings),
          figureEvidence("Of them changed hands", answer.table.sold),
          figureEvidence("Yours has waited", waitWords(age)),
        ],
        asOf: now,
        confidenceMeans: isSale
          ? `It changes hands within ${days} days at this price`
          : `It does not change hands within ${days} days at this price`,
        accuracy: accuracyOf(timing),
      },
    },
  };
}

/** The things that an answer is made of: where a category has too few, those of the same part of its prices in all. */
function suchThings({ table, band, thirds }: TimedAnswer): string {
  return table.category === null
    ? `the things in the ${BAND_NAMES[band]} third of their categories`
    : `the things in ${table.category} for ${bandWords(band, thirds)}`;
}

function waitWords(days: number): string {
  if (days === 0) return "less than a day";
  return days === 1 ? "1 day" : `${days} days`;
}

function accuracyOf({
  accuracy: { right, stayed, answers },
}: Timing): NewPrediction["said"]["basis"]["accuracy"] {
  return answers === 0
    ? null
    : {
        measure: "Of what would have been said of things on the market, right in %",
        value: percent(right / answers),
        baseline: percent(stayed / answers),
        baselineName: "the guess that all stay",
        n: answers,
      };
}
