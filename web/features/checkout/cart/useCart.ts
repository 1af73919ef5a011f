import { useQuery } from "@apollo/client/react";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { Cart_CartFragment } from "../../../gql/graphql.ts";

/** All fields of the cart that the drawer and the checkout show. */
export const CART = graphql(`
  fragment Cart_cart on Cart {
    id
    quantity
    total
    lines {
      id
      quantity
      priceAtTime
      currentPrice
      available
      lineTotal
      state
      reason
      item {
        id
        title
        images {
          small
          medium
          large
          placeholder
        }
        seller {
          id
          displayName
        }
      }
    }
  }
`);

export const CART_QUERY = graphql(`
  query Cart {
    cart {
      cursor
      ...Cart_cart
    }
  }
`);

const CART_UPDATED = graphql(`
  subscription CartUpdated($after: Cursor) {
    cartUpdated(after: $after) {
      cursor
      cart {
        ...Cart_cart
      }
    }
  }
`);

/** The cart and its lines. Prices in whole TP. */
export type Cart = Cart_CartFragment;
export type CartLine = Cart["lines"][number];

/** The cart, refetched when it is opened and kept live while it is on screen. */
export function useCart() {
  const { data, error, refetch } = useQuery(CART_QUERY, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  useLive(CART_UPDATED, { after: data?.cart.cursor });
  return { cart: getFragment(CART, data?.cart), error, refetch: () => refetch() };
}
