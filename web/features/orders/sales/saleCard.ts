import { graphql } from "../../../gql/gql.ts";
import type { SaleCard_PartFragment } from "../../../gql/graphql.ts";

/** The fields of a sale that a row of the list shows. */
export const SALE_CARD = graphql(`
  fragment SaleCard_part on OrderPart {
    id
    status
    amount
    subtotal
    shippingShare
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
    order {
      id
      orderNumber
      createdAt
      buyer {
        id
        displayName
        avatar
        trustLevel
      }
    }
  }
`);

/** A sale. Amounts in whole TP. */
export type Sale = SaleCard_PartFragment;
