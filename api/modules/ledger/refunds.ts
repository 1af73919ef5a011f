import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { Context, Tx } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { transfer } from "./postings.ts";

interface Recovery {
  key: string;
  /** Whole TP, at least 1. */
  amount: number;
  reason: string;
  description: string;
  transactionId?: number;
}

/**
 * Moves TP from one member to another, at most those available: no balance becomes negative. Both wallets must be
 * locked. Returns the amount, in whole TP. Source: issue "never negative"
 */
export async function transferUpTo(
  tx: Tx,
  fromId: number,
  toId: number,
  recovery: Recovery,
): Promise<number> {
  const wallet = await row<{ available: number }>(
    tx.em,
    sql`select balance - held as available from ledger_accounts where user_id = ${fromId} for no key update`,
  );
  const amount = Math.min(recovery.amount, wallet?.available ?? 0);
  if (amount > 0) await transfer(tx, { fromId, toId }, { ...recovery, amount });
  return amount;
}

/** A posting about one deal. */
export interface Payment {
  /** The number of the transfer. */
  id: number;
  at: Date;
  amount: number;
  reason: string;
  description: string;
  /** The kinds of the accounts: wallet, escrow, ... */
  fromAccount: string;
  toAccount: string;
  /** The members whose wallets they are; null for other accounts. */
  fromId: number | null;
  toId: number | null;
}

interface Deal {
  offerId: number | null;
  partId: number | null;
  disputeIds: readonly number[];
}

/** The postings of a deal and its disputes, oldest first. */
export async function paymentsOf(
  em: EntityManager,
  { offerId, partId, disputeIds }: Deal,
): Promise<Payment[]> {
  const keys = [
    ...disputeIds.map((id) => `dispute:${id}:refund`),
    ...(partId === null ? [] : [`order-part:${partId}:escrow`, `order-part:${partId}:end`]),
  ];
  const found = await rows<Omit<Payment, "at"> & { at: string }>(
    em,
    sql`select t.id::float8 as id, t.created_at as at, t.amount, t.reason, t.description,
          f.kind as "fromAccount", g.kind as "toAccount", f.user_id as "fromId", g.user_id as "toId"
        from ledger_transfers t join ledger_accounts f on f.id = t.from_account_id join ledger_accounts g on g.id = t.to_account_id
        where t.id in (select id from ledger_transfers where key = any(${keys})
                       union select id from ledger_transfers where offer_id = ${offerId}::int)
        order by t.id`,
  );
  return found.map((payment) => ({ ...payment, at: new Date(payment.at) }));
}

/** How much of an accepted offer disputes have refunded, in whole TP. */
export function refundedOfOffer(ctx: Context, offerId: number): Promise<number> {
  return refunded(
    ctx,
    "refundedOfOffer",
    (ids) => sql`
      select t.offer_id as id, sum(d.refunded)::int as tp
      from disputes d join transactions t on t.id = d.transaction_id
      where t.offer_id = any(${ids}) group by t.offer_id`,
  ).load(offerId);
}

/** How much of a delivered order part disputes have refunded, in whole TP. */
export function refundedOfPart(ctx: Context, partId: number): Promise<number> {
  return refunded(
    ctx,
    "refundedOfPart",
    (ids) => sql`
      select order_part_id as id, sum(refunded)::int as tp
      from disputes where order_part_id = any(${ids}) group by order_part_id`,
  ).load(partId);
}

/** Batches the refunds of a request into one statement. */
function refunded(ctx: Context, name: string, which: (ids: number[]) => RawBuilder<unknown>) {
  return batched<number, number>(
    ctx,
    name,
    async (ids) => {
      const found = await rows(ctx.em, sql<{ id: number; tp: number }>`${which([...ids])}`);
      return new Map(found.map(({ id, tp }) => [id, tp]));
    },
    0,
  );
}
