import { REVIEW_WINDOW_DAYS } from "../../../schema/limits.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { OrderAction, OrderRole } from "../../core/graphql/enums.ts";
import type { Address } from "./addresses/address.types.ts";
import type { ItemOfRow, OrderRow, PartOfRow } from "./order.rows.ts";
import type { Order, OrderItem, OrderPart } from "./order.types.ts";
import { actionsOf, PART_STATES } from "./parts/part.states.ts";
import { shippingOption } from "./placing/shipping.ts";

/** The viewer, the current time, and the event log cursor of the snapshot that the row is from. */
interface Viewpoint {
  viewerId: number;
  /** Whether an administrator views the market as the viewer: addresses are not shown. */
  isViewedAs: boolean;
  now: Date;
  cursor: string;
}

/**
 * An order as one side sees it. The buyer sees all of it. A seller sees only their own part, as if it were the whole
 * order: no items, amounts or events of other sellers, and the address only from acceptance until cancellation.
 * Source: C15
 */
export function orderViewOf(row: OrderRow, look: Viewpoint): Order {
  const isBuyer = row.buyerId === look.viewerId;
  const order = isBuyer ? wholeOf(row, look) : sellersShareOf(row, look);
  const shown = isBuyer ? row.parts : row.parts.filter((part) => part.sellerId === look.viewerId);
  order.parts = shown.map((part) => partOf(row, part, order, look));
  order.items = order.parts.flatMap(({ items }) => items).sort((a, b) => a.id - b.id);
  order.viewerActions = [...new Set(order.parts.flatMap(({ viewerActions }) => viewerActions))];
  order.estimatedDelivery = isOver(order) ? null : estimateOf(row);
  return order;
}

function wholeOf(row: OrderRow, { isViewedAs, cursor }: Viewpoint): Order {
  const { shippingMethod, createdAt, updatedAt, shippingAddress, billingAddress, ...plain } = row;
  return {
    ...plain,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    shippingMethod: shippingOption(shippingMethod),
    shippingAddress: isViewedAs ? null : copyOf(shippingAddress, `order-${row.id}-shipping`),
    billingAddress: isViewedAs ? null : copyOf(billingAddress, `order-${row.id}-billing`),
    items: [],
    parts: [],
    estimatedDelivery: null,
    viewerRole: "buyer",
    viewerActions: [],
    cursor,
  };
}

function sellersShareOf(row: OrderRow, look: Viewpoint): Order {
  const order = wholeOf(row, look);
  const own = row.parts.find(({ sellerId }) => sellerId === look.viewerId);
  if (!own) throw new Error(`order ${row.id} is not the viewer's`);
  const sends = own.acceptedAt !== null && own.status !== "cancelled";
  return {
    ...order,
    viewerRole: "seller",
    status: own.status,
    subtotal: own.subtotal,
    shippingCost: own.shippingShare,
    total: own.amount,
    refunded: own.status === "cancelled" ? own.amount : 0,
    shippingAddress: sends ? order.shippingAddress : null,
    billingAddress: null,
  };
}

function partOf(row: OrderRow, part: PartOfRow, order: Order, look: Viewpoint): OrderPart {
  // The deadline is paused during a dispute.
  const deadline = part.isDisputed ? null : dated(part.deadline);
  const made: OrderPart = {
    id: part.id,
    sellerId: part.sellerId,
    order,
    status: part.status,
    items: [],
    subtotal: part.subtotal,
    shippingShare: part.shippingShare,
    amount: part.amount,
    shipment: part.shippedAt
      ? {
          carrier: part.carrier,
          trackingNumber: part.trackingNumber,
          shippedAt: new Date(part.shippedAt),
          orderId: row.id,
          partId: part.id,
        }
      : null,
    deadline,
    deadlineAction:
      deadline && (PART_STATES[part.status].deadline?.words[order.viewerRole] ?? null),
    acceptedAt: dated(part.acceptedAt),
    deliveredAt: dated(part.deliveredAt),
    cancelledAt: dated(part.cancelledAt),
    cancelReason: part.cancelReason,
    isDisputed: part.isDisputed,
    viewerActions: [],
  };
  made.viewerActions = offered(made, order.viewerRole, look.now);
  made.items = row.items
    .filter(({ partId }) => partId === part.id)
    .map((item) => itemOf(item, made));
  return made;
}

/** The actions of a part. It can be reviewed for 14 days after delivery. Source: C23 */
function offered(part: OrderPart, who: OrderRole, now: Date): OrderAction[] {
  const isReviewable =
    part.deliveredAt !== null && now <= hoursAfter(part.deliveredAt, 24 * REVIEW_WINDOW_DAYS);
  return actionsOf(part, who, now).filter((action) => action !== "review" || isReviewable);
}

function itemOf(item: ItemOfRow, part: OrderPart): OrderItem {
  return { ...item, lineTotal: item.quantity * item.priceAtTime, part };
}

function isOver({ status }: Order): boolean {
  return status === "delivered" || status === "cancelled";
}

/** The last day of the delivery window of the shipping method: for Standard, creation + 5 days. Source: S1 §2, C15 */
function estimateOf({ createdAt, shippingMethod }: OrderRow): Date {
  return hoursAfter(new Date(createdAt), 24 * shippingOption(shippingMethod).latestDays);
}

/** The order's own copy of an address. It does not change when the saved address does, so it has an id of its own. */
function copyOf(address: Omit<Address, "id">, id: string): Address {
  return { ...address, id };
}

function dated(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
