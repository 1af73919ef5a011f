import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import type { GuideCategory } from "../../gql/graphql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { space } from "../../ui/theme.ts";
import { GuideCard } from "./GuideCard.tsx";
import { useLiveGuides } from "./useLiveGuides.ts";

const Guides = graphql(`
  query Guides($first: Int = 12, $category: GuideCategory, $mine: Boolean!, $after: String) {
    guides(category: $category, mine: $mine, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...GuideCard_guide
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

interface Props {
  readonly category: GuideCategory | null;
  /** The viewer's own, with drafts. */
  readonly mine: boolean;
}

/** Guides, the newest first. */
export function GuideList({ category, mine }: Props) {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(Guides, {
    variables: { category, mine },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const guides = data?.guides;
  useLiveGuides("list", {
    ids: guides?.edges.map(({ node }) => node.id) ?? [],
    cursor: guides?.cursor,
  });

  return (
    <Stack>
      {error && (
        <ErrorState
          message="Failed to load guides"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!guides && !error && <LoadingBox label="Loading guides" height="320px" />}
      {guides?.edges.length === 0 && (
        <EmptyState
          title={mine ? "You have written no guide here yet" : "No guides here yet"}
          hint="What do you do better than when you began? Write it down for those who begin now."
        />
      )}
      {guides && guides.edges.length > 0 && (
        <ul aria-label="Guides">
          {guides.edges.map(({ node }) => (
            <li key={node.id}>
              <GuideCard guide={node} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={guides?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: guides?.pageInfo.endCursor ?? null } })}
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
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
