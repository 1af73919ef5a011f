import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { graphql } from "../../gql/gql.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { useToast } from "../../ui/toast.tsx";
import { suggestionsPath } from "./suggestionsPath.ts";
import { SuggestionsSkeleton } from "./SuggestionsSkeleton.tsx";

const EXCHANGE_TARGET = graphql(`
  query ExchangeTarget($id: ID!) {
    item(id: $id) {
      id
      tpValue
      isMine
    }
  }
`);

/** `/exchange/{id}`: loads the item and redirects to its suggestions. Source: decision C02. */
export function ExchangeRedirect() {
  const { itemId = "" } = useParams();
  const { data, error, refetch } = useQuery(EXCHANGE_TARGET, { variables: { id: itemId } });
  const navigate = useNavigate();
  const toast = useToast();
  const item = data?.item;

  const goOn = useEffectEvent(() => {
    if (!item) return;
    if (item.isMine) toast({ title: "Cannot Exchange Own Item", destructive: true });
    // Replaces the history entry, so that Back leads to the page before this redirect.
    void navigate(item.isMine ? `/buy/${item.id}` : suggestionsPath(item.id, item.tpValue), {
      replace: true,
    });
  });

  useEffect(() => goOn(), [item?.id]);

  return (
    <Page title="Exchange Suggestions">
      {error && (
        <ErrorState message="Failed to get exchange suggestions" onRetry={() => void refetch()} />
      )}
      {data && !item && (
        <EmptyState title="Item Not Found">
          <ButtonLink $kind="act" to="/listings">
            Browse Other Items
          </ButtonLink>
        </EmptyState>
      )}
      {!error && (!data || item) && <SuggestionsSkeleton />}
    </Page>
  );
}
