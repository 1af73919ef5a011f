import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdjustmentStatus } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { Adjustment_adjustment, AdjustmentTable } from "./AdjustmentTable.tsx";
import { useAdjustmentsLive } from "./useAdjustmentsLive.ts";

const Adjustments = graphql(`
  query Adjustments($filter: AdjustmentFilter, $first: Int = 50, $after: String) {
    adjustments(filter: $filter, first: $first, after: $after) {
      cursor
      edges {
        cursor
        node {
          id
          ...Adjustment_adjustment
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
  /** Only those that stand here; null: all. */
  status: AdjustmentStatus | null;
  /** Only those of this member's wallet; null: all. */
  memberId: string | null;
}

/** The adjustments that match. Its rows say by themselves how they stand; what came or moved waits on the shelf. */
export function AdjustmentList({ status, memberId }: Props) {
  const query = useQuery(Adjustments, {
    variables: { filter: { status, memberId } },
    // An answer from the cache has an old cursor, after which all that happened since would come one by one.
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.adjustments;
  const adjustments = getFragment(Adjustment_adjustment, list?.edges.map(({ node }) => node) ?? []);
  const { arrived, isMoved } = useAdjustmentsLive({
    isIn: (one) =>
      (status === null || one.status === status) &&
      (memberId === null || one.member.id === memberId),
    adjustments,
    isWhole: list?.pageInfo.hasNextPage === false,
    after: list?.cursor,
  });

  return (
    <>
      <ArrivalsShelf
        idleText="New adjustments appear here as they come"
        text={shelfText(arrived, isMoved)}
        actionLabel="Show"
        onAction={() => void query.refetch().catch(() => undefined)}
      />
      <AdminList noun="adjustments" list={list} query={{ ...query, fetchMore }}>
        <AdjustmentTable adjustments={adjustments} busy={query.data === undefined} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        adjustments: withNextPage(before.adjustments, next.adjustments),
      }),
    });
  }
}

function shelfText(arrived: number, isMoved: boolean): string | null {
  if (arrived > 0) return arrived === 1 ? "1 more adjustment" : `${arrived} more adjustments`;
  return isMoved ? "Some of these stand elsewhere now" : null;
}
