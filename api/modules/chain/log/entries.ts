import { createHash } from "node:crypto";

// What stands in the log: an entry is the UTF-8 bytes of one line of JSON, its names sorted and without spaces, so that
// everybody writes the same bytes (RFC 8785).

/** A move of TP, as its commitment names it. Accounts are numbers that say nothing about who has them. */
export interface LoggedTransfer {
  /** Whole TP. */
  amount: number;
  /** When it was booked: an ISO moment in UTC, to the millisecond. */
  at: string;
  /** The account that paid. */
  from: number;
  id: number;
  /** Words joined by underscores. */
  reason: string;
  /** The account that received. */
  to: number;
}

/** The TP on all accounts of each kind. What exists is what the treasury owes: the sum is 0. */
export type Supply = Readonly<Record<string, number>>;

/** What follows the entries of each sealing, in clear. */
export interface SupplyEntry {
  at: string;
  /** The checkpoint before: null for the first. */
  last: { root: string; size: number } | null;
  supply: Supply;
  /** How many transfers are in the log until here. */
  transfers: number;
}

/** How many bytes the secret of a commitment has. */
export const SALT_BYTES = 32;

/** Without its salt nobody learns what a commitment stands for. */
export function commitmentOf(salt: Uint8Array, transfer: LoggedTransfer): string {
  const { amount, at, from, id, reason, to } = transfer;
  const text = JSON.stringify({ amount, at, from, id, reason, to });
  return createHash("sha256").update(salt).update(text).digest("base64");
}

export function transferEntry(commitment: string): string {
  return JSON.stringify({ commitment });
}

export function supplyEntry({ at, last, supply, transfers }: SupplyEntry): string {
  const sorted = Object.fromEntries(
    Object.entries(supply).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return JSON.stringify({
    at,
    last: last && { root: last.root, size: last.size },
    supply: sorted,
    transfers,
  });
}

/** Undefined when it is neither a commitment nor a supply. */
export function parseEntry(
  text: string,
): { commitment: string } | { supply: SupplyEntry } | undefined {
  const found = parsed(text);
  if (!found) return undefined;
  if (typeof found["commitment"] === "string") {
    const { commitment } = found as { commitment: string };
    return transferEntry(commitment) === text ? { commitment } : undefined;
  }
  const supply = found as unknown as SupplyEntry;
  return isSupply(supply) && supplyEntry(supply) === text ? { supply } : undefined;
}

function isSupply({ at, supply, transfers, last }: SupplyEntry): boolean {
  return (
    typeof at === "string" &&
    Number.isInteger(transfers) &&
    typeof supply === "object" &&
    Object.values(supply).every(Number.isInteger) &&
    (last === null || (Number.isInteger(last?.size) && typeof last.root === "string"))
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
