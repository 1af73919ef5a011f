import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { css, styled } from "styled-components";
import type { MyOffer_OfferFragment } from "../../../gql/graphql.ts";
import { Countdown } from "../../../ui/Countdown.tsx";
import { media, space } from "../../../ui/theme.ts";
import { OfferActions } from "../../offers/OfferActions.tsx";
import { givenWords } from "../../offers/offerWords.ts";
import { aboveBottomBar } from "./aboveBottomBar.ts";

export interface MyOfferProps {
  offer: MyOffer_OfferFragment;
  /** Whether the offer was made just now on this page. */
  isFresh: boolean;
  onAnswered: () => void;
  /** Whether it stays in its place on a phone too. */
  isInPlace: boolean;
}

export function MyOfferBox({ offer, isFresh, onAnswered, isInPlace }: MyOfferProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // The pressed button is gone, so focus what replaced it.
  useEffect(() => {
    if (isFresh) link.current?.focus();
  }, [isFresh]);

  return (
    <Frame $isInPlace={isInPlace}>
      <p>
        <Link ref={link} to="/offers/mine">
          {wordsOf(offer)}
        </Link>
        {offer.state === "pending" && <Countdown until={offer.deadline} />}
      </p>
      {offer.state === "pending" && <OfferActions offer={offer} onAnswered={onAnswered} />}
    </Frame>
  );
}

function wordsOf({
  state,
  tpDelta,
  offeredItems,
  proposedBy,
  buyer,
  seller,
}: MyOffer_OfferFragment) {
  const given = givenWords(
    offeredItems.map(({ title }) => title),
    tpDelta,
  );
  if (state === "accepted") return "Your offer was accepted";
  return proposedBy.id === buyer.id
    ? `Your offer of ${given} is waiting`
    : `${seller.displayName} asks for ${given}`;
}

const box = css`
  padding: ${space(3)};
  border-radius: 8px;
`;

const Frame = styled.div<{ $isInPlace: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  min-inline-size: 0;
  background: var(--goldSoft);
  color: var(--onGoldSoft);
  ${({ $isInPlace }) => ($isInPlace ? box : aboveBottomBar)}

  ${media.m} {
    ${box}
  }

  p {
    flex: 1 1 180px;
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* Long titles leave room for what can be done. */
  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  a {
    color: inherit;
    font-weight: 650;
  }

  time {
    color: inherit;
  }
`;
