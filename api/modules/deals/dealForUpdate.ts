import type { Tx } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { byParts, byTransactions, dealRows, isSide, titleOf, type DealRow } from "./deal.rows.ts";

/**
 * Finds a deal of a member by one of its transactions and locks the deal's first transaction, so that reviews and
 * disputes of one deal run one after the other. Refuses everybody else with NOT_FOUND.
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

/** The deal that a part of an order is. The caller must have locked the order. */
export async function dealOfPart(tx: Tx, partId: number, memberId: number): Promise<DealRow> {
  const deal = await row(tx.em, dealRows(byParts([partId]), memberId));
  if (!deal || !isSide(deal, memberId)) throw notFound("Deal");
  return deal;
}

/** The title of a deal, found by one of its transactions or by the part of an order it is. */
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
