import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { OverdueDeadline_DeadlineFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { AdminList } from "../AdminList.tsx";
import { Stack } from "../rowLook.ts";
import { SubjectLink } from "../SubjectLink.tsx";
import { withNextPage } from "../withNextPage.ts";
import { DEADLINES } from "./jobWords.ts";

const OverdueDeadline_deadline = graphql(`
  fragment OverdueDeadline_deadline on OverdueDeadline {
    id
    name
    rowId
    deadline
    error
    tries
  }
`);

const OverdueDeadlines = graphql(`
  query OverdueDeadlines($first: Int = 50, $after: String) {
    overdueDeadlines(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...OverdueDeadline_deadline
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const COLUMNS: readonly Column<OverdueDeadline_DeadlineFragment>[] = [
  { label: "Deadline", cell: ({ name }) => <strong>{DEADLINES[name].label}</strong> },
  {
    label: "Of",
    cell: ({ name, rowId }) => <SubjectLink type={DEADLINES[name].subject} id={rowId} />,
  },
  { label: "Was due", cell: ({ deadline }) => <TimeAgo date={deadline} /> },
  { label: "Tries", isFigure: true, cell: ({ tries }) => tries },
  {
    label: "Why it has not ended",
    cell: ({ error }) => <Stack>{error ?? "Nobody has tried in the last minute"}</Stack>,
  },
];

/** What should have ended by itself and has not, the most overdue first. */
export function OverdueList() {
  const query = useQuery(OverdueDeadlines, {
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.overdueDeadlines;
  const overdue = getFragment(OverdueDeadline_deadline, list?.edges.map(({ node }) => node) ?? []);

  return (
    <AdminList noun="overdue deadlines" list={list} query={{ ...query, fetchMore }}>
      <DataTable
        caption="Overdue deadlines"
        columns={COLUMNS}
        rows={overdue}
        busy={query.data === undefined}
        minWidth={720}
      />
    </AdminList>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        overdueDeadlines: withNextPage(before.overdueDeadlines, next.overdueDeadlines),
      }),
    });
  }
}
