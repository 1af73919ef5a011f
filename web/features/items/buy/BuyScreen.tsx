import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { BuySkeleton } from "./BuySkeleton.tsx";
import { ItemPage } from "./ItemPage.tsx";
import { useMyOffer } from "./useMyOffer.ts";

const BUY_ITEM = graphql(`
  query BuyItem($id: ID!) {
    item(id: $id) {
      id
      ...ItemPage_item
    }
  }
`);

const MISSING = new Set(["NOT_FOUND", "BAD_USER_INPUT"]);

/** One item with all its details, and buying it. Its owner gets controls for it instead. */
export function BuyScreen() {
  const { itemId = "" } = useParams();
  const { data, error, refetch } = useQuery(BUY_ITEM, { variables: { id: itemId } });
  const myOffer = useMyOffer(itemId);
  const isMissing =
    data?.item === null || (error !== undefined && MISSING.has(toFailure(error).code));

  if (isMissing) {
    return (
      <Page title="Item Not Found" hideHeading>
        <h1 tabIndex={-1}>Item Not Found</h1>
        <EmptyState title="This item does not exist or was taken off the market.">
          <ButtonLink $kind="act" to="/listings">
            Browse Other Items
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  if (data?.item) return <ItemPage key={data.item.id} item={data.item} myOffer={myOffer} />;
  if (error) {
    return (
      <Page title="Buy">
        <ErrorState message="Failed to fetch buy data" onRetry={() => void refetch()} />
      </Page>
    );
  }
  return <BuySkeleton />;
}
