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

/** How many offers the member has received, by answer. Counted by the server after each event. */
export function useOfferCounts() {
  const { data, previousData, refetch } = useQuery(SellerOfferCounts, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });

  return { counts: (data ?? previousData)?.sellerOfferCounts, refetch };
}

type Counts = NonNullable<ReturnType<typeof useOfferCounts>["counts"]>;

/** The four stat cards. A count that is not known yet keeps its place empty. */
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
