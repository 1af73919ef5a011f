import { useEffect, useState } from "react";
import type { WalletEntryKind, WalletHistoryFilter } from "../../../gql/graphql.ts";

const TYPING_MS = 300;

/** The values of the filter form; "" means not set. */
export interface HistoryChoice {
  kind: WalletEntryKind | "";
  from: string;
  to: string;
  text: string;
}

export const NOTHING_CHOSEN: HistoryChoice = { kind: "", from: "", to: "", text: "" };

/** The filter for the API. Dates in the wrong order are swapped. */
export function filterOf({ kind, from, to, text }: HistoryChoice): WalletHistoryFilter {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    ...(kind && { kind }),
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(text.trim() && { text: text.trim() }),
  };
}

/** The filter of a history: the form values, and the filter that applies after a pause in typing. */
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
