import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { Refused } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { sqlState } from "../../core/sql/sqlState.ts";

interface Posting {
  /** Names the transfer for ever: posting it twice is posting it once. */
  key: string;
  /** Whole TP, at least 1. */
  amount: number;
  /** Words joined by underscores, as the wallet history shows them. */
  reason: string;
  description: string;
  offerId?: number;
  transactionId?: number;
}

/** Whose TP go to whom. */
interface Sides {
  fromId: number;
  toId: number;
}

/** Opens the wallet of a new member, empty. */
export async function openWallet(tx: Tx, memberId: number): Promise<void> {
  await rows(
    tx.em,
    sql`insert into ledger_accounts (kind, user_id) values ('wallet', ${memberId})`,
  );
}

/**
 * Locks the wallets of several members in the order of their account numbers, so that two use cases that touch the
 * same members wait for each other instead of dead-locking. NO KEY UPDATE: offers and messages that refer to a
 * member meanwhile do not wait.
 */
export async function lockWallets(tx: Tx, memberIds: number[]): Promise<void> {
  await rows(
    tx.em,
    sql`select 1 from ledger_accounts where user_id = any(${memberIds}) order by id for no key update`,
  );
}

/** Gives TP from the treasury to a member. Source: C26 */
export async function grant(tx: Tx, memberId: number, posting: Posting): Promise<void> {
  await post(
    tx,
    sql`select ledger_post(${posting.key}, (select id from ledger_accounts where kind = 'treasury'),
          ledger_account_of(${memberId}), ${posting.amount}, ${posting.reason}, ${posting.description},
          ${posting.offerId ?? null}, ${posting.transactionId ?? null}, ${tx.now}, false)`,
  );
  publishWallets(tx, memberId);
}

/** Moves available TP from one member to another. Refuses with INSUFFICIENT_BALANCE. */
export async function transfer(tx: Tx, { fromId, toId }: Sides, posting: Posting): Promise<void> {
  publishWallets(tx, fromId, toId);
  await post(
    tx,
    sql`select ledger_post(${posting.key}, ledger_account_of(${fromId}), ledger_account_of(${toId}),
          ${posting.amount}, ${posting.reason}, ${posting.description},
          ${posting.offerId ?? null}, ${posting.transactionId ?? null}, ${tx.now}, false)`,
  );
}

/**
 * Promises TP of a member to an open offer: the balance stays, what is available drops. Amount in whole TP.
 * Refuses with INSUFFICIENT_BALANCE. Source: S1 §1 "TP moves only when the seller accepts", C14.
 */
export async function hold(
  tx: Tx,
  memberId: number,
  { amount, offerId, deadline }: { amount: number; offerId: number; deadline: Date },
): Promise<void> {
  publishWallets(tx, memberId);
  await post(
    tx,
    sql`select ledger_hold(${memberId}, ${amount}, ${offerId}, ${deadline}, ${tx.now})`,
  );
}

/** Frees what was promised to an offer, if anything is. */
export async function release(tx: Tx, offerId: number): Promise<void> {
  const open = await openHold(tx, offerId);
  if (!open) return;
  await post(tx, sql`select ledger_release(${open.id}, ${tx.now})`);
  publishWallets(tx, open.memberId);
}

/** Pays what a member promised to an offer to its other side; fails if it is not promised any more. */
export async function capture(
  tx: Tx,
  { fromId, toId }: Sides,
  { key, reason, description, offerId }: Omit<Posting, "amount" | "offerId"> & { offerId: number },
): Promise<void> {
  publishWallets(tx, fromId, toId);
  await rows(
    tx.em,
    sql`select ledger_capture(array(select h.id from ledger_holds h where h.offer_id = ${offerId} and ${isOpen()}),
          array[${toId}::int], array[${key}], array[${reason}], array[${description}], ${tx.now})`,
  );
}

/** A value, and not part of the text: so no index of all open holds looks like the shorter way to those of one offer. */
const isOpen = () => sql`h.state = ${"active"}`;

function openHold(tx: Tx, offerId: number): Promise<{ id: number; memberId: number } | undefined> {
  return row(
    tx.em,
    sql<{ id: number; memberId: number }>`
      select h.id, a.user_id as "memberId" from ledger_holds h join ledger_accounts a on a.id = h.account_id
      where h.offer_id = ${offerId} and ${isOpen()}`,
  );
}

/** These members hear that their wallet changed. */
export function publishWallets(tx: Tx, ...memberIds: number[]): void {
  for (const id of memberIds) tx.events.publish("walletUpdated", memberAudience(id), {});
}

/** Runs a verb of the books; too little TP is refused in words. */
export async function post(tx: Tx, statement: RawBuilder<unknown>): Promise<unknown[]> {
  try {
    return await rows(tx.em, statement);
  } catch (error) {
    throw refusal(error);
  }
}

/** Too little TP in words; any other failure as it is. */
function refusal(error: unknown): unknown {
  if (sqlState(error) !== "TP001") return error;
  const detail = error instanceof Error && "detail" in error ? String(error.detail) : "{}";
  const { available = 0, needed = 0 } = JSON.parse(detail) as {
    available?: number;
    needed?: number;
  };
  return new Refused(
    "INSUFFICIENT_BALANCE",
    `Not enough available TP: ${needed} needed, ${available} available`,
    { details: { available, needed } },
  );
}
