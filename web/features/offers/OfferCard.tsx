import { useEffect, useRef } from "react";
import { css, keyframes, styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Card } from "../../ui/Card.tsx";
import { SwapStrip } from "../../ui/SwapStrip.tsx";
import { DealActions } from "../reviews/DealActions.tsx";
import { OfferActions } from "./OfferActions.tsx";
import { OfferHead } from "./OfferHead.tsx";
import { OfferSentence } from "./OfferSentence.tsx";
import { OfferStamp } from "./OfferStamp.tsx";
import { sidesOf } from "./sidesOf.ts";

/**
 * All fields that a card shows. Its parts share this fragment, so that each field is selected once, because the server
 * counts every selected field.
 */
export const OfferCard_offer = graphql(`
  fragment OfferCard_offer on Offer {
    id
    state
    stateReason
    message
    tpDelta
    deadline
    answeredAt
    createdAt
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
      avatar
      trustLevel
    }
    seller {
      id
      displayName
      avatar
      trustLevel
    }
    proposedBy {
      id
    }
    targetItem {
      id
      title
      tpValue
      images {
        small
        medium
        large
        placeholder
      }
    }
    offeredItems {
      id
      title
      tpValue
      images {
        small
        medium
        large
        placeholder
      }
    }
    deal {
      id
      ...DealActions_deal
    }
    # A counter-offer answers the one before it: both change at once.
    counterOf {
      id
      status
      state
      stateReason
      answeredAt
      viewerActions
      tpEffect {
        state
        change
        heldForThis
        refunded
      }
    }
  }
`);

/** One offer from the viewer's side: the other member, the items, the cost, and the possible answers. */
export function OfferCard(props: {
  readonly offer: FragmentType<typeof OfferCard_offer>;
  readonly isFresh: boolean;
}) {
  const offer = getFragment(OfferCard_offer, props.offer);
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (props.isFresh) card.current?.focus();
  }, [props.isFresh]);

  const other = offer.viewerRole === "seller" ? offer.buyer : offer.seller;
  const isOpen = offer.state === "pending";

  return (
    <Frame
      as="article"
      ref={card}
      tabIndex={-1}
      data-row
      $isFresh={props.isFresh}
      aria-label={`Offer with ${other.displayName} for ${offer.targetItem.title}`}
    >
      <OfferHead offer={offer} />
      <SwapStrip {...sidesOf(offer)} sentence={<OfferSentence offer={offer} />} />
      {offer.message && <Words dir="auto">{offer.message}</Words>}
      {isOpen ? (
        <OfferActions offer={offer} onAnswered={() => card.current?.focus()} />
      ) : (
        <OfferStamp offer={offer} />
      )}
      {offer.deal ? (
        <Deal>
          <DealActions deal={offer.deal} />
        </Deal>
      ) : null}
    </Frame>
  );
}

const fade = keyframes`
  to { opacity: 0; }
`;

const goldEdge = css`
  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 4px;
    background: var(--gold);
    animation: ${fade} 1.2s ease-in forwards;
  }
`;

const Frame = styled(Card)<{ $isFresh: boolean }>`
  position: relative;
  overflow: hidden;
  ${({ $isFresh }) => $isFresh && goldEdge}
`;

const Deal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  &:empty {
    display: none;
  }
`;

const Words = styled.blockquote`
  max-inline-size: 62ch;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--line);
  color: var(--ink2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
