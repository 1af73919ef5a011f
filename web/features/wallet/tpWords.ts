import {
  availableAfter,
  balanceAfter,
  heldForOthers,
  type TpTerms,
} from "../../../schema/tpEffect.ts";
import { tpText } from "../../ui/Tp.tsx";

/** What something does to a member's TP, as `TpEffect` of the API tells it. Whole TP. */
export interface TpStory extends TpTerms {
  /** What went back since. */
  readonly refunded: number;
}

/** What is to be said beside the numbers. */
export interface TpContext {
  readonly role: "buyer" | "seller";
  /** Items go both ways: TP are what one side adds, or change. */
  readonly isSwap: boolean;
  /** Who still has to say yes; null where it is the viewer, or nobody. */
  readonly answerer: string | null;
  readonly wallet: { readonly tpBalance: number; readonly held: number };
}

/** Terms that are only thought of yet. */
export function asOpen(change: number): TpStory {
  return { state: "open", change, heldForThis: 0, refunded: 0 };
}

/** The one sentence of money: who pays what, and what becomes of the balance. Said the same way wherever TP move. */
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

/** Whether the viewer has to find more TP for it. */
export function missingTp(story: TpTerms, wallet: TpContext["wallet"]): number {
  return Math.max(-availableAfter(wallet, story), 0);
}

function amountOf({ change }: TpStory): string {
  return tpText(Math.abs(change));
}

/** A seller's outgoing TP in a swap are change, a buyer's are a top-up. */
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
