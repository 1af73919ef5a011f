import { useState } from "react";
import { arrange, type Arrangement } from "./arrivals.ts";

/** The rows of a live list in the cache; undefined while the list is closed. */
interface LiveRows<Row> extends Omit<Arrangement<Row>, "seen"> {
  readonly rows: readonly Row[] | undefined;
  /** False until the first network response; until then no row counts as an arrival. */
  readonly isSettled: boolean;
}

/** Keeps what the member reads from moving: rows that arrive after the first load wait until `show` is called. */
export function useArrivals<Row extends { readonly id: string }>(live: LiveRows<Row>) {
  const { rows, isSettled, belongs, isOwn } = live;
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const [fresh, setFresh] = useState<string | null>(null);

  const everyRow = new Set(rows?.filter(belongs).map((row) => row.id));
  const { shown, waiting } = arrange(rows ?? [], { seen: seen ?? everyRow, belongs, isOwn });

  // Set during rendering, as React recommends for derived state: an effect would render the new row in the list for a
  // moment.
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

  // Rows that were answered meanwhile disappear when the member leaves the list.
  const tidy = () => setSeen(new Set(shown.filter(belongs).map((row) => row.id)));

  return { shown, waiting, fresh, show, tidy };
}
