/** To one decimal; null where there is nothing to divide by. */
export function ratio(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10) / 10 : null;
}

/** In %, to one decimal; null where there is nothing to divide by. */
export function percent(part: number, whole: number): number | null {
  return ratio(100 * part, whole);
}
