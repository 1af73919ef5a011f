const WRITTEN_PAST =
  "Somebody wrote rows past the ledger’s functions. Find out who had the database’s password, and compare with the last backup.";
const FROM_ORDERS =
  "Stop this order: compare its parts with their postings before anybody confirms or cancels it.";

const FROM_STAKES =
  "Close rewards: nobody takes any before the stakes, the pool and their postings are compared.";

const ADVICE: Readonly<Record<string, string>> = {
  "entries of a transfer do not sum to zero": WRITTEN_PAST,
  "a transfer has not exactly two entries": WRITTEN_PAST,
  "balance_after is broken": WRITTEN_PAST,
  "the books do not sum to zero": `${WRITTEN_PAST} The other rows of this list say where.`,
  "entries do not sum to the balance":
    "Entries are never changed, so the account’s balance is wrong: set it to their sum, the second figure.",
  "held is not the sum of the open holds":
    "Count the open holds of the account, and set what is held to their sum.",
  "a member's tp_balance is not the wallet's balance":
    "The wallet is right, and the member’s row has a copy: set it to what it should be.",
  "a hold outlived its offer": "The offer is over: release the hold with ledger_release.",
  "escrow is not what its part is worth": FROM_ORDERS,
  "the parts of an order do not add up to its total": FROM_ORDERS,
  "the items of a part do not add up to its subtotal": FROM_ORDERS,
  "a stake is not known to the pool": FROM_STAKES,
  "the stakes do not add up to what the pool counts": FROM_STAKES,
  "what members are owed does not add up to what the pool owes": FROM_STAKES,
  "the staking pool owes more than it has": `${FROM_STAKES} Fund it by the difference.`,
  "what an order gave back is not what its cancelled parts cost": FROM_ORDERS,
};

/** What to do about a broken promise of the books. */
export function adviceOf(problem: string): string {
  return ADVICE[problem] ?? "Compare the row with the last backup, and ask who wrote it.";
}
