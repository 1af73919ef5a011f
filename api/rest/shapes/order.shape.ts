import { graphql } from "../gql/gql.ts";
import type { RestCartLineFragment, RestOrderFragment } from "../gql/graphql.ts";
import { pathsOf } from "./item.shape.ts";

graphql(`
  fragment RestCartLine on CartLine {
    id
    quantity
    priceAtTime
    currentPrice
    available
    lineTotal
    state
    reason
    addedAt
    item {
      id
      title
      images {
        path
      }
      condition
      category
    }
  }
`);

/** EN-005, and the current state of the item. */
export function lineOf({ item: { id: itemId, images, ...item }, ...line }: RestCartLineFragment) {
  return { ...line, itemId, item: { ...item, images: pathsOf(images) } };
}

graphql(`
  fragment RestAddress on Address {
    id
    type
    isDefault
    fullName
    streetAddress
    apartment
    city
    state
    zipCode
    country
    phoneNumber
  }
`);

graphql(`
  fragment RestOrder on Order {
    id
    orderNumber
    status
    createdAt
    updatedAt
    total
    subtotal
    shippingCost
    refunded
    paymentMethod
    notes
    estimatedDelivery
    viewerRole
    buyer {
      id
    }
    shippingMethod {
      id
    }
    shippingAddress {
      fullName
      streetAddress
      apartment
      city
      state
      zipCode
      country
      phoneNumber
    }
    items {
      id
      quantity
      priceAtTime
      lineTotal
      title
      item {
        id
        images {
          path
        }
      }
    }
    parts {
      id
      status
      subtotal
      shippingShare
      amount
      deadline
      cancelReason
      viewerActions
      seller {
        id
      }
      shipment {
        carrier
        trackingNumber
        shippedAt
      }
    }
  }
`);

/** EN-009: `total` and `totalAmount` are two documented names of one amount. */
export function orderOf({ buyer, shippingMethod, items, parts, ...order }: RestOrderFragment) {
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
