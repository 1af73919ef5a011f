import { useRef } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Countdown } from "../../ui/Countdown.tsx";
import { SwapStrip } from "../../ui/SwapStrip.tsx";
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
    <Frame ref={card} tabIndex={-1} aria-label={props.words}>
      <Head>
        <strong>{props.words}</strong>
        {isOpen && <Countdown until={offer.deadline} />}
      </Head>
      <SwapStrip {...sidesOf(offer)} sentence={<OfferSentence offer={offer} />} />
      {offer.message && <Words dir="auto">{offer.message}</Words>}
      {isOpen ? (
        <OfferActions offer={offer} onAnswered={() => card.current?.focus()} />
      ) : (
        <OfferStamp offer={offer} />
      )}
      <Link to={offer.viewerRole === "seller" ? "/offers/seller" : "/offers/mine"}>All offers</Link>
    </Frame>
  );
}

const Frame = styled.article`
  inline-size: min(100%, 30rem);
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--raised);

  > a {
    justify-self: start;
    font-size: 0.8125rem;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  font-size: 0.9375rem;
`;

const Words = styled.blockquote`
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--line);
  color: var(--ink2);
  font-size: 0.9375rem;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
