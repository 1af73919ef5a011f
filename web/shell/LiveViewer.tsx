import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { refetchFields } from "../apollo/refetchFields.ts";
import { useLive } from "../apollo/useLive.ts";
import { useThrottled } from "../apollo/useThrottled.ts";
import { graphql } from "../gql/gql.ts";
import { useViewer } from "./ViewerProvider.tsx";

const WalletUpdated = graphql(`
  subscription LiveViewerWallet($after: Cursor) {
    walletUpdated(after: $after) {
      cursor
      wallet {
        id
        tpBalance
        held
        available
        member {
          id
          trustPoints
          trustLevel
        }
      }
    }
  }
`);

const QueriesInvalidated = graphql(`
  subscription LiveViewerQueries($after: Cursor) {
    queriesInvalidated(after: $after) {
      cursor
      queries
    }
  }
`);

const GATHER_MS = 100;

/** Keeps the signed-in member's wallet and the member's other queries on screen up to date. Renders nothing. */
export function LiveViewer() {
  const { viewer } = useViewer();
  const after = viewer?.cursor;
  const askSoon = useBatchedRefetch();

  useLive(WalletUpdated, { after });
  useLive(QueriesInvalidated, {
    after,
    onEvent: ({ queriesInvalidated }) => askSoon(queriesInvalidated.queries),
  });
  return null;
}

/** Refetches queries, once for a burst of events. */
function useBatchedRefetch(): (queries: readonly string[]) => void {
  const client = useApolloClient();
  const waiting = useRef(new Set<string>());
  const ask = useThrottled(() => {
    refetchFields(client, waiting.current);
    waiting.current = new Set();
  }, GATHER_MS);
  return (queries) => {
    for (const query of queries) waiting.current.add(query);
    ask();
  };
}
