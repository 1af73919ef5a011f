import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { CaseFilter } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { CaseTable, QueuedCase_case } from "./CaseTable.tsx";
import { useCasesLive } from "./useCasesLive.ts";

const ModerationQueueQuery = graphql(`
  query ModerationQueue($filter: CaseFilter!, $first: Int = 50, $after: String) {
    moderationQueue(filter: $filter, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...QueuedCase_case
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
export function CaseQueue({ filter }: { filter: CaseFilter }) {
  const query = useQuery(ModerationQueueQuery, {
    variables: { filter },
    // An answer from the cache has an old cursor, after which all that happened since would come one by one.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.moderationQueue;
  const cases = getFragment(QueuedCase_case, list?.edges.map(({ node }) => node) ?? []);
  const { arrived, isMoved } = useCasesLive({
    filter,
    cases,
    isWhole: list?.pageInfo.hasNextPage === false,
    after: list?.cursor,
  });

  return (
    <>
      <ArrivalsShelf
        idleText="New reports and appeals appear here as they come"
        text={shelfText(arrived, isMoved)}
        actionLabel="Show"
        onAction={() => void query.refetch().catch(() => undefined)}
      />
      <AdminList noun="cases" list={list} query={{ ...query, fetchMore }}>
        <CaseTable cases={cases} busy={query.data === undefined} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        moderationQueue: withNextPage(before.moderationQueue, next.moderationQueue),
      }),
    });
  }
}

function shelfText(arrived: number, isMoved: boolean): string | null {
  if (arrived > 0) return arrived === 1 ? "1 more case" : `${arrived} more cases`;
  return isMoved ? "The queue has changed" : null;
}
