import { route, wholeIn, type Route } from "../route.ts";
import { ITEM, itemOf, type ItemData } from "../shapes/item.shape.ts";

interface BuyQuote {
  item: ItemData;
  userBalance: number;
  held: number;
  heldForThis: number;
  canAfford: boolean;
  needed: number;
  balanceAfter: number;
}

const quote: Route<{ buyQuote: BuyQuote }> = {
  method: "GET",
  path: "/buy/:itemId",
  summary: "What buying an item would mean. A browser that navigates here gets the page",
  source: "S1 §7, EN-011, C04",
  answer: "{ item, userBalance, held, heldForThis, canAfford, needed, balanceAfter }",
  cache: "private, no-store",
  isPage: true,
  document: `query ($itemId: ID!) {
    buyQuote(itemId: $itemId) { item { ...RestItem } userBalance held heldForThis canAfford needed balanceAfter }
  } ${ITEM}`,
  variables: ({ params }) => params,
  reply: ({ buyQuote }) => ({ ...buyQuote, item: itemOf(buyQuote.item) }),
};

const { isPage: _, ...jsonQuote } = quote;
const quotes = [
  route<{ buyQuote: BuyQuote }>(quote),
  route<{ buyQuote: BuyQuote }>({
    ...jsonQuote,
    path: "/api/buy/:itemId",
    summary: "The same, always JSON",
    source: "ours, C04",
  }),
];

interface Suggestions {
  exchangeSuggestions: {
    suggestions: { items: ItemData[]; tpValue: number; difference: number }[];
    tolerance: number;
    targetTpValue: number;
  };
}

const suggest = route<Suggestions>({
  method: "GET",
  path: "/api/exchange/suggest",
  summary:
    "Own items, or pairs of them, worth about as much; each suggestion is its first item, with all of them in `items`",
  source: "S1 §7, EN-014, C19",
  answer: "{ suggestions: [item + items, totalTpValue, difference], tolerance, targetTpValue }",
  query: ["targetItemId", "targetTpValue"],
  document: `query ($targetItemId: ID!, $targetTpValue: Int!) {
    exchangeSuggestions(targetItemId: $targetItemId, targetTpValue: $targetTpValue) {
      suggestions { items { ...RestItem } tpValue difference }
      tolerance targetTpValue
    }
  } ${ITEM}`,
  variables: ({ query }) => ({
    targetItemId: query["targetItemId"],
    targetTpValue: wholeIn(query["targetTpValue"]),
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
