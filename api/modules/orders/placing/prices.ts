/** A line with a price. Whole TP; all arithmetic on prices outside the ledger is in this file. */

interface Priced {
  quantity: number;
  price: number;
}

/** Sum of price x quantity. Source: S1 §9 */
export function subtotalOf(lines: readonly Priced[]): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/**
 * Shares the shipping cost among the sellers in proportion to their subtotals, in whole TP. The remainder of the
 * rounding goes to the first seller, so that the shares add up to the cost. Source: C15
 */
export function shareShipping(cost: number, subtotals: readonly number[]): number[] {
  const all = subtotals.reduce((sum, subtotal) => sum + subtotal, 0);
  const shares = subtotals.map((subtotal) => Math.floor((cost * subtotal) / all));
  const left = cost - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + left : share));
}
