import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { graphql } from "../../gql/gql.ts";
import type { PlaceOrderInput, PlaceOrderMutation } from "../../gql/graphql.ts";
import { useToast } from "../../ui/toast.tsx";
import { CART_QUERY } from "./cart/useCart.ts";

const PLACE_ORDER = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        id
        orderNumber
        status
        total
      }
      wallet {
        id
        tpBalance
        held
        available
      }
      cart {
        ...Cart_cart
      }
    }
  }
`);

export type PlacedOrder = PlaceOrderMutation["placeOrder"]["order"];

/** The result of placing an order: the order, no response (it may have been placed), or a refusal with a code. */
export type Outcome = { order: PlacedOrder } | { code: string; total?: number };

/** Places the order that is on screen. A double click, or a retry after a lost response, places one order. */
export function useCheckoutOrder() {
  const client = useApolloClient();
  const [place, { busy }] = useCommand(PLACE_ORDER);
  const key = useIntentKey();
  const toast = useToast();
  const [isUnanswered, setIsUnanswered] = useState(false);

  async function send(input: Omit<PlaceOrderInput, "idempotencyKey">): Promise<Outcome> {
    try {
      const idempotencyKey = key.of(JSON.stringify(input));
      const { placeOrder } = await place(
        { input: { ...input, idempotencyKey } },
        { update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "orders" }) },
      );
      key.answered();
      setIsUnanswered(false);
      toast({
        title: "Order Placed Successfully!",
        description: "Redirecting to order confirmation...",
      });
      return { order: placeOrder.order };
    } catch (error) {
      const failure = toFailure(error);
      const { code, message } = failure;
      key.answered(failure);
      setIsUnanswered(code === "NETWORK");
      toast({
        title: "Order Failed",
        description: code === "NETWORK" || message === "" ? "Failed to create order" : message,
        destructive: true,
      });
      const details = failure.details as { total?: number } | undefined;
      // What is on screen is out of date, so refetch the cart before the member tries again.
      if (code !== "NETWORK")
        await client
          .query({ query: CART_QUERY, fetchPolicy: "network-only" })
          .catch(() => undefined);
      return { code, ...(details?.total !== undefined && { total: details.total }) };
    }
  }

  return { send, busy, isUnanswered };
}
