interface Row {
  id: string;
}

export interface HeldRows<Item extends Row> {
  rows: readonly Item[];
  /** How many rows a fresh list has above these or between them. */
  arrived: number;
  /** Whether some of these rows are not in a fresh list. */
  isMoved: boolean;
}

/**
 * The rows that somebody reads, each as it is now and where it was. Rows behind them are appended: a further page. A row
 * that is no longer in the list stays as it was last seen.
 */
export function heldRows<Item extends Row>(
  before: readonly Item[],
  fresh: readonly Item[],
  isWhole: boolean,
): HeldRows<Item> {
  if (before.length === 0) return { rows: fresh, arrived: 0, isMoved: false };
  const known = new Set(before.map(({ id }) => id));
  const now = new Map(fresh.map((row) => [row.id, row]));
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const end = last === -1 ? fresh.length : last + 1;
  const arrived = fresh.slice(0, end).filter(({ id }) => !known.has(id)).length;
  const gone = before.filter(({ id }) => !now.has(id)).length;
  return {
    rows: [...before.map((row) => now.get(row.id) ?? row), ...fresh.slice(end)],
    arrived,
    // Of a list that goes on, each row that arrived pushes one off the loaded pages.
    isMoved: gone > (isWhole ? 0 : arrived),
  };
}
