import { graphql } from "../../gql/gql.ts";
import type { OrderDetails_OrderFragment } from "../../gql/graphql.ts";

/** All fields of an order that its viewer may see: shared by the query, each mutation and the live event. */
export const ORDER_DETAILS = graphql(`
  fragment OrderDetails_order on Order {
    id
    orderNumber
    status
    createdAt
    subtotal
    shippingCost
    total
    refunded
    estimatedDelivery
    viewerRole
    viewerActions
    notes
    shippingMethod {
      id
      name
    }
    shippingAddress {
      id
      fullName
      streetAddress
      apartment
      city
      state
      zipCode
      country
      phoneNumber
    }
    buyer {
      id
      displayName
      avatar
      trustLevel
    }
    items {
      id
      title
      item {
        id
      }
    }
    parts {
      id
      status
      subtotal
      shippingShare
      amount
      deadline
      deadlineAction
      cancelReason
      isDisputed
      viewerActions
      tpEffect {
        state
        change
        refunded
      }
      deal {
        id
        ...DealActions_deal
      }
      seller {
        id
        displayName
        avatar
        trustLevel
      }
      items {
        id
        title
        quantity
        priceAtTime
        lineTotal
        item {
          id
          images {
            small
            medium
            large
            placeholder
          }
        }
      }
      shipment {
        carrier
        trackingNumber
        shippedAt
        events {
          at
          text
          location
        }
      }
    }
    timeline {
      id
      at
      kind
      text
      location
      actor {
        id
        displayName
      }
    }
  }
`);

/** An order and its parts. Amounts in whole TP. */
export type OrderDetails = OrderDetails_OrderFragment;
export type PartDetails = OrderDetails["parts"][number];
