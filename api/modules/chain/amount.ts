import { badField } from "../../core/failures.ts";

/** Refuses an amount of TP outside of its limits with BAD_USER_INPUT. */
export function amountIn(
  { min, max }: { readonly min: number; readonly max: number },
  amount: number,
): void {
  if (amount < min || amount > max)
    throw badField("amount", `The amount must be ${min} to ${max} TP`);
}
