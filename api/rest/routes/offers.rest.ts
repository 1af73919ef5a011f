import { graphql } from "../gql/gql.ts";
import { nodesOf, route, type Route } from "../route.ts";
import { offerOf } from "../shapes/offer.shape.ts";

const CREATE = graphql(`
  mutation RestCreateOffer($input: CreateOfferInput!) {
    createOffer(input: $input) {
      offer {
        ...RestOffer
      }
    }
  }
`);

const buy = route({
  method: "POST",
  path: "/api/buy-with-tp/:itemId",
  summary: "Offer the item's price in TP; the TP move when the seller accepts",
  source: "S1 §7",
  answer: "offer",
  status: 201,
  document: CREATE,
  variables: ({ params }) => ({
    input: { targetItemId: params["itemId"] },
  }),
  reply: ({ createOffer }) => offerOf(createOffer.offer),
});

const create = route({
  method: "POST",
  path: "/api/offers",
  summary: "Offer items, TP, or both for an item",
  source: "ours, C20",
  answer: "offer",
  body: ["targetItemId", "offeredItemIds?", "tpDelta?", "message?"],
  status: 201,
  document: CREATE,
  variables: ({ body }) => ({ input: { ...body } }),
  reply: ({ createOffer }) => offerOf(createOffer.offer),
});

const received = route({
  method: "GET",
  path: "/api/offers/seller",
  summary: "Offers on the own items, newest first",
  source: "S1 §7, EN-012",
  answer: "[offer]",
  document: graphql(`
    query RestSellerOffers($first: Int, $after: String) {
      sellerOffers(first: $first, after: $after) {
        edges {
          node {
            ...RestOffer
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ sellerOffers }) => sellerOffers,
  reply: ({ sellerOffers }) => nodesOf(sellerOffers).map(offerOf),
});

const sent = route({
  method: "GET",
  path: "/api/offers/buyer",
  summary: "The own offers on others' items, newest first",
  source: "ours, C20",
  answer: "[offer]",
  document: graphql(`
    query RestBuyerOffers($first: Int, $after: String) {
      buyerOffers(first: $first, after: $after) {
        edges {
          node {
            ...RestOffer
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ buyerOffers }) => buyerOffers,
  reply: ({ buyerOffers }) => nodesOf(buyerOffers).map(offerOf),
});

function acceptance(row: Pick<Route, "path" | "summary" | "source">): Route {
  return route({
    ...row,
    method: "POST",
    answer: "offer",
    document: graphql(`
      mutation RestAcceptOffer($id: ID!) {
        acceptOffer(id: $id) {
          offer {
            ...RestOffer
          }
        }
      }
    `),
    variables: ({ params }) => ({ ...params }),
    reply: ({ acceptOffer }) => offerOf(acceptOffer.offer),
  });
}

const accept = acceptance({
  path: "/api/offers/:id/accept",
  summary: "Accept: TP and items change hands",
  source: "S1 §7, C23",
});

const confirm = acceptance({
  path: "/api/offers/:id/confirm",
  summary: "Accept a counter-offer: the same verb, from the side that made the first proposal",
  source: "ours, EP-077",
});

const decline = route({
  method: "POST",
  path: "/api/offers/:id/decline",
  summary: "Decline; promised TP are free again",
  source: "S1 §7",
  answer: "offer",
  body: ["reason?"],
  document: graphql(`
    mutation RestDeclineOffer($id: ID!, $reason: String) {
      declineOffer(id: $id, reason: $reason) {
        offer {
          ...RestOffer
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, ...body }),
  reply: ({ declineOffer }) => offerOf(declineOffer.offer),
});

const withdraw = route({
  method: "POST",
  path: "/api/offers/:id/withdraw",
  summary: "Take the own offer back; promised TP are free again",
  source: "ours, C20",
  answer: "offer",
  document: graphql(`
    mutation RestWithdrawOffer($id: ID!) {
      withdrawOffer(id: $id) {
        offer {
          ...RestOffer
        }
      }
    }
  `),
  variables: ({ params }) => ({ ...params }),
  reply: ({ withdrawOffer }) => offerOf(withdrawOffer.offer),
});

const counter = route({
  method: "POST",
  path: "/api/offers/:id/counter",
  summary: "Answer with another amount; the answer is the new offer",
  source: "ours, C21",
  answer: "offer",
  body: ["tpDelta", "message?"],
  status: 201,
  document: graphql(`
    mutation RestCounterOffer($id: ID!, $tpDelta: Int!, $message: String) {
      counterOffer(id: $id, tpDelta: $tpDelta, message: $message) {
        offer {
          ...RestOffer
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, ...body }),
  reply: ({ counterOffer }) => offerOf(counterOffer.offer),
});

export const offerRoutes = [
  buy,
  create,
  received,
  sent,
  accept,
  confirm,
  decline,
  withdraw,
  counter,
];
