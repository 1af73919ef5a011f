import type { RawBuilder } from "kysely";
import { viewerOf } from "../../../core/access/viewer.ts";
import type { Tx } from "../../../core/context.ts";
import { notFound, Refused } from "../../../core/failures.ts";
import type {
  OrderAction,
  OrderRole,
  OrderStatus,
  ShippingMethod,
} from "../../../core/graphql/enums.ts";
import { row, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import { actionsOf } from "./part.states.ts";

/** A seller's part of an order as the use cases need it. TP in whole numbers. */
export interface Part {
  id: number;
  orderId: number;
  orderNumber: string;
  buyerId: number;
  sellerId: number;
  status: OrderStatus;
  amount: number;
  deadline: Date | null;
  /** Whether its two sides have an open dispute. Nothing moves until that is decided. */
  isDisputed: boolean;
  shippingMethod: ShippingMethod;
  items: { id: number; itemId: number; title: string; quantity: number; price: number }[];
}

const columns = sql`p.id, p.order_id as "orderId", o.order_number as "orderNumber", o.buyer_id as "buyerId",
  p.seller_id as "sellerId", p.status, p.amount, p.deadline, p.is_disputed as "isDisputed", o.shipping_method as "shippingMethod",
  (select json_agg(json_build_object('id', x.id, 'itemId', x.item_id, 'title', x.title, 'quantity', x.quantity,
     'price', x.price_at_time) order by x.id) from order_items x where x.part_id = p.id) as items`;

async function partsWhere(tx: Tx, condition: RawBuilder<unknown>): Promise<Part[]> {
  const found = await rows<Stored<Part>>(
    tx.em,
    sql`select ${columns} from order_parts p join orders o on o.id = p.order_id where ${condition} order by p.id`,
  );
  return found.map((part) => ({
    ...part,
    deadline: part.deadline === null ? null : new Date(part.deadline),
  }));
}

/**
 * Locks a part that the viewer is a side of and reads it under the locks. Locks its items in the order of their ids,
 * then its order, whose lock covers all parts. Refuses parts of others with NOT_FOUND.
 */
export async function lockPart(tx: Tx, partId: number): Promise<Part> {
  const { id } = viewerOf(tx);
  const [mine] = await partsWhere(tx, sql`p.id = ${partId} and ${id} in (o.buyer_id, p.seller_id)`);
  if (!mine) throw notFound("Order");
  return lockPartOf(tx, partId);
}

/** Locks and reads a part in the same way, without a check of the viewer. */
export async function lockPartOf(tx: Tx, partId: number): Promise<Part> {
  const [before] = await partsWhere(tx, sql`p.id = ${partId}`);
  if (!before) throw notFound("Order");
  await lockItems(tx, [before]);
  await rows(tx.em, sql`select 1 from orders where id = ${before.orderId} for no key update`);
  const [part] = await partsWhere(tx, sql`p.id = ${partId}`);
  if (!part) throw notFound("Order");
  return part;
}

/**
 * Locks and reads in the same way all parts of an order that the viewer is a side of. Refuses orders of others with
 * NOT_FOUND.
 */
export async function lockParts(tx: Tx, orderId: number): Promise<Part[]> {
  const mine = sql`o.id = ${orderId} and ${viewerOf(tx).id} in (o.buyer_id, p.seller_id)`;
  const before = await partsWhere(tx, mine);
  if (before.length === 0) throw notFound("Order");
  await lockItems(tx, before);
  await rows(tx.em, sql`select 1 from orders where id = ${orderId} for no key update`);
  return partsWhere(tx, mine);
}

/** Parts in which a member is the buyer or the seller, or parts with an item. */
type Concerned = { memberId: number } | { itemId: number };

/** The parts that are not accepted yet. */
export function pendingParts(tx: Tx, concerned: Concerned): Promise<Part[]> {
  const which =
    "memberId" in concerned
      ? sql`(o.buyer_id = ${concerned.memberId} or p.seller_id = ${concerned.memberId})`
      : sql`p.id in (select x.part_id from order_items x where x.item_id = ${concerned.itemId})`;
  return partsWhere(tx, sql`p.status = 'pending' and ${which}`);
}

/** Locks the orders of these parts and reads the parts under the locks. Their items must be locked already. */
export async function lockPendingParts(tx: Tx, concerned: Concerned): Promise<Part[]> {
  const ids = (await pendingParts(tx, concerned)).map(({ orderId }) => orderId);
  await rows(tx.em, sql`select 1 from orders where id = any(${ids}) order by id for no key update`);
  return pendingParts(tx, concerned);
}

/** Locks a part whose deadline has passed. Returns undefined if another transaction holds its order. */
export async function lockOverduePart(tx: Tx, partId: number): Promise<Part | undefined> {
  const [before] = await partsWhere(tx, sql`p.id = ${partId}`);
  if (!before) return undefined;
  await lockItems(tx, [before]);
  const free = await row(
    tx.em,
    sql`select 1 from orders where id = ${before.orderId} for no key update skip locked`,
  );
  if (!free) return undefined;
  const [part] = await partsWhere(
    tx,
    sql`p.id = ${partId} and p.deadline <= ${tx.now} and not p.is_disputed`,
  );
  return part;
}

async function lockItems(tx: Tx, parts: Part[]): Promise<void> {
  const ids = parts.flatMap(({ items }) => items.map(({ itemId }) => itemId));
  await rows(tx.em, sql`select 1 from items where id = any(${ids}) order by id for no key update`);
}

/** The role of a member in a part. */
export function roleOf(part: Part, memberId: number): OrderRole {
  return part.buyerId === memberId ? "buyer" : "seller";
}

/** Those of the locked parts with which the viewer may take this action now. */
export function possible(tx: Tx, action: OrderAction, parts: Part[]): Part[] {
  const { id } = viewerOf(tx);
  return parts.filter((part) => actionsOf(part, roleOf(part, id), tx.now).includes(action));
}

/** Refuses unless the viewer's side may take this action on a locked part now. */
export function refuseUnless(tx: Tx, action: OrderAction, part: Part): void {
  const who = roleOf(part, viewerOf(tx).id);
  if (actionsOf(part, who, tx.now).includes(action)) return;
  if (part.isDisputed)
    throw new Refused("ORDER_NOT_OPEN", "Nothing moves while a dispute about it is open", {
      details: { status: part.status },
    });
  const other = who === "buyer" ? "seller" : "buyer";
  if (actionsOf(part, other, tx.now).includes(action))
    throw new Refused("NOT_YOUR_ORDER", `Only the ${other} can do that`);
  const isOverdue = part.deadline !== null && part.deadline <= tx.now;
  throw new Refused(
    "ORDER_NOT_OPEN",
    isOverdue ? "The time for this is over" : `This order is ${part.status}`,
    { details: { status: part.status } },
  );
}
