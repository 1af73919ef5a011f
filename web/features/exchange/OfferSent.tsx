import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { space } from "../../ui/theme.ts";
import { LiveOffers } from "../offers/LiveOffers.tsx";
import { OfferInThread } from "../offers/OfferInThread.tsx";

const SENT_OFFER = graphql(`
  query SentOffer($id: ID!) {
    offer(id: $id) {
      id
      ...OfferInThread_offer
    }
  }
`);

/** The last step: the offer in its current state, which updates live when the seller answers. */
export function OfferSent(props: {
  readonly offerId: string;
  readonly seller: { readonly id: string; readonly displayName: string };
}) {
  const { data, error, refetch } = useQuery(SENT_OFFER, { variables: { id: props.offerId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const { displayName } = props.seller;

  // The button that had focus was in the previous step and is gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Frame>
      <LiveOffers />
      <h2 ref={heading} tabIndex={-1}>
        Your offer is with {displayName}
      </h2>
      <p>Nothing moves until {displayName} accepts. You see the answer here as soon as it comes.</p>
      {error && !data && (
        <ErrorState message="Failed to load the offer" onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton $h="240px" />}
      {data?.offer && <OfferInThread offer={data.offer} words="What you offered" />}
      <Acts>
        <ButtonLink to={`/messages/${props.seller.id}`}>Open the conversation</ButtonLink>
        <ButtonLink to="/exchange-demo">Try another item</ButtonLink>
      </Acts>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
