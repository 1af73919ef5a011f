import { useQuery } from "@apollo/client/react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { AdminList } from "../AdminList.tsx";
import { withNextPage } from "../withNextPage.ts";
import { DeadLetter_letter, LetterTable } from "./LetterTable.tsx";

const DeadLetters = graphql(`
  query DeadLetters($first: Int = 50, $after: String) {
    deadLetters(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...DeadLetter_letter
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Domain events that a consumer could not handle, the newest first. */
export function LetterList() {
  const query = useQuery(DeadLetters, {
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = query.data?.deadLetters;
  const letters = getFragment(DeadLetter_letter, list?.edges.map(({ node }) => node) ?? []);

  return (
    <AdminList noun="dead letters" list={list} query={{ ...query, fetchMore }}>
      <LetterTable
        letters={letters}
        busy={query.data === undefined}
        onDone={() => void query.refetch().catch(() => undefined)}
      />
    </AdminList>
  );

  function fetchMore({ variables }: { variables: { after: string | null } }) {
    return query.fetchMore({
      variables,
      updateQuery: (before, { fetchMoreResult: next }) => ({
        deadLetters: withNextPage(before.deadLetters, next.deadLetters),
      }),
    });
  }
}
