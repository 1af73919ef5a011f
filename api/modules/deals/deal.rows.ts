import type { RawBuilder } from "kysely";
import { DISPUTE_TRIES, DISPUTE_WINDOW_DAYS, REVIEW_WINDOW_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { DealAction, DisputeStatus } from "../../core/graphql/enums.ts";
import { sql } from "../../core/sql/sql.ts";

/**
 * A deal between two members as one SQL statement returns it: a settled offer, or a part of an order that is on its way
 * or delivered. TP in whole numbers.
 */
export interface DealRow {
  /** The first transaction that the deal wrote; null while the parcel is on its way. */
  transactionId: number | null;
  offerId: number | null;
  partId: number | null;
  buyerId: number;
  sellerId: number;
  payerId: number;
  /** What was paid, or is in escrow, shipping included. */
  amount: number;
  titles: string[];
  itemId: number | null;
  settledAt: string | null;
  /** Whether the deal is a parcel that is on its way now. */
  isOnItsWay: boolean;
  isReviewed: boolean;
  /** The newest dispute about it, and the status of that dispute. */
  disputeId: number | null;
  disputeStatus: DisputeStatus | null;
  /** Whether another dispute may be filed about it. */
  isDisputable: boolean;
}

/** Deals by the ids of any of their transactions, as `transaction_id`, `offer_id` and `part_id`. */
export const byTransactions = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select distinct deal_of(t.id) as transaction_id, t.offer_id, x.part_id
  from transactions t left join order_items x on x.id = t.order_item_id
  where t.id = any(${[...ids]}) and t.status = 'completed'`;

/** Deals by the ids of their offers. */
export const byOffers = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select min(id) as transaction_id, offer_id, null::int as part_id
  from transactions where offer_id = any(${[...ids]}) and status = 'completed' group by offer_id`;

/** Deals by the ids of the parts of orders they are. A part is a deal from the moment it is shipped. */
export const byParts = (ids: readonly number[]): RawBuilder<unknown> => sql`
  select (select min(t.id) from order_items x join transactions t on t.order_item_id = x.id where x.part_id = p.id) as transaction_id,
         null::int as offer_id, p.id as part_id
  from order_parts p
  where p.id = any(${[...ids]}) and (p.status = 'delivered' or p.shipped_at is not null)`;

/**
 * The columns of a DealRow, with what depends on this member (reviewed, disputable). The member need not be a side of
 * them.
 */
export function dealRows(subjects: RawBuilder<unknown>, memberId: number): RawBuilder<DealRow> {
  return sql<DealRow>`
    select s.transaction_id as "transactionId", s.offer_id as "offerId", s.part_id as "partId",
      side.buyer as "buyerId", side.seller as "sellerId",
      case when f.tp_delta < 0 then side.seller else side.buyer end as "payerId",
      coalesce(abs(f.tp_delta), p.amount, t.trust_points) as amount,
      coalesce(t.completed_at, p.delivered_at) as "settledAt", coalesce(p.status = 'shipped', false) as "isOnItsWay",
      coalesce(case when s.part_id is not null
        then (select json_agg(x.title order by x.id) from order_items x where x.part_id = s.part_id)
        else (select json_agg(i.title order by e.id) from transactions e join items i on i.id = e.item_id
              where e.id = t.id or e.offer_id = s.offer_id) end, '[]') as titles,
      coalesce(t.item_id, (select x.item_id from order_items x where x.part_id = s.part_id order by x.id limit 1)) as "itemId",
      exists (select 1 from reviews r where r.transaction_id = s.transaction_id and r.reviewer_id = ${memberId}) as "isReviewed",
      d.id as "disputeId", d.status as "disputeStatus", coalesce(d."isDisputable", true) as "isDisputable"
    from (${subjects}) s
    left join transactions t on t.id = s.transaction_id
    left join offers f on f.id = s.offer_id
    left join order_parts p on p.id = s.part_id
    left join orders o on o.id = p.order_id
    cross join lateral (select coalesce(f.buyer_id, o.buyer_id, t.to_user_id) as buyer,
                               coalesce(f.seller_id, p.seller_id, t.from_user_id) as seller) side
    left join lateral (
      select max(x.id) as id, (array_agg(x.status order by x.id desc))[1] as status,
        -- What was withdrawn may be filed again, three times; what was rejected only if it was about a parcel on its way.
        bool_and(x.status in ('withdrawn', 'rejected') and not (x.status = 'rejected' and x.transaction_id is not null))
          and count(*) filter (where x.status = 'withdrawn' and x.reporter_id = ${memberId}) < ${DISPUTE_TRIES} as "isDisputable"
      from disputes x
      where x.order_part_id = s.part_id or (s.part_id is null and x.transaction_id = s.transaction_id)) d on true`;
}

/** What a side of a deal may do with it now. Source: C23, C32 */
export function actionsOf(deal: DealRow, now: Date): DealAction[] {
  const settledAt = deal.settledAt === null ? null : new Date(deal.settledAt);
  const within = (days: number) => settledAt !== null && now <= hoursAfter(settledAt, 24 * days);
  return [
    ...(!deal.isReviewed && deal.transactionId !== null && within(REVIEW_WINDOW_DAYS)
      ? (["review"] as const)
      : []),
    ...(deal.isDisputable && (deal.isOnItsWay || within(DISPUTE_WINDOW_DAYS))
      ? (["dispute"] as const)
      : []),
  ];
}

/** Whether a member is the buyer or the seller of a deal. */
export function isSide(
  { buyerId, sellerId }: Pick<DealRow, "buyerId" | "sellerId">,
  memberId: number,
): boolean {
  return memberId === buyerId || memberId === sellerId;
}

/** The other side of a deal. */
export function otherOf(
  { buyerId, sellerId }: Pick<DealRow, "buyerId" | "sellerId">,
  memberId: number,
): number {
  return buyerId === memberId ? sellerId : buyerId;
}

/** The title of a deal: "Enamel teapot", "Enamel teapot and 2 more". */
export function titleOf({ titles }: Pick<DealRow, "titles">): string {
  const [first, ...others] = titles;
  if (first === undefined) return "a deal";
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
