import { useApolloClient } from "@apollo/client/react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { CART_QUERY, type CartLine } from "./useCart.ts";

const SET_QUANTITY = graphql(`
  mutation SetCartQuantity($itemId: ID!, $quantity: Int!) {
    setCartQuantity(itemId: $itemId, quantity: $quantity) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const REMOVE = graphql(`
  mutation RemoveFromCart($itemId: ID!) {
    removeFromCart(itemId: $itemId) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const CLEAR = graphql(`
  mutation ClearCart {
    clearCart {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const RESTORE = graphql(`
  mutation RestoreCart($lines: [RestoredLineInput!]!) {
    restoreCart(lines: $lines) {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const ACCEPT_PRICES = graphql(`
  mutation AcceptCartPrices {
    acceptCartPrices {
      cart {
        ...Cart_cart
      }
    }
  }
`);

const UNDO_MS = 8000;

/** The mutations of the cart. Each returns whether it succeeded and shows its own toasts. */
export function useCartCommands() {
  const client = useApolloClient();
  const toast = useToast();
  const [setQuantity] = useCommand(SET_QUANTITY);
  const [remove] = useCommand(REMOVE);
  const [clear, clearing] = useCommand(CLEAR);
  const [restore] = useCommand(RESTORE);
  const [acceptPrices, accepting] = useCommand(ACCEPT_PRICES);

  async function settle(change: Promise<unknown>, failed: string): Promise<boolean> {
    try {
      await change;
      return true;
    } catch (error) {
      const { code, message } = toFailure(error);
      toast({ title: failed, description: message, destructive: true });
      // The cart changed since it was read, so show its current state.
      if (code !== "NETWORK") await readAgain();
      return false;
    }
  }

  const readAgain = () =>
    client.query({ query: CART_QUERY, fetchPolicy: "network-only" }).then(
      () => undefined,
      // The failure has been shown already; the drawer keeps the last known cart.
      () => undefined,
    );

  function putBack(lines: readonly CartLine[]) {
    const wanted = lines.map(({ item, quantity }) => ({ itemId: item.id, quantity }));
    void settle(restore({ lines: wanted }), "Failed to update cart");
  }

  const undo = (lines: readonly CartLine[]) => ({
    action: { label: "Undo", onClick: () => putBack(lines) },
    duration: UNDO_MS,
  });

  return {
    isClearing: clearing.busy,
    isAccepting: accepting.busy,
    setQuantity: (itemId: string, quantity: number) =>
      settle(setQuantity({ itemId, quantity }), "Failed to update cart"),
    remove: async (line: CartLine) => {
      const done = await settle(remove({ itemId: line.item.id }), "Failed to remove item");
      if (done) toast({ title: "Item removed from cart", ...undo([line]) });
      return done;
    },
    clear: async (lines: readonly CartLine[]) => {
      const done = await settle(clear({}), "Failed to clear cart");
      if (done) toast({ title: "Cart cleared successfully", ...undo(lines) });
      return done;
    },
    acceptPrices: () => settle(acceptPrices({}), "Failed to update cart"),
  };
}

/** The commands of the cart, for its lines and buttons. */
export type CartCommands = ReturnType<typeof useCartCommands>;
