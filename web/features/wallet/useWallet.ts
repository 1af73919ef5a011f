import { NetworkStatus } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";
import type { WalletHistoryFilter } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";

const WalletPage = graphql(`
  query WalletPage($first: Int = 24, $after: String, $filter: WalletHistoryFilter) {
    wallet {
      id
      ...WalletFigures_wallet
      ...SecureWallet_wallet
      history(first: $first, after: $after, filter: $filter) {
        edges {
          cursor
          node {
            ...LedgerRow_entry
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const WalletMoved = graphql(`
  subscription WalletMoved($after: Cursor) {
    walletUpdated(after: $after) {
      cursor
      wallet {
        id
        ...WalletFigures_wallet
        ...SecureWallet_wallet
      }
    }
  }
`);

/** The member's wallet and what a filter leaves of its history, kept true while the screen is open. */
export function useWallet(filter?: WalletHistoryFilter) {
  const { viewer } = useViewer();
  const variables = filter && Object.keys(filter).length > 0 ? { filter } : {};
  const { data, previousData, error, loading, networkStatus, fetchMore, refetch } = useQuery(
    WalletPage,
    {
      variables,
      fetchPolicy: "cache-and-network",
      nextFetchPolicy: "cache-first",
    },
  );
  const wallet = (data ?? previousData)?.wallet;

  // The figures come with the event; the history is asked for again by the shell.
  useLive(WalletMoved, { after: viewer?.cursor, skip: !viewer });

  return {
    wallet,
    error,
    isLoading: loading && !wallet,
    isFiltered: "filter" in variables,
    // Another filter was chosen, and what is shown is still the last one's.
    isStale: loading && networkStatus === NetworkStatus.setVariables,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: wallet?.history.pageInfo.endCursor ?? null } }),
    retry: () => void refetch(),
  };
}

/** What the wallet screen shows. */
export type WalletData = ReturnType<typeof useWallet>;
