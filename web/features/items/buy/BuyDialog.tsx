import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { STAMPS } from "../card/itemStatus.ts";
import { BuyTerms } from "./BuyTerms.tsx";
import { useMyOffer } from "./useMyOffer.ts";

const BUY_OVER = graphql(`
  query BuyOver($id: ID!) {
    item(id: $id) {
      id
      title
      status
      ...BuyTerms_item
    }
  }
`);

interface Props {
  readonly itemId: string;
  readonly onClose: () => void;
}

/** Buys an item, in a dialog over the current page. */
export function BuyDialog({ itemId, onClose }: Props) {
  const { data, error, refetch } = useQuery(BUY_OVER, { variables: { id: itemId } });
  const myOffer = useMyOffer(itemId);
  const item = data?.item;

  return (
    <Dialog open onOpenChange={onClose} title={item ? `Buy ${item.title}` : "Buy"}>
      {error && !item && (
        <ErrorState message="Failed to fetch buy data" onRetry={() => void refetch()} />
      )}
      {!data && !error && <LoadingBox label="Loading the item" height="320px" />}
      {data?.item === null && <EmptyState title="Item Not Found" />}
      {item && <BuyTerms item={item} goneWords={STAMPS[item.status]} myOffer={myOffer} isInPlace />}
    </Dialog>
  );
}
