import { NetworkStatus } from "@apollo/client";
import { useState } from "react";
import { type HeldRows, heldRows } from "./heldRows.ts";

interface Options<Item> {
  /** The rows of the list as it is now. */
  fresh: readonly Item[];
  query: { data?: unknown; variables: object; networkStatus: NetworkStatus };
  /** Whether there is nothing after them. */
  isWhole: boolean;
}

export interface Held<Item extends { id: string }> extends HeldRows<Item> {
  /** Shows the list as it is now. */
  show: () => void;
}

/** Holds the rows of a live list in place while somebody reads them, until another list is asked for, or its new rows. */
export function useHeldRows<Item extends { id: string }>(options: Options<Item>): Held<Item> {
  const { fresh, query, isWhole } = options;
  const [held, setHeld] = useState<{ key: string; rows: readonly Item[] }>();
  const isLoaded = query.data !== undefined && query.networkStatus !== NetworkStatus.loading;
  const key = isLoaded ? JSON.stringify(query.variables) : undefined;
  const before = held?.key === key ? held?.rows : undefined;
  const now = heldRows(before ?? [], fresh, isWhole);
  if (key !== undefined && !isSame(before, now.rows)) setHeld({ key, rows: now.rows });

  return { ...now, show: () => setHeld(undefined) };
}

function isSame(before: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  return before?.length === now.length && before.every((row, n) => row === now[n]);
}
