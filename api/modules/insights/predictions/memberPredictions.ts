import { hoursAfter } from "../../../core/clock.ts";
import { probabilityOf, type Block } from "../calibration.ts";
import { figureEvidence } from "../evidence.ts";
import { fitOf, LIKES_NEEDED, matchWords, type Match } from "../neural/compatibleMembers.ts";
import { impactOfFit, percentSure, SOME, type NewPrediction } from "./prediction.ts";

const DAYS = 30;
const METHOD =
  "The geometric mean of the part that the other's items have in your likes, and yours in theirs; the confidence is how often two who fit as well made an offer";

/** That two who like each other's things will make an offer, by what came of earlier ones. Pure. */
export function memberPredictions(
  matches: readonly Match[],
  earlier: readonly Block[],
  now: Date,
): NewPrediction[] {
  return matches.map((match) => {
    const fit = fitOf(match);
    const { username, memberId, itemId, mine, theirs } = match;
    const confidence = probabilityOf(earlier, fit);
    return {
      type: "compatibility",
      about: { otherId: memberId, raw: fit },
      ...SOME,
      confidence: percentSure(confidence),
      dueAt: hoursAfter(now, 24 * DAYS),
      said: {
        title: `You and ${username}`,
        description: `One of you makes the other an offer within ${DAYS} days.`,
        reasoning: `${matchWords(match)}.`,
        impact: impactOfFit(fit),
        suggestedActions: ["Offer a swap of what you both like"],
        actionUrl: `/exchange/${itemId}`,
        potentialValue: null,
        basis: {
          method: METHOD,
          sampleSize: mine + theirs,
          needed: LIKES_NEEDED,
          isEnough: true,
          shortfall: null,
          evidence: [
            figureEvidence("Their items that you like", mine),
            figureEvidence("Your items that they like", theirs),
            figureEvidence("How well you fit", `${Math.round(100 * fit)} of 100`),
          ],
          asOf: now,
          confidenceMeans: `One of you makes the other an offer within ${DAYS} days`,
          accuracy: null,
        },
      },
    };
  });
}
