import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { Refused } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { sqlState } from "../../core/sql/sqlState.ts";
import { countPromised } from "./tokenAllowance.ts";

interface Posting {
  /** The idempotency key of the transfer: posting it twice is posting it once. */
  key: string;
  /** Whole TP, at least 1. */
  amount: number;
  /** Words joined by underscores, as the wallet history shows them. */
  reason: string;
  description: string;
  offerId?: number;
  transactionId?: number;
}

/** The member who pays, and the member who receives. */
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
 * Locks the wallets of several members in the order of their account numbers, so that two use cases on the same members
 * wait for each other instead of deadlocking. NO KEY UPDATE: offers and messages that refer to a member meanwhile do
 * not wait.
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

/** Takes available TP of a member back to the treasury. Refuses with INSUFFICIENT_BALANCE. */
export async function collect(tx: Tx, memberId: number, posting: Posting): Promise<void> {
  publishWallets(tx, memberId);
  await post(
    tx,
    sql`select ledger_post(${posting.key}, ledger_account_of(${memberId}),
          (select id from ledger_accounts where kind = 'treasury'), ${posting.amount}, ${posting.reason},
          ${posting.description}, ${posting.offerId ?? null}, ${posting.transactionId ?? null}, ${tx.now}, false)`,
  );
}

/** Moves available TP from one member to another. Refuses with INSUFFICIENT_BALANCE or TOKEN_ALLOWANCE. */
export async function transfer(tx: Tx, { fromId, toId }: Sides, posting: Posting): Promise<void> {
  countPromised(tx, fromId, posting.amount);
  publishWallets(tx, fromId, toId);
  await post(
    tx,
    sql`select ledger_post(${posting.key}, ledger_account_of(${fromId}), ledger_account_of(${toId}),
          ${posting.amount}, ${posting.reason}, ${posting.description},
          ${posting.offerId ?? null}, ${posting.transactionId ?? null}, ${tx.now}, false)`,
  );
}

/**
 * Holds TP of a member for an open offer: the balance stays, the available TP drop. Amount in whole TP. Refuses with
 * INSUFFICIENT_BALANCE or TOKEN_ALLOWANCE. Source: S1 §1 "TP moves only when the seller accepts", C14.
 */
export async function hold(
  tx: Tx,
  memberId: number,
  { amount, offerId, deadline }: { amount: number; offerId: number; deadline: Date },
): Promise<void> {
  countPromised(tx, memberId, amount);
  publishWallets(tx, memberId);
  await post(
    tx,
    sql`select ledger_hold(${memberId}, ${amount}, ${offerId}, ${deadline}, ${tx.now})`,
  );
}

/** Releases the hold of an offer, if there is one. */
export async function release(tx: Tx, offerId: number): Promise<void> {
  const open = await openHold(tx, offerId);
  if (!open) return;
  await post(tx, sql`select ledger_release(${open.id}, ${tx.now})`);
  publishWallets(tx, open.memberId);
}

/** Pays the hold of an offer to the other side; fails if the hold is not active any more. */
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

/**
 * A bound value: with a literal the planner might prefer the partial index of all active holds to that of one offer's.
 */
const isOpen = () => sql`h.state = ${"active"}`;

function openHold(tx: Tx, offerId: number): Promise<{ id: number; memberId: number } | undefined> {
  return row(
    tx.em,
    sql<{ id: number; memberId: number }>`
      select h.id, a.user_id as "memberId" from ledger_holds h join ledger_accounts a on a.id = h.account_id
      where h.offer_id = ${offerId} and a.user_id is not null and ${isOpen()}`,
  );
}

/** Publishes to these members that their wallet changed. */
export function publishWallets(tx: Tx, ...memberIds: number[]): void {
  for (const id of memberIds) tx.events.publish("walletUpdated", memberAudience(id), {});
}

/** Runs a ledger function. Refuses with INSUFFICIENT_BALANCE when there are too few TP. */
export async function post(tx: Tx, statement: RawBuilder<unknown>): Promise<unknown[]> {
  try {
    return await rows(tx.em, statement);
  } catch (error) {
    throw refusal(error);
  }
}

/** The refusal for too few TP; any other error as it is. */
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
