/** A member whose wallet is adjusted. */
export interface Adjusted {
  id: string;
  displayName: string;
  username: string;
  /** In whole TP. */
  tpBalance: number;
}

/** The form of a request. */
export interface RequestValues {
  member: Adjusted | null;
  direction: string;
  amount: number | "";
  reason: string;
  notes: string;
}

/** The TP of a form with their sign. */
export function signedOf({ direction, amount }: Pick<RequestValues, "direction" | "amount">) {
  return direction === "take" ? -Number(amount) : Number(amount);
}
