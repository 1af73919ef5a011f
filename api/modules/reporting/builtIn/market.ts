import { ItemStatus, OfferState, OrderStatus } from "../../../core/graphql/enums.ts";
import { sql } from "../../../core/sql/sql.ts";
import { column, tpColumn, type Report } from "../report.ts";

/** Without e-mail addresses, phones, real names and places: a file leaves the market, and its access rules with it. */
export const members: Report = {
  label: "Members",
  description: "Every account as it is now, without e-mail, phone and address.",
  takesDays: false,
  takesCategory: false,
  statuses: [],
  columns: [
    column("member_id", "whole_number", "The member"),
    column("username", "text", "The username"),
    column("trust_level", "text", "newbie, contributor, trusted or champion"),
    column("verification", "text", "basic, verified, premium or suspended"),
    column("is_active", "yes_no", "Whether the account is in use: neither suspended nor deleted"),
    column("joined_at", "time", "The sign-up"),
    column("last_login_at", "time", "The last sign-in; empty if there was none"),
    column("suspended_until", "time", "The end of a suspension for a time"),
    tpColumn("balance_tp", "The balance of the wallet"),
    tpColumn("held_tp", "The part of it that is promised in open offers"),
    column("items_available", "whole_number", "Items on the market"),
    column("items_given", "whole_number", "Items that changed hands from this member"),
    column("items_got", "whole_number", "Items that changed hands to this member"),
    column("rating", "number", "The average of the published reviews; 0 without one"),
    column("reviews", "whole_number", "Published reviews"),
  ],
  statement: () => sql`
    select u.id as member_id, u.username, u.trust_level, u.verification_level as verification, u.is_active,
      u.created_at as joined_at, u.last_login_at, u.suspended_until, coalesce(a.balance, 0) as balance_tp,
      coalesce(a.held, 0) as held_tp, coalesce(i.n, 0) as items_available, coalesce(g.n, 0) as items_given,
      coalesce(r.n, 0) as items_got, u.overall_rating::float8 as rating, u.total_reviews as reviews
    from users u
    left join ledger_accounts a on a.user_id = u.id
    left join (select user_id, count(*)::int as n from items where status = 'available' group by 1) i on i.user_id = u.id
    left join (select from_user_id, count(*)::int as n from transactions where status = 'completed' group by 1) g
      on g.from_user_id = u.id
    left join (select to_user_id, count(*)::int as n from transactions where status = 'completed' group by 1) r
      on r.to_user_id = u.id
    order by u.id`,
};

export const items: Report = {
  label: "Items",
  description: "Every item as it is now, whatever its status.",
  takesDays: false,
  takesCategory: true,
  statuses: Object.values(ItemStatus),
  columns: [
    column("item_id", "whole_number", "The item"),
    column("title", "text", "Its title"),
    column("category", "text", "Its category"),
    column("condition", "text", "Its condition"),
    column("status", "text", "Such as available, sold or removed"),
    tpColumn("price_tp", "Its price"),
    column("quantity", "whole_number", "Pieces that are left"),
    column("is_circle_only", "yes_no", "Whether only a circle sees it"),
    column("views", "whole_number", "How often it was looked at"),
    column("likes", "whole_number", "Likes"),
    column("seller_id", "whole_number", "The member who listed it"),
    column("seller", "text", "Their username"),
    column("listed_at", "time", "When it was listed"),
  ],
  statement: ({ category, status }) => sql`
    select i.id as item_id, i.title, i.category, i.condition, i.status, i.trust_points as price_tp, i.quantity,
      i.is_circle_only, i.view_count as views, i.like_count as likes, i.user_id as seller_id, u.username as seller,
      i.created_at as listed_at
    from items i join users u on u.id = i.user_id
    where (${category}::text is null or i.category = ${category}) and (${status}::text is null or i.status = ${status})
    order by i.id`,
};

export const offers: Report = {
  label: "Offers",
  description: "Offers and counter-offers that were made in the days, and what became of them.",
  takesDays: true,
  takesCategory: false,
  statuses: Object.values(OfferState),
  columns: [
    column("offer_id", "whole_number", "The offer"),
    column("type", "text", "item_exchange or direct_tp"),
    column("state", "text", "Such as pending, accepted or expired"),
    column("round", "whole_number", "1 for the first offer, more for counter-offers"),
    column("item_id", "whole_number", "The seller's item"),
    column("item", "text", "Its title"),
    column("buyer_id", "whole_number", "Who wants it"),
    column("seller_id", "whole_number", "Who has it"),
    column("items_offered", "whole_number", "Items that the buyer gives"),
    tpColumn("added_tp", "TP that the buyer adds; negative where the seller adds"),
    column("made_at", "time", "When it was made"),
    column("deadline_at", "time", "When it ends or ended by itself"),
    column("answered_at", "time", "When it was answered"),
  ],
  statement: ({ from, to, status }) => sql`
    select o.id as offer_id, o.offer_type as type, o.state, o.round, o.target_item_id as item_id, i.title as item,
      o.buyer_id, o.seller_id, coalesce(n.items, 0) as items_offered, o.tp_delta as added_tp,
      o.created_at as made_at, o.deadline as deadline_at, o.answered_at
    from offers o
    join items i on i.id = o.target_item_id
    left join (select offer_id, count(*)::int as items from offer_items group by 1) n on n.offer_id = o.id
    where o.created_at >= ${from}::timestamptz and o.created_at < ${to}::timestamptz
      and (${status}::text is null or o.state = ${status})
    order by o.id`,
};

export const orderParts: Report = {
  label: "Orders",
  description: "Each seller's part of the orders that were placed in the days, without addresses.",
  takesDays: true,
  takesCategory: false,
  statuses: Object.values(OrderStatus),
  columns: [
    column("part_id", "whole_number", "The part"),
    column("order_id", "whole_number", "The order"),
    column("status", "text", "Such as pending, shipped or delivered"),
    column("buyer_id", "whole_number", "Who ordered"),
    column("seller_id", "whole_number", "Who sends"),
    column("pieces", "whole_number", "Pieces in it"),
    tpColumn("items_tp", "The price of the pieces"),
    tpColumn("shipping_tp", "Its share of the shipping"),
    tpColumn("amount_tp", "Both together, as paid into escrow"),
    column("shipping_method", "text", "How it is sent"),
    column("is_disputed", "yes_no", "Whether an open dispute holds it"),
    column("placed_at", "time", "When it was ordered"),
    column("accepted_at", "time", "When the seller accepted"),
    column("shipped_at", "time", "When it was sent"),
    column("delivered_at", "time", "When it arrived"),
    column("cancelled_at", "time", "When it was cancelled"),
  ],
  statement: ({ from, to, status }) => sql`
    select p.id as part_id, p.order_id, p.status, o.buyer_id, p.seller_id, coalesce(n.pieces, 0) as pieces,
      p.subtotal as items_tp, p.shipping_share as shipping_tp, p.amount as amount_tp, o.shipping_method, p.is_disputed,
      o.created_at as placed_at, p.accepted_at, p.shipped_at, p.delivered_at, p.cancelled_at
    from order_parts p
    join orders o on o.id = p.order_id
    left join (select part_id, sum(quantity)::int as pieces from order_items group by 1) n on n.part_id = p.id
    where o.created_at >= ${from}::timestamptz and o.created_at < ${to}::timestamptz
      and (${status}::text is null or p.status = ${status})
    order by p.id`,
};
