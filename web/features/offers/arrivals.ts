/** The rules by which a live list decides which rows it shows. */
export interface Arrangement<Row> {
  /** Ids of the rows that are on screen. */
  readonly seen: ReadonlySet<string>;
  /**
   * Whether the row still matches the list's filter. A row that no longer does keeps its place until the list is
   * reopened.
   */
  readonly belongs: (row: Row) => boolean;
  /** Rows that the member created never wait. */
  readonly isOwn: (row: Row) => boolean;
}

/**
 * Splits rows into those to show and those that wait. New rows above the ones on screen wait until the member asks;
 * rows further down are older pages that the member loaded.
 */
export function arrange<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { seen, belongs, isOwn }: Arrangement<Row>,
): { readonly shown: readonly Row[]; readonly waiting: readonly Row[] } {
  const current = rows.filter((row) => seen.has(row.id) || belongs(row));
  const firstSeen = current.findIndex((row) => seen.has(row.id));
  const isAbove = (index: number) => firstSeen === -1 || index < firstSeen;
  const isWaiting = (row: Row, index: number) => !seen.has(row.id) && !isOwn(row) && isAbove(index);

  return {
    shown: current.filter((row, index) => !isWaiting(row, index)),
    waiting: current.filter(isWaiting),
  };
}
