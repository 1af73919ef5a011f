import { useRef, useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { space } from "../../../ui/theme.ts";
import { BuySum } from "./BuySum.tsx";
import { MyOffer } from "./MyOffer.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SellerLine } from "./SellerLine.tsx";
import type { MyOfferState } from "./useMyOffer.ts";

const BUY_TERMS = graphql(`
  fragment BuyTerms_item on Item {
    id
    tpValue
    seller {
      id
      displayName
      ...SellerLine_seller
    }
    ...PurchaseButton_item
  }
`);

interface Props {
  item: FragmentType<typeof BUY_TERMS>;
  /** Why it cannot be bought any more; null while it can. */
  goneWords: string | null;
  myOffer: MyOfferState;
  /** Whether the button stays in its place on a phone too, as in a dialog. */
  isInPlace?: boolean;
}

/** The viewer's own offer if there is one, the price, the sum, and the one action. */
export function BuyTerms({ item: masked, goneWords, myOffer, isInPlace = false }: Props) {
  const item = getFragment(BUY_TERMS, masked);
  const [isPlaced, setIsPlaced] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  return (
    <Frame ref={frame} tabIndex={-1}>
      {myOffer && (
        <MyOffer
          offer={myOffer}
          isFresh={isPlaced}
          isInPlace={isInPlace}
          onAnswered={() => {
            setIsPlaced(false);
            frame.current?.focus();
          }}
        />
      )}
      <div>
        <PriceCard tp={item.tpValue} large />
      </div>
      <SellerLine seller={item.seller} />
      <BuySum
        tp={item.tpValue}
        seller={item.seller.displayName}
        goneWords={goneWords}
        myOffer={myOffer}
      />
      {!myOffer && (
        <PurchaseButton
          item={item}
          isKnown={myOffer !== undefined}
          goneWords={goneWords}
          onPlaced={() => setIsPlaced(true)}
          isInPlace={isInPlace}
        />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
