import { useRef } from "react";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useToast } from "../../../ui/toast.tsx";
import { MY_OFFER_FOR_ITEM } from "./useMyOffer.ts";

const PURCHASE_ITEM = graphql(`
  mutation PurchaseItem($input: CreateOfferInput!) {
    createOffer(input: $input) {
      offer {
        id
        ...MyOffer_offer
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

/** Makes an offer for the price on screen, in whole TP, and shows the result. Returns whether the offer was placed. */
export function usePurchase(itemId: string, tp: number) {
  const [place, { busy }] = useCommand(PURCHASE_ITEM);
  // One key per intent, so that a retry after a lost response does not place a second offer.
  const intent = useRef({ tp, key: "" });
  const toast = useToast();

  async function purchase(): Promise<boolean> {
    const { key } = intent.current;
    const idempotencyKey = intent.current.tp === tp && key !== "" ? key : crypto.randomUUID();
    intent.current = { tp, key: idempotencyKey };
    try {
      // Sends the price on screen: if it changes just now, nobody pays a price they have not seen.
      await place(
        { input: { targetItemId: itemId, tpDelta: tp, idempotencyKey } },
        // Written together with the wallet, so that the wallet never shows held TP without the offer that holds them.
        {
          update: (cache, { data }) =>
            void cache.updateQuery(
              { query: MY_OFFER_FOR_ITEM, variables: { itemId } },
              (known) =>
                known && data && { buyQuote: { ...known.buyQuote, offer: data.createOffer.offer } },
            ),
        },
      );
    } catch (error) {
      const { code, message } = error as Failure;
      if (code !== "NETWORK") intent.current.key = "";
      toast({
        title: code === "OWN_ITEM" ? "Cannot Buy Own Item" : "Purchase Failed",
        description:
          code === "NETWORK" || message === "" ? "Failed to send purchase offer" : message,
        destructive: true,
      });
      return false;
    }
    intent.current.key = "";
    toast({
      title: "Purchase Offer Sent!",
      description: "The seller will be notified to review the offer.",
    });
    return true;
  }

  return [purchase, { busy }] as const;
}
