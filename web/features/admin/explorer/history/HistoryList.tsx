import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../../gql/fragment-masking.ts";
import { graphql } from "../../../../gql/gql.ts";
import { SearchBox } from "../../../items/browse/SearchBox.tsx";
import { AdminList } from "../../AdminList.tsx";
import { withNextPage } from "../../withNextPage.ts";
import { ClearHistory } from "./ClearHistory.tsx";
import { ExplorerRun_run, RunTable, type ExplorerRun } from "./RunTable.tsx";

const ExplorerHistory = graphql(`
  query ExplorerHistory($q: String, $first: Int = 50, $after: String) {
    explorerHistory(q: $q, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...ExplorerRun_run
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
  /** The document goes into the editor; it does not run. */
  onOpen: (run: Pick<ExplorerRun, "document" | "variables" | "operationName">) => void;
}

/** What the viewer has asked the explorer, the newest first. */
export function HistoryList({ onOpen }: Props) {
  const [q, setQ] = useState("");
  const query = useQuery(ExplorerHistory, {
    variables: { q },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.explorerHistory;
  const runs = getFragment(ExplorerRun_run, list?.edges.map(({ node }) => node) ?? []);
  const show = () => void query.refetch().catch(() => undefined);

  return (
    <>
      <Row>
        <SearchBox
          label="Search the history"
          placeholder="Text in the query"
          value={q}
          onSearch={setQ}
        />
        {runs.length > 0 ? <ClearHistory onDone={show} /> : null}
      </Row>
      <AdminList noun="runs" list={list} query={{ ...query, fetchMore }}>
        <RunTable runs={runs} busy={query.data === undefined} onOpen={onOpen} onDone={show} />
      </AdminList>
    </>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        explorerHistory: withNextPage(before.explorerHistory, next.explorerHistory),
      }),
    });
  }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  > :first-child {
    flex: 1 1 280px;
  }
`;
