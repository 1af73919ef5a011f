/** What an order costs. Whole TP; the only arithmetic on prices outside the books. */

interface Priced {
  quantity: number;
  price: number;
}

/** Sum of price x quantity. Source: S1 §9 */
export function subtotalOf(lines: readonly Priced[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/**
 * The shipping cost shared among the sellers pro rata to their subtotals, in whole TP; what rounding leaves goes to the
 * first. The shares add up to the cost. Source: C15
 */
export function shareShipping(cost: number, subtotals: readonly number[]): number[] {
  const all = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
  const shares = subtotals.map((subtotal) => Math.floor((cost * subtotal) / all));
  const left = cost - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + left : share));
}
