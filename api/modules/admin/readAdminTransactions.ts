import type { RawBuilder } from "kysely";
import type { Context } from "../../core/context.ts";
import type { TransactionStatus } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { dealRecords } from "../disputes/index.ts";
import { paymentsOf } from "../ledger/index.ts";
import {
  AdminPosting,
  AdminStep,
  AdminTransaction,
  type AdminTransactionFilter,
} from "./adminTransaction.types.ts";

interface Page {
  first?: number | null;
  after?: string | null;
}

/** A page of the transactions that match, the newest first. */
export async function readAdminTransactions(
  ctx: Context,
  { status, userId }: AdminTransactionFilter,
  { first, after }: Page,
): Promise<Connection<AdminTransaction>> {
  const size = pageSize(first);
  const [place] = decodePlace(after, 1) ?? [];
  const user = userId == null ? null : idOf(userId, "userId");
  const conditions = [
    sql`true`,
    ...(place === undefined ? [] : [sql`t.id < ${place}`]),
    ...(status == null ? [] : [sql`${STATUS} = ${status}`]),
    ...(user === null ? [] : [sql`(t.from_user_id = ${user} or t.to_user_id = ${user})`]),
  ];
  const found = await read(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by t.id desc limit ${size + 1}`,
  );
  return toConnection(found, size, ({ id }) => [id]);
}

/** One transaction; undefined when there is none. */
export async function readAdminTransaction(
  ctx: Context,
  id: number,
): Promise<AdminTransaction | undefined> {
  const [found] = await read(ctx, sql`t.id = ${id}`);
  return found;
}

/**
 * SQL: whether there is a dispute about it of which this is true. The disputes are read once, not for each transaction.
 */
const isDisputed = (which: RawBuilder<unknown>) => sql<boolean>`
  (t.id in (select d.transaction_id from disputes d where d.transaction_id is not null and ${which})
   or x.part_id in (select d.order_part_id from disputes d where d.order_part_id is not null and ${which}))`;
/**
 * SQL: a transaction is written when an item has changed hands, and stays as it was written: what happened to it
 * afterwards is in its disputes. It is cancelled when everything was paid back.
 */
const STATUS = sql<TransactionStatus>`
  case when ${isDisputed(sql`d.deadline is not null`)} then 'disputed'
       when ${isDisputed(sql`d.refunded > 0 and d.refunded = d.amount`)} then 'cancelled'
       else t.status end`;

async function read({ em }: Context, which: RawBuilder<unknown>): Promise<AdminTransaction[]> {
  const found = await rows(
    em,
    sql<Stored<AdminTransaction>>`
      select t.id, t.from_user_id as "fromUserId", t.to_user_id as "toUserId", t.trust_points as "trustPoints", t.type,
        ${STATUS} as status, t.offer_id as "offerId", x.part_id as "orderPartId", i.title as "itemTitle",
        t.created_at as "createdAt", t.completed_at as "completedAt"
      from transactions t left join order_items x on x.id = t.order_item_id left join items i on i.id = t.item_id
      where ${which}`,
  );
  return found.map((one) =>
    Object.assign(new AdminTransaction(), one, {
      createdAt: new Date(one.createdAt),
      completedAt: one.completedAt === null ? null : new Date(one.completedAt),
    }),
  );
}

/** The postings of the deal or the order that a dispute is about, the oldest first; none if there is no such dispute. */
export async function postingsOfDispute(ctx: Context, id: number): Promise<AdminPosting[]> {
  const deal = await row(
    ctx.em,
    sql<DealOf>`
      select d.transaction_id as id, d.order_part_id as "orderPartId", t.offer_id as "offerId"
      from disputes d left join transactions t on t.id = d.transaction_id where d.id = ${id}`,
  );
  return deal ? postingsOf(ctx, deal) : [];
}

interface DealOf {
  /** The number of a transaction of the deal; null before it is settled. */
  id: number | null;
  offerId: number | null;
  orderPartId: number | null;
}

/** The postings behind a transaction, the oldest first: those of its offer or order, and of its disputes. */
export async function postingsOf({ em }: Context, dealOf: DealOf): Promise<AdminPosting[]> {
  const { offerId, orderPartId } = dealOf;
  const disputes = await rows(em, disputesOf(dealOf));
  const deal = { offerId, partId: orderPartId, disputeIds: disputes.map(({ id: one }) => one) };
  const payments = await paymentsOf(em, deal);
  return payments.map(({ at, fromId, toId, ...payment }) =>
    Object.assign(new AdminPosting(), payment, {
      createdAt: at,
      fromUserId: fromId,
      toUserId: toId,
    }),
  );
}

/** The steps of a transaction, the oldest first: of its offer or order, and of its disputes. */
export async function stepsOf({ em }: Context, deal: DealOf): Promise<AdminStep[]> {
  const found = await rows(
    em,
    sql<Stored<AdminStep>>`
      select r.id, r.at, r.kind, case when r.kind = 'order' then r.text else '' end as text, r.tp, r."actorId"
      from (${dealRecords(deal)}) r
      union all
      select 'dispute-' || v.id, v.at, v.kind, '', null, v.actor_id
      from dispute_events v where v.dispute_id in (${disputesOf(deal)})
      order by at, id`,
  );
  return found.map((step) => Object.assign(new AdminStep(), step, { at: new Date(step.at) }));
}

/** SQL: the ids of the disputes about a deal. */
function disputesOf({ id, offerId, orderPartId }: DealOf) {
  return sql<{ id: number }>`
    select d.id from disputes d
    where d.transaction_id = ${id}::int or d.order_part_id = ${orderPartId}::int
      or d.transaction_id in (select t.id from transactions t where t.offer_id = ${offerId}::int)`;
}
