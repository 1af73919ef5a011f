import { styled } from "styled-components";
import type { OfferRole, OfferStatus } from "../../gql/graphql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OfferCard } from "./OfferCard.tsx";
import type { Offers } from "./useOffers.ts";

/** The text of an empty tab. */
interface EmptyWords {
  readonly title: string;
  readonly hint: string;
}

/** One tab of offers in each of its states. */
export function OfferList({
  offers,
  empty,
}: {
  readonly offers: Offers;
  readonly empty: EmptyWords;
}) {
  const { shown, error, isLoading } = offers;

  if (isLoading) {
    return (
      <Rows role="status" aria-busy="true" aria-label="Loading offers">
        <Skeleton $h="270px" />
        <Skeleton $h="270px" />
      </Rows>
    );
  }

  return (
    <Rows>
      {error && <ErrorState message="Failed to load offers" onRetry={() => void offers.retry()} />}
      {!error && shown.length === 0 && <EmptyState title={empty.title} hint={empty.hint} />}
      {shown.map((offer) => (
        <OfferCard key={offer.id} offer={offer} isFresh={offer.id === offers.fresh} />
      ))}
      <LoadMore hasMore={offers.hasMore} loading={offers.isLoadingMore} onMore={offers.loadMore} />
      <OfflineNote />
    </Rows>
  );
}

/** The text of an empty tab, for each side. */
export const emptyWords: Readonly<Record<OfferRole, Readonly<Record<OfferStatus, EmptyWords>>>> = {
  seller: {
    pending: {
      title: "No pending offers",
      hint: "When someone wants one of your items, their offer appears here.",
    },
    accepted: { title: "No accepted offers", hint: "Offers you accept are kept here." },
    declined: {
      title: "No declined offers",
      hint: "Offers that were declined, withdrawn or expired are kept here.",
    },
  },
  buyer: {
    pending: {
      title: "No pending offers",
      hint: "Find something you like and offer a swap or TP for it.",
    },
    accepted: { title: "No accepted offers", hint: "Offers that are accepted are kept here." },
    declined: {
      title: "No declined offers",
      hint: "Offers that were declined, withdrawn or expired are kept here.",
    },
  },
};

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
