import type { OrderStatus, PaymentMethod, ShippingMethod } from "../../core/graphql/enums.ts";
import { sql } from "../../core/sql/sql.ts";
import type { Address } from "./addresses/address.types.ts";

export interface PartOfRow {
  id: number;
  sellerId: number;
  status: OrderStatus;
  subtotal: number;
  shippingShare: number;
  amount: number;
  deadline: string | null;
  acceptedAt: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
  cancelReason: string | null;
  isDisputed: boolean;
}

export interface ItemOfRow {
  id: number;
  partId: number;
  itemId: number;
  title: string;
  quantity: number;
  priceAtTime: number;
}

/** An order with all its parts as one SQL statement returns it; `asSeenBy` reduces it to what the viewer may see. */
export interface OrderRow {
  id: number;
  orderNumber: string;
  buyerId: number;
  status: OrderStatus;
  subtotal: number;
  shippingCost: number;
  total: number;
  refunded: number;
  shippingMethod: ShippingMethod;
  paymentMethod: PaymentMethod;
  shippingAddress: Omit<Address, "id">;
  billingAddress: Omit<Address, "id">;
  notes: string | null;
  createdAt: string;
  updatedAt: string;
  parts: PartOfRow[];
  items: ItemOfRow[];
}

/** The columns of an OrderRow, as JSON under the name of the row; `o` = orders. */
export const orderJson = sql`
  json_build_object(
    'id', o.id, 'orderNumber', o.order_number, 'buyerId', o.buyer_id, 'status', o.status, 'subtotal', o.subtotal,
    'shippingCost', o.shipping_cost, 'total', o.total, 'refunded', o.refunded, 'shippingMethod', o.shipping_method,
    'paymentMethod', o.payment_method, 'shippingAddress', o.shipping_address, 'billingAddress', o.billing_address,
    'notes', o.notes, 'createdAt', o.created_at, 'updatedAt', o.updated_at,
    'parts', (select json_agg(json_build_object(
        'id', p.id, 'sellerId', p.seller_id, 'status', p.status, 'subtotal', p.subtotal, 'shippingShare', p.shipping_share,
        'amount', p.amount, 'deadline', p.deadline, 'acceptedAt', p.accepted_at, 'carrier', p.carrier,
        'trackingNumber', p.tracking_number, 'shippedAt', p.shipped_at, 'deliveredAt', p.delivered_at,
        'cancelledAt', p.cancelled_at, 'cancelReason', p.cancel_reason,
        'isDisputed', p.is_disputed) order by p.id)
      from order_parts p where p.order_id = o.id),
    'items', (select json_agg(json_build_object(
        'id', x.id, 'partId', x.part_id, 'itemId', x.item_id, 'title', x.title, 'quantity', x.quantity,
        'priceAtTime', x.price_at_time) order by x.id)
      from order_items x where x.order_id = o.id))`;
