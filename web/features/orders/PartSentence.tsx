import type { OrderRole } from "../../gql/graphql.ts";
import { TpSentence } from "../wallet/TpSentence.tsx";
import type { TpStory } from "../wallet/tpWords.ts";

/** What a seller's part of an order does to the viewer's TP, as it stands. */
export function PartSentence(props: {
  readonly part: { readonly tpEffect: Omit<TpStory, "heldForThis"> };
  readonly role: OrderRole;
}) {
  return (
    <TpSentence // What is in escrow has left the wallet: nothing is held for it.
      story={{ ...props.part.tpEffect, heldForThis: 0 }}
      role={props.role}
      isSwap={false}
      answerer={null}
    />
  );
}
