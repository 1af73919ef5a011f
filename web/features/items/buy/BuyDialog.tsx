import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";

import { graphql } from "../../../gql/gql.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { PriceCard } from "../../../ui/PriceCard.tsx";
import { space } from "../../../ui/theme.ts";
import { STAMPS } from "../itemStatus.ts";
import { BuySum } from "./BuySum.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SellerLine } from "./SellerLine.tsx";
import { useMyOffer } from "./useMyOffer.ts";

const BUY_OVER = graphql(`
  query BuyOver($id: ID!) {
    item(id: $id) {
      id
      title
      tpValue
      status
      seller {
        id
        displayName
        ...SellerLine_seller
      }
      ...PurchaseButton_item
    }
  }
`);

interface Props {
  readonly itemId: string;
  readonly onClose: () => void;
}

/** Buys an item over the page it was seen on. */
export function BuyDialog({ itemId, onClose }: Props) {
  const { data, error, refetch } = useQuery(BUY_OVER, { variables: { id: itemId } });
  const { myOffer, lookAgain } = useMyOffer(itemId);
  const item = data?.item;
  const goneWords = item ? STAMPS[item.status] : null;

  return (
    <Dialog open onOpenChange={onClose} title={item ? `Buy ${item.title}` : "Buy"}>
      {error && !item && (
        <ErrorState message="Failed to fetch buy data" onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingBox label="Loading the item" height="320px" />}
      {data?.item === null && <EmptyState title="Item Not Found" />}
      {item && (
        <Frame>
          <div>
            <PriceCard tp={item.tpValue} large />
          </div>
          <SellerLine seller={item.seller} />
          <BuySum
            tp={item.tpValue}
            seller={item.seller.displayName}
            goneWords={goneWords}
            isMineNow={myOffer?.state === "accepted"}
          />
          <PurchaseButton
            item={item}
            goneWords={goneWords}
            myOffer={myOffer}
            onPlaced={lookAgain}
            isInPlace
          />
        </Frame>
      )}
    </Dialog>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
