import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { CircleCard } from "./CircleCard.tsx";
import { useLiveCircles } from "./useLiveCircles.ts";

const Circles = graphql(`
  query Circles($first: Int = 12, $mine: Boolean!, $after: String) {
    circles(mine: $mine, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...CircleCard_circle
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Circles, the newest first. */
export function CircleList({ mine }: { readonly mine: boolean }) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Circles, {
    variables: { mine },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const circles = data?.circles;
  useLiveCircles(circles?.cursor);

  return (
    <Stack>
      {error && (
        <ErrorState
          message="Failed to load circles"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!circles && !error && <LoadingBox label="Loading circles" height="320px" />}
      {circles?.edges.length === 0 && (
        <EmptyState
          title={mine ? "You are in no circle yet" : "No circles yet"}
          hint="A circle is a group with a feed of its own: neighbours, menders, a book club."
        />
      )}
      {circles && circles.edges.length > 0 && (
        <ul aria-label="Circles">
          {circles.edges.map(({ node }) => (
            <li key={node.id}>
              <CircleCard circle={node} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={circles?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: circles?.pageInfo.endCursor ?? null } })}
      />
      <OfflineNote />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;
