import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { DealRow } from "./DealRow.tsx";

const OpenDealsQuery = graphql(`
  query OpenDeals {
    deals(awaiting: review) {
      id
      ...DealRow_deal
    }
  }
`);

/** Deals of the last 14 days that wait for the member's review, the latest first. */
export function OpenDeals() {
  const { data, error, refetch } = useQuery(OpenDealsQuery, { fetchPolicy: "cache-and-network" });
  const deals = data?.deals;

  return (
    <Stack>
      <h2>To review</h2>
      {error ? (
        <ErrorState message="Failed to load your deals" onRetry={() => void refetch()} />
      ) : null}
      {!deals && !error ? <LoadingBox label="Loading your deals" height="180px" /> : null}
      {deals?.length === 0 ? (
        <EmptyState
          title="No deals to review"
          hint="Every completed deal can be reviewed for 14 days."
        />
      ) : null}
      {deals && deals.length > 0 ? (
        <DealList aria-label="Deals to review">
          {deals.map((deal) => (
            <li key={deal.id}>
              <DealRow deal={deal} />
            </li>
          ))}
        </DealList>
      ) : null}
      <OfflineNote />
    </Stack>
  );
}

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** A list of rows in one box. */
export const DealList = styled.ul`
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
