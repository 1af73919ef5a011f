import { useState } from "react";
import { arrange, type Arrangement } from "./arrivals.ts";

/** The rows of a live list as the cache holds them; none while the list is closed. */
interface LiveRows<Row> extends Omit<Arrangement<Row>, "seen"> {
  readonly rows: readonly Row[] | undefined;
  /** False until the first answer of the network is in: up to then nothing counts as an arrival. */
  readonly isSettled: boolean;
}

/**
 * Nothing the member is reading moves by itself: rows that come in after the first load wait
 * until `show` is called.
 */
export function useArrivals<Row extends { readonly id: string }>(live: LiveRows<Row>) {
  const { rows, isSettled, belongs, isOwn } = live;
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);

  const everyRow = new Set(rows?.filter(belongs).map((row) => row.id));
  const { shown, waiting } = arrange(rows ?? [], { seen: seen ?? everyRow, belongs, isOwn });

  // Set while rendering, as React asks for state that follows from other state: an effect
  // would let the new row flash into the list first.
  const isOpening = rows !== undefined && isSettled && seen === null;
  const hasClosed = rows === undefined && seen !== null;
  const hasMore = seen !== null && shown.some((row) => !seen.has(row.id));
  if (isOpening) setSeen(everyRow);
  if (hasClosed) setSeen(null);
  if (hasMore && !hasClosed) setSeen(new Set([...seen, ...shown.map((row) => row.id)]));

  const show = () => {
    setFresh(waiting[0]?.id ?? null);
    setSeen(new Set([...shown, ...waiting].map((row) => row.id)));
  };

  // Rows that were answered meanwhile go when the member turns away from the list.
  const tidy = () => setSeen(new Set(shown.filter(belongs).map((row) => row.id)));

  return { shown, waiting, fresh, show, tidy };
}
