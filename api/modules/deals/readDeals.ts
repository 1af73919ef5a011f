import { DEALS_SHOWN, DISPUTE_WINDOW_DAYS } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import type { DealAction } from "../../core/graphql/enums.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import {
  actionsOf,
  byOffers,
  byParts,
  byTransactions,
  dealRows,
  isSide,
  otherOf,
  titleOf,
  type DealRow,
} from "./deal.rows.ts";
import type { Deal } from "./deal.types.ts";

/** The newest deals for which the viewer may still take this action, at most 50, in one statement. */
export async function readDeals(ctx: Context, awaiting: DealAction): Promise<Deal[]> {
  const { id } = viewerOf(ctx);
  const now = ctx.services.clock.now();
  const onTheWay = sql`
    union all
    select null::int, null::int, p.id, p.shipped_at from order_parts p join orders o on o.id = p.order_id
    where p.status = 'shipped' and ${id} in (o.buyer_id, p.seller_id)`;
  const subjects = sql`
    select transaction_id, offer_id, part_id from (
      select distinct deal_of(t.id) as transaction_id, t.offer_id, x.part_id, t.completed_at as at
      from transactions t left join order_items x on x.id = t.order_item_id
      where t.id in (select id from transactions where from_user_id = ${id} union all select id from transactions where to_user_id = ${id})
        and t.status = 'completed' and t.completed_at >= ${hoursAfter(now, -24 * DISPUTE_WINDOW_DAYS)}
      ${awaiting === "dispute" ? onTheWay : sql``}) mine
    order by at desc, transaction_id desc limit ${4 * DEALS_SHOWN}`;
  const found = await rows(ctx.em, dealRows(subjects, id));
  return found
    .map((deal) => seenBy(deal, id, now))
    .filter(({ viewerActions }) => viewerActions.includes(awaiting))
    .toSorted((a, b) => (b.settledAt?.getTime() ?? Infinity) - (a.settledAt?.getTime() ?? Infinity))
    .slice(0, DEALS_SHOWN);
}

interface Named {
  transactionId?: string | null;
  orderPartId?: string | null;
}

/** A deal of the viewer, found by one of its transactions or by the part of an order it is; null for everybody else. */
export async function readDeal(
  ctx: Context,
  { transactionId, orderPartId }: Named,
): Promise<Deal | null> {
  if (orderPartId) return dealBy(ctx, "part", idOf(orderPartId, "orderPartId"));
  if (!transactionId) throw badField("transactionId", "Give transactionId or orderPartId");
  const { id } = viewerOf(ctx);
  const one = byTransactions([idOf(transactionId, "transactionId")]);
  const deal = await row(ctx.em, dealRows(one, id));
  return deal && isSide(deal, id) ? seenBy(deal, id, ctx.services.clock.now()) : null;
}

const SUBJECTS = {
  offer: { where: byOffers, key: (deal: DealRow) => deal.offerId },
  part: { where: byParts, key: (deal: DealRow) => deal.partId },
} as const;

/** The viewer's deal of an offer or of a part of an order. All deals of a request are read in one statement. */
export function dealBy(
  ctx: Context,
  kind: keyof typeof SUBJECTS,
  id: number,
): Promise<Deal | null> {
  const { id: viewerId } = viewerOf(ctx);
  const { where, key } = SUBJECTS[kind];
  return batched<number, Deal | null>(
    ctx,
    `deals by ${kind}`,
    async (ids) => {
      const found = await rows(ctx.em, dealRows(where(ids), viewerId));
      const now = ctx.services.clock.now();
      const mine = found.filter((deal) => isSide(deal, viewerId));
      return new Map(mine.map((deal) => [key(deal) ?? 0, seenBy(deal, viewerId, now)]));
    },
    null,
  ).load(id);
}

function seenBy(deal: DealRow, viewerId: number, now: Date): Deal {
  const { transactionId, offerId, partId, amount, settledAt, itemId, disputeId } = deal;
  return {
    id: partId === null ? `deal-${transactionId}` : `part-${partId}`,
    transactionId,
    offerId,
    orderPartId: partId,
    title: titleOf(deal),
    amount,
    settledAt: settledAt === null ? null : new Date(settledAt),
    viewerActions: actionsOf(deal, now),
    otherId: otherOf(deal, viewerId),
    itemId,
    disputeId,
  };
}
