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

/** Offers the price on screen, in whole TP, and says how it went. Answers whether the offer stands. */
export function usePurchase(itemId: string, tp: number) {
  const [place, { busy }] = useCommand(PURCHASE_ITEM);
  // One key per intent: a second try after a lost answer must not place a second offer.
  const intent = useRef({ tp, key: "" });
  const toast = useToast();

  async function purchase(): Promise<boolean> {
    const { key } = intent.current;
    const idempotencyKey = intent.current.tp === tp && key !== "" ? key : crypto.randomUUID();
    intent.current = { tp, key: idempotencyKey };
    try {
      // The price is named: if it changes at this moment, nobody pays what they have not seen.
      await place(
        { input: { targetItemId: itemId, tpDelta: tp, idempotencyKey } },
        // With the wallet in one write: what it holds is never shown without what it is held for.
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
