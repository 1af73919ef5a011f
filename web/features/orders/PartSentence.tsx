import type { OrderRole } from "../../gql/graphql.ts";
import { TpSentence } from "../wallet/TpSentence.tsx";
import type { TpStory } from "../wallet/tpWords.ts";

/** The effect of a seller's part of an order on the viewer's TP, in its current state. */
export function PartSentence(props: {
  readonly part: { readonly tpEffect: Omit<TpStory, "heldForThis"> };
  readonly role: OrderRole;
}) {
  return (
    <TpSentence // TP in escrow have left the wallet, so none are held for it.
      story={{ ...props.part.tpEffect, heldForThis: 0 }}
      role={props.role}
      isSwap={false}
      answerer={null}
    />
  );
}
