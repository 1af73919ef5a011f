import { notFound } from "../../core/failures.ts";
import { receiptPdf } from "../../documents/receipt.ts";
import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";

const receipt = route({
  method: "GET",
  path: "/api/orders/:id/receipt.pdf",
  summary: "An order as a tagged PDF: the buyer's whole, or a seller's own part",
  source: "issue: receipt as tagged PDF",
  answer: "PDF",
  document: graphql(`
    query RestReceipt($id: ID!) {
      order(id: $id) {
        orderNumber
        createdAt
        updatedAt
        status
        viewerRole
        subtotal
        shippingCost
        total
        refunded
        buyer {
          displayName
        }
        shippingMethod {
          name
          description
        }
        shippingAddress {
          fullName
          streetAddress
          apartment
          city
          state
          zipCode
          country
        }
        parts {
          status
          seller {
            displayName
          }
          items {
            title
            quantity
            priceAtTime
            lineTotal
          }
        }
      }
    }
  `),
  variables: ({ params }) => params,
  file: { type: "application/pdf", points: 3 },
  reply: async ({ order }) => {
    if (!order) throw notFound("Order");
    return {
      name: `market-day-receipt-${order.orderNumber}.pdf`,
      bytes: await receiptPdf(order),
    };
  },
});

export const receiptRoutes = [receipt];
