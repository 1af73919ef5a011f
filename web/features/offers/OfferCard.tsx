import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { css, keyframes, styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { OfferCard_OfferFragment } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Card } from "../../ui/Card.tsx";
import { Countdown } from "../../ui/Countdown.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { SwapStrip } from "../../ui/SwapStrip.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { TrustBadge } from "../../ui/TrustBadge.tsx";
import { OfferActions } from "./OfferActions.tsx";
import { OfferStamp } from "./OfferStamp.tsx";
import { consequence, payment, stateTone, stateWords } from "./offerWords.ts";

export const OfferCard_offer = graphql(`
  fragment OfferCard_offer on Offer {
    id
    state
    message
    deadline
    createdAt
    viewerRole
    viewerTpChange
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
    counterOf {
      id
      status
      state
      stateReason
      answeredAt
      viewerActions
    }
    ...OfferActions_offer
    ...OfferStamp_offer
  }
`);

/** One offer from the viewer's side: who, what for what, what it costs, and the answers open to them. */
export function OfferCard(props: {
  readonly offer: FragmentType<typeof OfferCard_offer>;
  readonly isFresh: boolean;
}) {
  const offer = getFragment(OfferCard_offer, props.offer);
  const { viewer } = useViewer();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (props.isFresh) card.current?.focus();
  }, [props.isFresh]);

  const other = offer.viewerRole === "seller" ? offer.buyer : offer.seller;
  const strip = stripOf(offer);
  const terms = {
    role: offer.viewerRole,
    isSwap: offer.offeredItems.length > 0,
    change: offer.viewerTpChange,
  };
  const isOpen = offer.state === "pending";
  const isOwn = offer.proposedBy.id === viewer?.id;

  return (
    <Frame
      as="article"
      ref={card}
      tabIndex={-1}
      $isFresh={props.isFresh}
      aria-label={`Offer with ${other.displayName}`}
    >
      <Head>
        <Avatar name={other.displayName} src={other.avatar} />
        <Who>
          <Name>
            {other.displayName} <TrustBadge level={other.trustLevel} />
          </Name>
          <Meta>
            <TimeAgo date={offer.createdAt} />
            {isOpen && <Countdown until={offer.deadline} />}
            {!isOpen && (
              <StatusBadge tone={stateTone(offer.state)}>{stateWords[offer.state]}</StatusBadge>
            )}
            {offer.counterOf && <StatusBadge tone="info">Counter-offer</StatusBadge>}
            {isOpen && isOwn && <span>Waiting for {other.displayName}</span>}
          </Meta>
        </Who>
        <Pictures>
          {[...offer.offeredItems, offer.targetItem].map((item) => (
            <Link key={item.id} to={`/buy/${item.id}`}>
              <Photo image={item.images[0] ?? null} alt={item.title} sizes="72px" />
            </Link>
          ))}
        </Pictures>
      </Head>
      <SwapStrip
        theyGive={strip.theyGive}
        youGive={strip.youGive}
        sentence={
          isOpen && viewer
            ? consequence({ ...terms, balance: viewer.wallet.tpBalance })
            : payment(terms)
        }
      />
      {offer.message && <Words>{offer.message}</Words>}
      {isOpen ? (
        <OfferActions offer={offer} onAnswered={() => card.current?.focus()} />
      ) : (
        <OfferStamp offer={offer} />
      )}
    </Frame>
  );
}

/** Both wells of the strip: the buyer gives items or TP, the seller gives the item asked for. */
function stripOf(offer: OfferCard_OfferFragment) {
  const items = offer.offeredItems.map((item) => ({ label: item.title, tp: item.tpValue }));
  const fromBuyer =
    items.length > 0 ? items : [{ label: "TrustPoints", tp: Math.abs(offer.viewerTpChange) }];
  const fromSeller = [{ label: offer.targetItem.title, tp: offer.targetItem.tpValue }];

  return offer.viewerRole === "seller"
    ? { theyGive: fromBuyer, youGive: fromSeller }
    : { theyGive: fromSeller, youGive: fromBuyer };
}

const goldEdge = keyframes`
  from { opacity: 1; }
  to { opacity: 0; }
`;

const Frame = styled(Card)<{ $isFresh: boolean }>`
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  ${({ $isFresh }) =>
    $isFresh &&
    css`
      &::before {
        content: "";
        position: absolute;
        inset-block: 0;
        inset-inline-start: 0;
        inline-size: 4px;
        background: var(--gold);
        animation: ${goldEdge} 1.2s ease-in both;
      }
    `}
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const Who = styled.div`
  flex: 1 1 12rem;
  min-inline-size: 0;
`;

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0;
  font: 650 1rem/1.5 var(--body, inherit);
  letter-spacing: 0;
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  margin: 0;
  color: var(--ink3);
  font-size: 0.8125rem;
`;

const Pictures = styled.div`
  display: flex;
  gap: 8px;

  a {
    inline-size: 72px;
    border-radius: 8px;
    overflow: hidden;
  }
`;

const Words = styled.blockquote`
  margin: 0;
  max-inline-size: 62ch;
  padding-inline-start: 12px;
  border-inline-start: 2px solid var(--line);
  color: var(--ink2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
