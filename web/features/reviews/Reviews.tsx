import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

const ReviewsQuery = graphql(`
  query Reviews($first: Int = 10, $memberId: ID!, $after: String) {
    reviews(memberId: $memberId, first: $first, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
          ...ReviewCard_review
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** The reviews about a member, newest first. Source: S2 §2 "reviews are public" */
export function Reviews({ memberId }: { memberId: string }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(ReviewsQuery, {
    variables: { memberId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const reviews = data?.reviews;

  return (
    <Stack aria-label="Reviews">
      <h2>Reviews{reviews && reviews.totalCount > 0 ? ` (${reviews.totalCount})` : ""}</h2>
      {error && !reviews ? (
        <ErrorState message="Failed to load the reviews" onRetry={() => void refetch()} />
      ) : null}
      {!reviews && !error ? <LoadingBox label="Loading the reviews" height="180px" /> : null}
      {reviews?.edges.length === 0 ? (
        <EmptyState title="No reviews yet" hint="They come after completed deals." />
      ) : null}
      {reviews && reviews.edges.length > 0 ? (
        <Rows>
          {reviews.edges.map(({ node }) => (
            <li key={node.id}>
              <ReviewCard review={node} />
            </li>
          ))}
        </Rows>
      ) : null}
      <LoadMore
        hasMore={reviews?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: reviews?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </Stack>
  );
}

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
