import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { askAgain } from "../apollo/askAgain.ts";
import { useGathered } from "../apollo/useGathered.ts";
import { useLive } from "../apollo/useLive.ts";
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

/** Keeps the signed-in member's wallet, and what else is theirs on the screen, true while the page is open. Shows nothing. */
export function LiveViewer() {
  const { viewer } = useViewer();
  const after = viewer?.cursor;
  const askSoon = useAskSoon();

  useLive(WalletUpdated, { after });
  useLive(QueriesInvalidated, {
    after,
    onEvent: ({ queriesInvalidated }) => askSoon(queriesInvalidated.queries),
  });
  return null;
}

/** Once for events that come together. */
function useAskSoon(): (queries: readonly string[]) => void {
  const client = useApolloClient();
  const waiting = useRef(new Set<string>());
  const ask = useGathered(() => {
    askAgain(client, waiting.current);
    waiting.current = new Set();
  }, GATHER_MS);
  return (queries) => {
    for (const query of queries) waiting.current.add(query);
    ask();
  };
}
