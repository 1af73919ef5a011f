import {
  availableAfter,
  balanceAfter,
  heldForOthers,
  type TpTerms,
} from "../../../schema/tpEffect.ts";
import { tpText } from "../../ui/Tp.tsx";

/** The effect on a member's TP, as the API's `TpEffect`. Whole TP. */
export interface TpStory extends TpTerms {
  /** The TP that were refunded later. */
  readonly refunded: number;
}

/** The context that the sentence needs besides the numbers. */
export interface TpContext {
  readonly role: "buyer" | "seller";
  /** Whether items go both ways. Then the TP are what one side adds, or change. */
  readonly isSwap: boolean;
  /** The name of the member who still has to accept; null if it is the viewer, or nobody. */
  readonly answerer: string | null;
  readonly wallet: { readonly tpBalance: number; readonly held: number };
}

/** The effect of terms that are not an offer yet. */
export function asOpen(change: number): TpStory {
  return { state: "open", change, heldForThis: 0, refunded: 0 };
}

/** The sentence about TP: who pays how much, and the balance after it. It is the same wherever TP move. */
export function tpSentence(story: TpStory, context: TpContext): string {
  if (story.state === "open") return `${paysWords(story, context)} ${balanceWords(story, context)}`;
  if (story.state === "escrow") {
    const pays = story.change < 0 ? "You paid" : "You receive";
    return `${pays} ${amountOf(story)}, kept in escrow until it is delivered.`;
  }
  if (story.state === "settled")
    return [paidWords(story, context), refundWords(story)].filter(Boolean).join(" ");
  return refundWords(story) || "Nobody paid TP.";
}

/** The TP that the viewer is missing; 0 if they have enough. */
export function missingTp(story: TpTerms, wallet: TpContext["wallet"]): number {
  return Math.max(-availableAfter(wallet, story), 0);
}

function amountOf({ change }: TpStory): string {
  return tpText(Math.abs(change));
}

/** In a swap, TP that the seller pays are change, and TP that the buyer pays are an addition. */
function paysWords(story: TpStory, { role, isSwap }: TpContext): string {
  const amount = amountOf(story);
  if (story.change === 0) return "An even swap.";
  if (!isSwap) return story.change > 0 ? `You receive ${amount}.` : `You pay ${amount}.`;
  if (role === "seller")
    return story.change > 0 ? `They add ${amount}.` : `You pay ${amount} change.`;
  return story.change > 0 ? `They pay ${amount} change.` : `You add ${amount}.`;
}

function paidWords(story: TpStory, { role, isSwap }: TpContext): string {
  const amount = amountOf(story);
  if (story.change === 0) return "An even swap: nobody paid TP.";
  if (!isSwap) return story.change > 0 ? `You received ${amount}.` : `You paid ${amount}.`;
  if (role === "seller")
    return story.change > 0 ? `They added ${amount}.` : `You paid ${amount} change.`;
  return story.change > 0 ? `They paid ${amount} change.` : `You added ${amount}.`;
}

function balanceWords(story: TpStory, { answerer, wallet }: TpContext): string {
  const becomes = `${story.change === 0 ? "stays" : "becomes"} ${tpText(balanceAfter(wallet, story))}`;
  const when = answerer === null ? "" : ` when ${answerer} accepts`;
  const others = heldForOthers(wallet, story);
  const missing = missingTp(story, wallet);
  if (missing > 0) return `You need ${tpText(missing)} more.`;
  const balance = `Your balance ${becomes}${when}.`;
  return others > 0 ? `${balance} ${tpText(others)} of it are held for other offers.` : balance;
}

function refundWords({ change, refunded }: TpStory): string {
  if (refunded === 0) return "";
  return change < 0
    ? `${tpText(refunded)} came back to you.`
    : `${tpText(refunded)} went back to the buyer.`;
}
