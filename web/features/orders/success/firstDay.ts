const DAY_MS = 86_400_000;

interface Ordered {
  createdAt: string;
  shippingMethod: { earliestDays: number };
}

/** The first day of the delivery window: for Standard three days after the order was placed. Source: S1 §2, C15 */
export function firstDay({ createdAt, shippingMethod }: Ordered): string {
  return new Date(Date.parse(createdAt) + shippingMethod.earliestDays * DAY_MS).toISOString();
}
