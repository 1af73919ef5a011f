import { graphql } from "../../gql/gql.ts";
import type { OrderCard_OrderFragment } from "../../gql/graphql.ts";

/** The fields that a row of the list shows. */
export const ORDER_CARD = graphql(`
  fragment OrderCard_order on Order {
    id
    orderNumber
    status
    createdAt
    total
    estimatedDelivery
    viewerRole
    items {
      id
      title
      quantity
      priceAtTime
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
    parts {
      id
      status
      items {
        id
      }
      seller {
        id
        displayName
      }
      deal {
        id
        transactionId
        viewerActions
      }
    }
  }
`);

/** An order as the list knows it. Amounts in whole TP. */
export type OrderRow = OrderCard_OrderFragment;
