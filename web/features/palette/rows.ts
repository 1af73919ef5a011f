const ROWS = "main [data-item] h3 a, main [data-row]";

/**
 * Moves focus to the next (1) or the previous (-1) row of the list on screen; the first step focuses the first visible
 * row.
 */
export function stepRows(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) =>
    row.checkVisibility(),
  );
  const here = rows.findIndex((row) => boxOf(row).contains(document.activeElement));
  const next = here === -1 ? rows.findIndex(isInSight) : here + by;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
}

/** Clicks the element with this mark in the focused row; without a focused row, the one of the page. */
export function pressInRow(mark: "data-open" | "data-offer"): void {
  const row = document.activeElement?.closest<HTMLElement>("[data-item], [data-row]");
  const scope = row ?? (document.querySelector(ROWS) ? null : document.querySelector("main"));
  scope?.querySelector<HTMLElement>(`[${mark}]`)?.click();
}

function boxOf(row: HTMLElement): HTMLElement {
  return row.closest<HTMLElement>("[data-item]") ?? row;
}

function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = boxOf(row).getBoundingClientRect();
  return bottom > 80 && top < window.innerHeight;
}
