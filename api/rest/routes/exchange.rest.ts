import { graphql } from "../gql/gql.ts";
import { route, parseWhole, type Route } from "../route.ts";
import { itemOf } from "../shapes/item.shape.ts";

/** A route that quotes the purchase of an item. With `isPage`, a browser that navigates to it gets the page. */
function quote(row: Pick<Route, "path" | "summary" | "source" | "isPage">): Route {
  return route({
    ...row,
    method: "GET",
    answer: "{ item, userBalance, held, heldForThis, canAfford, needed, balanceAfter }",
    cache: "private, no-store",
    document: graphql(`
      query RestBuyQuote($itemId: ID!) {
        buyQuote(itemId: $itemId) {
          item {
            ...RestItem
          }
          userBalance
          held
          heldForThis
          canAfford
          needed
          balanceAfter
        }
      }
    `),
    variables: ({ params }) => params,
    reply: ({ buyQuote }) => ({ ...buyQuote, item: itemOf(buyQuote.item) }),
  });
}

const quotes = [
  quote({
    path: "/buy/:itemId",
    summary: "What buying an item would mean. A browser that navigates here gets the page",
    source: "S1 §7, EN-011, C04",
    isPage: true,
  }),
  quote({ path: "/api/buy/:itemId", summary: "The same, always JSON", source: "ours, C04" }),
];

const suggest = route({
  method: "GET",
  path: "/api/exchange/suggest",
  summary:
    "Own items, or pairs of them, worth about as much; each suggestion is its first item, with all of them in `items`",
  source: "S1 §7, EN-014, C19",
  answer: "{ suggestions: [item + items, totalTpValue, difference], tolerance, targetTpValue }",
  query: ["targetItemId", "targetTpValue"],
  document: graphql(`
    query RestExchangeSuggestions($targetItemId: ID!, $targetTpValue: Int!) {
      exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {
        suggestions {
          items {
            ...RestItem
          }
          tpValue
          difference
        }
        tolerance
        targetTpValue
      }
    }
  `),
  variables: ({ query }) => ({
    targetItemId: query["targetItemId"],
    targetTpValue: parseWhole(query["targetTpValue"]),
  }),
  reply: ({ exchangeSuggestions: { suggestions, ...rest } }) => ({
    ...rest,
    suggestions: suggestions.map(({ items, tpValue, difference }) => {
      const shaped = items.map(itemOf);
      return { ...shaped[0], items: shaped, totalTpValue: tpValue, difference };
    }),
  }),
});

export const exchangeRoutes = [...quotes, suggest];
