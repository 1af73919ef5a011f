import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { byParts, byTransactions, dealRows, isSide, titleOf, type DealRow } from "./deal.rows.ts";

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

/** What a deal is called, which is named by one of its transactions or by the part of an order it is. */
export async function dealTitle(
  tx: Tx,
  { transactionId, partId = null }: { transactionId: number | null; partId?: number | null },
): Promise<string> {
  const subject =
    partId === null
      ? byTransactions(transactionId === null ? [] : [transactionId])
      : byParts([partId]);
  const deal = await row(tx.em, dealRows(subject, 0));
  return titleOf(deal ?? { titles: [] });
}
