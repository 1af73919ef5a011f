interface Queue<Row extends { id: string }> {
  /** The rows on screen, in their order. */
  rows: readonly Row[];
  /** The rows that events told of, as they are now. */
  heard: ReadonlyMap<string, Row>;
  /** Whether there is nothing after the rows on screen. */
  isWhole: boolean;
  /** Whether a row belongs to the part of the queue on screen. */
  isIn: (row: Row) => boolean;
  /** The order of the queue. */
  byClock: (a: Row, b: Row) => number;
}

/**
 * Counts what belongs among the rows of a queue and is not there, and says whether a fresh queue would have another order
 * or fewer rows.
 */
export function queueMoves<Row extends { id: string }>(queue: Queue<Row>) {
  const { rows, heard, isWhole, isIn, byClock } = queue;
  const listed = new Set(rows.map(({ id }) => id));
  const last = rows.at(-1);
  const isOnPage = (row: Row) => isWhole || !last || byClock(row, last) < 0;
  const arrived = [...heard.values()].filter(
    (row) => !listed.has(row.id) && isIn(row) && isOnPage(row),
  );
  const isMoved = rows.some((row, n) => {
    const next = rows[n + 1];
    return !isIn(row) || (next !== undefined && byClock(row, next) > 0);
  });
  return { arrived: arrived.length, isMoved };
}
