import { useQuery } from "@apollo/client/react";
import { graphql } from "../../gql/gql.ts";
import { Stat, Stats } from "../../ui/Stats.tsx";

const SellerOfferCounts = graphql(`
  query SellerOfferCounts {
    sellerOfferCounts {
      pending
      accepted
      declined
      total
    }
  }
`);

/** The number of offers that the member has received, by answer. The server counts them again after each event. */
export function useOfferCounts() {
  const { data, previousData, refetch } = useQuery(SellerOfferCounts, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });

  return { counts: (data ?? previousData)?.sellerOfferCounts, refetch };
}

type Counts = NonNullable<ReturnType<typeof useOfferCounts>["counts"]>;

/** The four stat cards. A count that is not loaded yet keeps its place empty. */
export function OfferStats({ counts }: { readonly counts: Counts | undefined }) {
  return (
    <Stats aria-busy={!counts}>
      <Stat label="Pending" value={counts?.pending} />
      <Stat label="Accepted" value={counts?.accepted} />
      <Stat label="Declined" value={counts?.declined} />
      <Stat label="Total" value={counts?.total} />
    </Stats>
  );
}
