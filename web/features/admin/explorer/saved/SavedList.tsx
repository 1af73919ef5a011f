import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { getFragment } from "../../../../gql/fragment-masking.ts";
import { graphql } from "../../../../gql/gql.ts";
import type { SavedQuery_RowFragment } from "../../../../gql/graphql.ts";
import { ButtonLink } from "../../../../ui/ButtonLink.tsx";
import { DataTable, type Column } from "../../../../ui/DataTable.tsx";
import { StatusBadge } from "../../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../../ui/TimeAgo.tsx";
import { SearchBox } from "../../../items/browse/SearchBox.tsx";
import { AdminList } from "../../AdminList.tsx";
import { MemberLink } from "../../MemberLink.tsx";
import { Stack } from "../../rowLook.ts";
import { useAdminUrl } from "../../useAdminUrl.ts";
import { withNextPage } from "../../withNextPage.ts";
import { editPath, savedPath } from "../links.ts";

const SavedQuery_row = graphql(`
  fragment SavedQuery_row on SavedQuery {
    id
    slug
    folder
    title
    visibility
    pinnedAt
    updatedAt
    owner {
      id
      displayName
    }
  }
`);

const SavedQueries = graphql(`
  query SavedQueries($q: String, $first: Int = 50, $after: String) {
    savedQueries(q: $q, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...SavedQuery_row
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const COLUMNS: readonly Column<SavedQuery_RowFragment>[] = [
  {
    label: "Query",
    cell: ({ slug, title, folder }) => (
      <Stack>
        <Link to={savedPath(slug)}>
          <strong>{title}</strong>
        </Link>
        {folder === null ? null : <small>{folder}</small>}
      </Stack>
    ),
  },
  {
    label: "Who sees it",
    cell: ({ visibility, pinnedAt }) => (
      <Stack>
        {visibility === "staff" ? "All administrators" : "Only you"}
        {pinnedAt ? <StatusBadge tone="info">On the dashboard</StatusBadge> : null}
      </Stack>
    ),
  },
  {
    label: "Saved by",
    cell: ({ owner }) => (owner ? <MemberLink member={owner} /> : "Somebody who has left"),
  },
  { label: "Changed", cell: ({ updatedAt }) => <TimeAgo date={updatedAt} /> },
  {
    label: "Edit",
    cell: ({ slug, title }) => (
      <ButtonLink $small to={editPath(slug)} aria-label={`Edit: ${title}`}>
        Edit
      </ButtonLink>
    ),
  },
];

/** The queries that administrators keep, the last changed first. */
export function SavedList() {
  const { read, put } = useAdminUrl();
  const q = read("q");
  const query = useQuery(SavedQueries, {
    variables: { q },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.savedQueries;

  return (
    <>
      <SearchBox
        label="Search saved queries"
        placeholder="Title, address or folder"
        value={q}
        onSearch={(text) => put("q", text)}
      />
      <AdminList noun="saved queries" list={list} query={{ ...query, fetchMore }}>
        <DataTable
          caption="Saved queries"
          columns={COLUMNS}
          rows={getFragment(SavedQuery_row, list?.edges.map(({ node }) => node) ?? [])}
          busy={query.data === undefined}
          minWidth={720}
        />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        savedQueries: withNextPage(before.savedQueries, next.savedQueries),
      }),
    });
  }
}
