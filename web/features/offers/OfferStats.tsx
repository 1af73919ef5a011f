import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { Card } from "../../ui/Card.tsx";
import { Count } from "../../ui/Count.tsx";
import { media } from "../../ui/theme.ts";

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
    <Grid aria-busy={!counts}>
      <Stat label="Pending" value={counts?.pending} />
      <Stat label="Accepted" value={counts?.accepted} />
      <Stat label="Declined" value={counts?.declined} />
      <Stat label="Total" value={counts?.total} />
    </Grid>
  );
}

function Stat({ label, value }: { readonly label: string; readonly value: number | undefined }) {
  return (
    <Card as="div">
      <Term>{label}</Term>
      <Figure>{value !== undefined && <Count value={value} />}</Figure>
    </Card>
  );
}

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${media.m} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Term = styled.dt`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

// A height of its own: rolling digits are taller than standing ones.
const Figure = styled.dd`
  display: flex;
  align-items: center;
  block-size: 2.75rem;
  font: 750 1.75rem/1.2 var(--display);
`;
