import { admin } from "../../core/access/policy.ts";
import { notFound } from "../../core/failures.ts";
import { graphql } from "../gql/gql.ts";
import type { RestItemsQuery } from "../gql/graphql.ts";
import { route, nodesOf, parseWhole } from "../route.ts";
import { ITEM_FORM, itemOf } from "../shapes/item.shape.ts";

const LIST = graphql(`
  query RestItems($filter: ItemFilter, $first: Int, $after: String) {
    items(filter: $filter, first: $first, after: $after) {
      edges {
        node {
          ...RestItem
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** "All" is the filter's first label, not a category. Source: S1 §5 */
function categoryIn(category: unknown): unknown {
  return category === "All" ? undefined : category;
}

function listOf({ items }: RestItemsQuery) {
  return nodesOf(items).map(itemOf);
}

const all = route({
  method: "GET",
  path: "/api/items",
  summary: "Available items, newest first",
  source: "S1 §7",
  answer: "[item]",
  document: LIST,
  pagesOf: ({ items }) => items,
  form: ITEM_FORM,
  reply: listOf,
});

const search = route({
  method: "GET",
  path: "/api/items/search",
  summary: "Available items that match",
  source: "S1 §7",
  answer: "[item]",
  query: ["q?", "category?"],
  document: LIST,
  variables: ({ query }) => ({
    filter: { q: query["q"], category: categoryIn(query["category"]) },
  }),
  pagesOf: ({ items }) => items,
  form: ITEM_FORM,
  reply: listOf,
});

const mine = route({
  method: "GET",
  path: "/api/items/user",
  summary: "The own items, whatever their status",
  source: "S1 §7",
  answer: "[item]",
  document: graphql(`
    query RestMyItems($first: Int, $after: String) {
      myItems(first: $first, after: $after) {
        edges {
          node {
            ...RestItem
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  pagesOf: ({ myItems }) => myItems,
  reply: ({ myItems }) => nodesOf(myItems).map(itemOf),
});

const ofMember = route({
  method: "GET",
  path: "/api/items/user/:id",
  summary: "A member's items",
  source: "S2 §7, C06",
  answer: "[item]",
  rule: admin(),
  document: graphql(`
    query RestItemsOfMember($id: ID!, $first: Int, $after: String) {
      items(filter: { sellerId: $id }, first: $first, after: $after) {
        edges {
          node {
            ...RestItem
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  variables: ({ params }) => params,
  pagesOf: ({ items }) => items,
  reply: ({ items }) => nodesOf(items).map(itemOf),
});

const one = route({
  method: "GET",
  path: "/api/items/:id",
  summary: "One item",
  source: "ours, C10",
  answer: "item",
  document: graphql(`
    query RestOneItem($id: ID!) {
      item(id: $id) {
        ...RestItem
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ item }) => {
    if (!item) throw notFound("Item");
    return itemOf(item);
  },
});

/** What a new item has to have, and what it may have besides. REST knows no circles. */
const NEEDED = ["title", "description", "category", "condition", "trustPoints"];
const MORE = [
  "location",
  "images",
  "tags",
  "latitude",
  "longitude",
  "quantity",
  "widthMm",
  "heightMm",
  "depthMm",
];

const create = route({
  method: "POST",
  path: "/api/items",
  summary: "Put an item on the market",
  source: "S1 §7, EN-004",
  answer: "item",
  body: [...NEEDED, ...MORE.map((name) => `${name}?`)],
  status: 201,
  document: graphql(`
    mutation RestCreateItem($input: CreateItemInput!) {
      createItem(input: $input) {
        item {
          ...RestItem
        }
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ createItem }) => itemOf(createItem.item),
});

const change = route({
  method: "PATCH",
  path: "/api/items/:id",
  summary: "Change an own item that is on the market; what is left out stays",
  source: "ours, C10",
  answer: "item",
  body: [...NEEDED, ...MORE].map((name) => `${name}?`),
  document: graphql(`
    mutation RestUpdateItem($id: ID!, $input: UpdateItemInput!) {
      updateItem(itemId: $id, input: $input) {
        item {
          ...RestItem
        }
      }
    }
  `),
  variables: ({ params, body }) => ({ ...params, input: body }),
  reply: ({ updateItem }) => itemOf(updateItem.item),
});

const remove = route({
  method: "DELETE",
  path: "/api/items/:id",
  summary: "Take an own item off the market, and close the offers that need it",
  source: "ours, C10",
  answer: "item",
  document: graphql(`
    mutation RestRemoveItem($id: ID!) {
      removeItem(itemId: $id) {
        item {
          ...RestItem
        }
      }
    }
  `),
  variables: ({ params }) => params,
  reply: ({ removeItem }) => itemOf(removeItem.item),
});

const listings = route({
  method: "GET",
  path: "/api/listings",
  summary: "Available items within a category and a price range",
  source: "S1 §7",
  answer: "[item]",
  query: ["category?", "minTP?", "maxTP?"],
  document: LIST,
  variables: ({ query }) => ({
    filter: {
      category: categoryIn(query["category"]),
      minTP: parseWhole(query["minTP"]),
      maxTP: parseWhole(query["maxTP"]),
    },
  }),
  pagesOf: ({ items }) => items,
  form: ITEM_FORM,
  reply: listOf,
});

export const itemRoutes = [all, create, search, mine, ofMember, one, change, remove, listings];
