import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { DisputeQueueFilter } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { QueuedDispute_dispute, QueueTable } from "./QueueTable.tsx";
import { useQueueLive } from "./useQueueLive.ts";

const DisputeQueueQuery = graphql(`
  query DisputeQueue($filter: DisputeQueueFilter, $first: Int = 50, $after: String) {
    disputeQueue(filter: $filter, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...QueuedDispute_dispute
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** One part of the queue. Its rows say by themselves how they stand; what came or moved waits on the shelf. */
export function DisputeQueue({ filter }: { filter: DisputeQueueFilter }) {
  const query = useQuery(DisputeQueueQuery, {
    variables: { filter },
    // An answer from the cache has an old cursor, after which all that happened since would come one by one.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.disputeQueue;
  const disputes = getFragment(QueuedDispute_dispute, list?.edges.map(({ node }) => node) ?? []);
  const { arrived, isMoved } = useQueueLive({
    filter,
    disputes,
    isWhole: list?.pageInfo.hasNextPage === false,
    after: list?.cursor,
  });

  return (
    <>
      <ArrivalsShelf
        idleText="New disputes appear here as they come"
        text={shelfText(arrived, isMoved)}
        actionLabel="Show"
        onAction={() => void query.refetch().catch(() => undefined)}
      />
      <AdminList noun="disputes" list={list} query={{ ...query, fetchMore }}>
        <QueueTable disputes={disputes} busy={query.data === undefined} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        disputeQueue: withNextPage(before.disputeQueue, next.disputeQueue),
      }),
    });
  }
}

function shelfText(arrived: number, isMoved: boolean): string | null {
  if (arrived > 0) return arrived === 1 ? "1 more dispute" : `${arrived} more disputes`;
  return isMoved ? "The queue has another order now" : null;
}
