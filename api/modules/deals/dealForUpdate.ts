import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql.ts";
import { byParts, byTransactions, dealRows, isSide, type DealRow } from "./deal.rows.ts";

/**
 * A deal of a member by one of its transactions, with its first transaction locked: reviews and disputes of one deal
 * come one after the other. To everybody else it does not exist.
 */
export async function lockDeal(
  tx: Tx,
  transactionId: number,
  memberId: number,
): Promise<DealRow & { transactionId: number }> {
  await rows(
    tx.em,
    sql`select 1 from transactions where id = deal_of(${transactionId}) for no key update`,
  );
  const deal = await row(tx.em, dealRows(byTransactions([transactionId]), memberId));
  if (!deal || deal.transactionId === null || !isSide(deal, memberId)) throw notFound("Deal");
  return { ...deal, transactionId: deal.transactionId };
}

/** The deal a part of an order is. Its order must be locked. */
export async function dealOfPart(tx: Tx, partId: number, memberId: number): Promise<DealRow> {
  const deal = await row(tx.em, dealRows(byParts([partId]), memberId));
  if (!deal || !isSide(deal, memberId)) throw notFound("Deal");
  return deal;
}
