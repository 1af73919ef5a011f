import type { OfferCard_OfferFragment } from "../../gql/graphql.ts";
import { TpSentence } from "../wallet/TpSentence.tsx";

type Person = { readonly displayName: string };

/** The effect of an offer on the viewer's TP, in its current state. */
export function OfferSentence(props: {
  readonly offer: Pick<OfferCard_OfferFragment, "viewerRole" | "viewerActions" | "tpEffect"> & {
    readonly buyer: Person;
    readonly seller: Person;
    readonly offeredItems: readonly unknown[];
  };
}) {
  const { viewerRole: role, viewerActions, tpEffect, buyer, seller, offeredItems } = props.offer;
  const other = role === "buyer" ? seller : buyer;
  return (
    <TpSentence
      story={tpEffect}
      role={role}
      isSwap={offeredItems.length > 0}
      // The side that proposed the offer waits for the other; it can only withdraw.
      answerer={viewerActions.includes("withdraw") ? other.displayName : null}
    />
  );
}
