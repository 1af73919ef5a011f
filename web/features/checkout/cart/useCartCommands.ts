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

/** What can be done with the cart. Each tells whether it was done; the toasts are theirs. */
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
      // It has moved on since it was read: show what it is now.
      if (code !== "NETWORK") await readAgain();
      return false;
    }
  }

  const readAgain = () =>
    client.query({ query: CART_QUERY, fetchPolicy: "network-only" }).then(
      () => undefined,
      // The refusal has been told; the drawer keeps what it last knew.
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
