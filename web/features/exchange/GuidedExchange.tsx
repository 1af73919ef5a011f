import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { PriceCard } from "../../ui/PriceCard.tsx";
import { space } from "../../ui/theme.ts";
import { demoPath } from "./demoPath.ts";
import { OfferSent } from "./OfferSent.tsx";
import { Steps } from "./Steps.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { SuggestionsSkeleton } from "./SuggestionsSkeleton.tsx";

const GUIDED_ITEM = graphql(`
  query GuidedItem($id: ID!) {
    item(id: $id) {
      id
      title
      tpValue
      isMine
      images {
        small
        medium
        large
        placeholder
      }
      seller {
        id
        displayName
      }
    }
  }
`);

/**
 * A step by step exchange for one item, up to the seller's answer. It uses the current price, whatever the address
 * says.
 */
export function GuidedExchange({ itemId }: { readonly itemId: string }) {
  const { data, error, refetch } = useQuery(GUIDED_ITEM, { variables: { id: itemId } });
  const [offerId, setOfferId] = useState<string | null>(null);
  const item = data?.item;

  if (error && !data)
    return (
      <ErrorState message="Failed to get exchange suggestions" onRetry={() => void refetch()} />
    );
  if (!data) return <SuggestionsSkeleton />;
  if (!item || item.isMine) {
    return (
      <EmptyState title={item ? "Cannot Exchange Own Item" : "Item Not Found"}>
        <ButtonLink $kind="act" to="/listings">
          Browse Other Items
        </ButtonLink>
      </EmptyState>
    );
  }

  return (
    <>
      <Steps current={offerId === null ? 2 : 4} />
      <Wanted aria-label="What you want">
        <Picture>
          <Photo image={item.images[0] ?? null} alt="" sizes="96px" noImageText="" />
        </Picture>
        <p>
          <Link to={`/buy/${item.id}`}>{item.title}</Link>
          <small>from {item.seller.displayName}</small>
        </p>
        <PriceCard tp={item.tpValue} />
      </Wanted>
      {offerId === null ? (
        <Suggestions
          targetId={item.id}
          targetTp={item.tpValue}
          pathOf={demoPath}
          onSent={setOfferId}
        />
      ) : (
        <OfferSent offerId={offerId} seller={item.seller} />
      )}
    </>
  );
}

const Wanted = styled.section`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);

  p {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: none;
    display: grid;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p small {
    color: var(--ink3);
    font-weight: 400;
  }
`;

const Picture = styled.div`
  flex: none;
  inline-size: 96px;
  border-radius: 8px;
  overflow: hidden;
`;
