import { useRef } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { overlay } from "../../../shell/overlay.ts";
import { useLoginRequired } from "../../../shell/useLoginRequired.ts";
import { useToast } from "../../../ui/toast.tsx";

const ADD_TO_CART = graphql(`
  mutation AddToCart($itemId: ID!, $idempotencyKey: String) {
    addToCart(itemId: $itemId, idempotencyKey: $idempotencyKey) {
      cart {
        id
        quantity
      }
    }
  }
`);

/** The fields of an item that its button needs. */
export interface Addable {
  id: string;
  title: string;
  isMine: boolean;
}

/** Adds one piece of an item to the cart and shows the result. Visitors are asked to sign in. */
export function useAddToCart({ id, title, isMine }: Addable) {
  const [add, { busy }] = useCommand(ADD_TO_CART);
  const requireLogin = useLoginRequired();
  const toast = useToast();
  // Adding increases the quantity, so a retry after a lost response must not add twice.
  const key = useRef<string | null>(null);

  async function send() {
    key.current ??= crypto.randomUUID();
    try {
      await add({ itemId: id, idempotencyKey: key.current });
      key.current = null;
      toast({
        title: "Added to Cart",
        description: title,
        action: { label: "View cart", onClick: () => overlay.open("cart") },
      });
    } catch (error) {
      const { code, message } = toFailure(error);
      if (code !== "NETWORK") key.current = null;
      if (code === "OWN_ITEM") return refuseOwn();
      toast({
        title: "Error",
        description: code === "NETWORK" || message === "" ? "Failed to add item to cart" : message,
        destructive: true,
      });
    }
  }

  function refuseOwn() {
    toast({ title: "Cannot Buy Own Item", destructive: true });
  }

  return [() => requireLogin(isMine ? refuseOwn : () => void send()), { busy }] as const;
}
