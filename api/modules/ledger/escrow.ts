import type { EntityManager } from "@mikro-orm/postgresql";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { post, publishWallets } from "./postings.ts";
import { countPromised } from "./tokenAllowance.ts";

interface Opening {
  partId: number;
  buyerId: number;
  sellerId: number;
  /** Whole TP, at least 1. */
  amount: number;
  description: string;
}

/**
 * Moves the price of an order part from the buyer into the part's own escrow account; the balance drops at once.
 * Refuses with INSUFFICIENT_BALANCE or TOKEN_ALLOWANCE. Source: C14
 */
export async function openEscrow(tx: Tx, opening: Opening): Promise<void> {
  const { partId, buyerId, sellerId, amount, description } = opening;
  countPromised(tx, buyerId, amount);
  await post(
    tx,
    sql`select ledger_escrow_open(${partId}, ${buyerId}, ${amount}, ${description}, ${tx.now})`,
  );
  publishWallets(tx, buyerId, sellerId);
}

interface Ending {
  partId: number;
  buyerId: number;
  sellerId: number;
  description: string;
}

/** Pays the escrow of an order part to its seller. An escrow is closed once. Source: C14 */
export async function payEscrow(tx: Tx, ending: Ending): Promise<void> {
  await close(tx, ending, { toId: ending.sellerId, reason: "order_payout" });
}

/** Refunds the escrow of an order part to the buyer. An escrow is closed once. Source: C14 */
export async function refundEscrow(tx: Tx, ending: Ending): Promise<void> {
  await close(tx, ending, { toId: ending.buyerId, reason: "order_refund" });
}

async function close(
  tx: Tx,
  { partId, buyerId, sellerId, description }: Ending,
  { toId, reason }: { toId: number; reason: string },
): Promise<void> {
  await post(
    tx,
    sql`select ledger_escrow_close(${partId}, ${toId}, ${reason}, ${description}, ${tx.now})`,
  );
  publishWallets(tx, buyerId, sellerId);
}

/** The current escrow of each of these order parts, in whole TP; a part that has ended has none. */
export async function escrowOf(
  em: EntityManager,
  partIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await rows<{ id: number; balance: number }>(
    em,
    sql`select order_part_id as id, balance from ledger_accounts where order_part_id = any(${[...partIds]})`,
  );
  return new Map(found.map(({ id, balance }) => [id, balance]));
}
