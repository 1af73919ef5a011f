import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";

const OwnTransactions = graphql(`
  query OwnTransactions($first: Int = 10, $after: String) {
    chainTransactions(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...TransactionRow_transaction
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    publicLog {
      ...LogPart_log
    }
  }
`);

/** The viewer's transactions with the public log that confirms them. They move with the wallet and with the log. */
export function useTransactions() {
  const { data, error, networkStatus, fetchMore, refetch } = useQuery(OwnTransactions, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const transactions = data?.chainTransactions;

  return {
    transactions,
    log: data?.publicLog ?? null,
    error,
    retry: () => void refetch().catch(() => undefined),
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: transactions?.pageInfo.endCursor ?? null } }),
  };
}
