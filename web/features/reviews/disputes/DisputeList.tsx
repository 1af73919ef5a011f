import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { categoryLabel, STATUS_LOOK } from "../disputeWords.ts";
import { DealList } from "../OpenDeals.tsx";

const DISPUTES = graphql(`
  query Disputes($first: Int = 12, $after: String) {
    disputes(first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          title
          category
          status
          createdAt
          viewerRole
          reporter {
            id
            displayName
          }
          reported {
            id
            displayName
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const DISPUTE_LISTED = graphql(`
  subscription DisputeListed($after: Cursor) {
    disputeUpdated(after: $after) {
      cursor
      dispute {
        id
        status
      }
    }
  }
`);

/** The disputes in which the member is a side, the latest first. They update live. */
export function DisputeList() {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(DISPUTES, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const disputes = data?.disputes;
  useLive(DISPUTE_LISTED, {
    after: disputes?.cursor,
    onEvent: ({ disputeUpdated: { dispute } }) => {
      if (!disputes?.edges.some(({ node }) => node.id === dispute.id))
        void refetch().catch(() => undefined);
    },
  });

  return (
    <Stack>
      <h2>Disputes</h2>
      {error && !disputes ? (
        <ErrorState message="Failed to load your disputes" onRetry={() => void refetch()} />
      ) : null}
      {!disputes && !error ? <LoadingBox label="Loading your disputes" height="180px" /> : null}
      {disputes?.edges.length === 0 ? (
        <EmptyState title="No disputes" hint="We hope it stays like this." />
      ) : null}
      {disputes && disputes.edges.length > 0 ? (
        <DealList aria-label="Disputes">
          {disputes.edges.map(({ node }) => (
            <Row key={node.id}>
              <div>
                <Link to={`/disputes/${node.id}`}>{node.title}</Link>
                <small>
                  {categoryLabel(node.category)}, {dayText(node.createdAt)},{" "}
                  {node.viewerRole === "reporter"
                    ? `against ${node.reported.displayName}`
                    : `by ${node.reporter.displayName}`}
                </small>
              </div>
              <StatusBadge tone={STATUS_LOOK[node.status].tone}>
                {STATUS_LOOK[node.status].word}
              </StatusBadge>
            </Row>
          ))}
        </DealList>
      ) : null}
      <LoadMore
        hasMore={disputes?.pageInfo.hasNextPage ?? false}
        loading={networkStatus === NetworkStatus.fetchMore}
        onMore={() => fetchMore({ variables: { after: disputes?.pageInfo.endCursor ?? null } })}
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

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-block-size: 64px;
  padding: 12px 16px;
  overflow-wrap: anywhere;

  > div {
    display: grid;
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  a {
    font-weight: 600;
  }

  small {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;
