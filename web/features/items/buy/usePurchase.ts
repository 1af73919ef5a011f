import { useRef } from "react";

import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";

const PURCHASE_ITEM = graphql(`
  mutation PurchaseItem($input: CreateOfferInput!) {
    createOffer(input: $input) {
      offer {
        id
        state
        deadline
      }
      wallet {
        id
        tpBalance
        held
        available
      }
    }
  }
`);

/** Offers the full price for an item, and says how it went. Answers whether the offer stands. */
export function usePurchase(itemId: string) {
  const [place, { busy }] = useCommand(PURCHASE_ITEM);
  // One key per intent: a second try after a lost answer must not place a second offer.
  const key = useRef<string>(undefined);
  const toast = useToast();

  async function purchase(): Promise<boolean> {
    key.current ??= crypto.randomUUID();
    try {
      await place({ input: { targetItemId: itemId, idempotencyKey: key.current } });
    } catch (error) {
      const { code, message } = error as Failure;
      if (code !== "NETWORK") key.current = undefined;
      toast({
        title: code === "OWN_ITEM" ? "Cannot Buy Own Item" : "Purchase Failed",
        description:
          code === "NETWORK" || message === "" ? "Failed to send purchase offer" : message,
        destructive: true,
      });
      return false;
    }
    key.current = undefined;
    toast({
      title: "Purchase Offer Sent!",
      description: "The seller will be notified to review the offer.",
    });
    return true;
  }

  return [purchase, { busy }] as const;
}
