import { pathsOf } from "./item.shape.ts";

interface Words {
  id: string;
}

export interface LineData {
  id: string;
  item: {
    id: string;
    title: string;
    images: { path: string }[];
    condition: string;
    category: string;
  };
}

export const CART_LINE = `fragment RestCartLine on CartLine {
  id quantity priceAtTime currentPrice available lineTotal state reason addedAt
  item { id title images { path } condition category }
}`;

/** EN-005, and beside it what became of the item. */
export function lineOf({ item: { id: itemId, images, ...item }, ...line }: LineData) {
  return { ...line, itemId, item: { ...item, images: pathsOf(images) } };
}

export const ADDRESS = `fragment RestAddress on Address {
  id type isDefault fullName streetAddress apartment city state zipCode country phoneNumber
}`;

interface PartData extends Words {
  seller: Words;
  status: string;
  amount: number;
  viewerActions: string[];
}

export interface OrderData extends Words {
  buyer: Words;
  total: number;
  viewerRole: string;
  shippingMethod: Words;
  items: (Words & { item: { id: string; images: { path: string }[] }; title: string })[];
  parts: PartData[];
}

export const ORDER = `fragment RestOrder on Order {
  id orderNumber status createdAt updatedAt total subtotal shippingCost refunded paymentMethod notes estimatedDelivery viewerRole
  buyer { id }
  shippingMethod { id }
  shippingAddress { fullName streetAddress apartment city state zipCode country phoneNumber }
  items { id quantity priceAtTime lineTotal title item { id images { path } } }
  parts {
    id status subtotal shippingShare amount deadline cancelReason viewerActions
    seller { id }
    shipment { carrier trackingNumber shippedAt }
  }
}`;

/** EN-009: `total` and `totalAmount` are two documented names of one amount. */
export function orderOf({ buyer, shippingMethod, items, parts, ...order }: OrderData) {
  return {
    ...order,
    totalAmount: order.total,
    buyerId: buyer.id,
    shippingMethod: shippingMethod.id,
    items: items.map(({ item, title, ...line }) => ({
      ...line,
      itemId: item.id,
      item: { title, images: pathsOf(item.images) },
    })),
    parts: parts.map(({ seller, ...part }) => ({ ...part, sellerId: seller.id })),
  };
}
