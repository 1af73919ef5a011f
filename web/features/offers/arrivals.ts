/** How a live list tells its rows apart. */
export interface Arrangement<Row> {
  /** Rows the member has on screen. */
  readonly seen: ReadonlySet<string>;
  /** Whether the row still answers to the list's filter; one that stopped keeps its place until the list is reopened. */
  readonly belongs: (row: Row) => boolean;
  /** Rows the member made themselves never wait. */
  readonly isOwn: (row: Row) => boolean;
}

/**
 * New rows above the ones already on screen wait for the member; rows further down are
 * older pages they asked for by loading more.
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
