import { useRef } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Countdown } from "../../ui/Countdown.tsx";
import { SwapStrip } from "../../ui/SwapStrip.tsx";
import { ThreadCard } from "../../ui/ThreadCard.tsx";
import { OfferActions } from "./OfferActions.tsx";
import { OfferSentence } from "./OfferSentence.tsx";
import { OfferStamp } from "./OfferStamp.tsx";
import { sidesOf } from "./sidesOf.ts";

/**
 * The fields of a card in a thread. Few, because a page of a thread may have many cards, and the server counts every
 * selected field.
 */
export const OfferInThread_offer = graphql(`
  fragment OfferInThread_offer on Offer {
    id
    state
    stateReason
    message
    tpDelta
    deadline
    answeredAt
    viewerRole
    viewerActions
    tpEffect {
      state
      change
      heldForThis
      refunded
    }
    buyer {
      id
      displayName
    }
    seller {
      id
      displayName
    }
    targetItem {
      id
      title
      tpValue
    }
    offeredItems {
      id
      title
      tpValue
    }
  }
`);

/** The card of an offer in the thread of its two sides: its current state, and the possible answers of the viewer. */
export function OfferInThread(props: {
  readonly offer: FragmentType<typeof OfferInThread_offer>;
  /** The text that says what happened. */
  readonly words: string;
}) {
  const offer = getFragment(OfferInThread_offer, props.offer);
  const card = useRef<HTMLElement>(null);
  const isOpen = offer.state === "pending";

  return (
    <ThreadCard
      ref={card}
      words={props.words}
      aside={isOpen && <Countdown until={offer.deadline} />}
    >
      <SwapStrip {...sidesOf(offer)} sentence={<OfferSentence offer={offer} />} />
      {offer.message && <Words dir="auto">{offer.message}</Words>}
      {isOpen ? (
        <OfferActions offer={offer} onAnswered={() => card.current?.focus()} />
      ) : (
        <OfferStamp offer={offer} />
      )}
      <Link to={offer.viewerRole === "seller" ? "/offers/seller" : "/offers/mine"}>All offers</Link>
    </ThreadCard>
  );
}

const Words = styled.blockquote`
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--line);
  color: var(--ink2);
  font-size: 0.9375rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
