import { useState } from "react";
import { css, styled } from "styled-components";

import { graphql } from "../../../gql/gql.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Countdown } from "../../../ui/Countdown.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { media, space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import type { useMyOffer } from "./useMyOffer.ts";
import { usePurchase } from "./usePurchase.ts";

const PURCHASE = graphql(`
  fragment PurchaseButton_item on Item {
    id
    tpValue
  }
`);

interface Props {
  item: FragmentType<typeof PURCHASE>;
  goneWords: string | null;
  myOffer: ReturnType<typeof useMyOffer>["myOffer"];
  onPlaced: () => Promise<void>;
  /** Stays where it stands, on a phone too: in a dialog. */
  isInPlace?: boolean;
}

/** The one act of the page. On a phone it stands above the bottom bar, with the price. */
export function PurchaseButton({
  item: masked,
  goneWords,
  myOffer,
  onPlaced,
  isInPlace = false,
}: Props) {
  const { id, tpValue } = getFragment(PURCHASE, masked);
  const { viewer } = useViewer();
  const [purchase, { busy }] = usePurchase(id, tpValue);
  const [isPlaced, setIsPlaced] = useState(false);
  const canAfford = (viewer?.wallet.available ?? 0) >= tpValue;

  async function handlePurchase() {
    if (goneWords !== null || !(await purchase())) return;
    await onPlaced();
    setIsPlaced(true);
  }

  return (
    <Bar $isInPlace={isInPlace}>
      {!isInPlace && (
        <Price aria-hidden>
          <PriceCard tp={tpValue} />
        </Price>
      )}
      {myOffer ? (
        <MyOffer>
          {/* The pressed button is gone: the keyboard goes on from what took its place. */}
          <ButtonLink
            to="/offers/mine"
            $kind="act"
            ref={(link: HTMLAnchorElement | null) => void (isPlaced && link?.focus())}
          >
            {myOffer.state === "accepted" ? "Your offer was accepted" : "Your offer is waiting"}
          </ButtonLink>
          {myOffer.state === "pending" && <Countdown until={myOffer.deadline} />}
        </MyOffer>
      ) : goneWords !== null || canAfford ? (
        <Button
          $kind={goneWords === null ? "pay" : "outline"}
          busy={busy}
          // Not `disabled`: who has the keyboard on it keeps it when the item goes.
          {...(goneWords !== null && { "aria-disabled": true })}
          onClick={() => void handlePurchase()}
        >
          {busy ? "Working…" : (goneWords ?? `Purchase for ${tpText(tpValue)}`)}
        </Button>
      ) : (
        <Short>
          <Button disabled>Insufficient TP Balance</Button>
          <ButtonLink to="/wallet-exchange">Earn More TP</ButtonLink>
        </Short>
      )}
    </Bar>
  );
}

const underTheThumb = css`
  position: fixed;
  z-index: 15;
  inset-inline: 0;
  inset-block-end: calc(var(--navHeight) + env(safe-area-inset-bottom));
  padding: ${space(2)} var(--gutter);
  background: var(--counter);
  border-block-start: 1px solid var(--line);
`;

const Bar = styled.div<{ $isInPlace: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  ${({ $isInPlace }) => ($isInPlace ? "" : underTheThumb)}

  > :last-child {
    flex: 1;
  }

  /* A button that kept the keyboard although nothing is left to press. */
  button[aria-disabled="true"]:not([aria-busy="true"]) {
    background: var(--well);
    color: var(--ink3);
    border-color: var(--line);
    cursor: not-allowed;
  }

  ${media.m} {
    position: static;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    border: 0;
  }
`;

const Price = styled.span`
  ${media.m} {
    display: none;
  }
`;

const MyOffer = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};

  > a {
    justify-self: stretch;
  }
`;

const Short = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;
