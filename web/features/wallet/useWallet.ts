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
      ...BalanceSummary_wallet
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
        ...BalanceSummary_wallet
        ...SecureWallet_wallet
      }
    }
  }
`);

/** The member's wallet and its filtered history, kept up to date while the screen is open. */
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

  // The event contains the figures; the shell refetches the history.
  useLive(WalletMoved, { after: viewer?.cursor, skip: !viewer });

  return {
    wallet,
    error,
    isLoading: loading && !wallet,
    isFiltered: "filter" in variables,
    // Whether the filter changed and the history on screen is still that of the previous one.
    isStale: loading && networkStatus === NetworkStatus.setVariables,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    loadMore: () => fetchMore({ variables: { after: wallet?.history.pageInfo.endCursor ?? null } }),
    retry: () => void refetch(),
  };
}

/** What the wallet screen shows. */
export type WalletData = ReturnType<typeof useWallet>;
