import { useEffect, useState } from "react";
import type { WalletEntryKind, WalletHistoryFilter } from "../../gql/graphql.ts";

const TYPING_MS = 300;

/** What is in the boxes of the filter; "" is not chosen. */
export interface HistoryChoice {
  kind: WalletEntryKind | "";
  from: string;
  to: string;
  text: string;
}

export const NOTHING_CHOSEN: HistoryChoice = { kind: "", from: "", to: "", text: "" };

/** The choice as the API takes it. Days that stand the wrong way round are turned. */
export function filterOf({ kind, from, to, text }: HistoryChoice): WalletHistoryFilter {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(kind && { kind }),
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(text.trim() && { text: text.trim() }),
  };
}

/** The filter of a history: what is in the boxes, and what is asked for once typing pauses. */
export function useHistoryFilter() {
  const [choice, setChoice] = useState(NOTHING_CHOSEN);
  const [settled, setSettled] = useState(choice);
  const isTyping = choice.text !== settled.text;

  useEffect(() => {
    const timer = setTimeout(() => setSettled(choice), isTyping ? TYPING_MS : 0);
    return () => clearTimeout(timer);
  }, [choice, isTyping]);

  return { choice, setChoice, filter: filterOf(settled) };
}
