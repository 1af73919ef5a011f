import { useQuery } from "@apollo/client/react";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";

const LogEnd = graphql(`
  query LogEnd {
    adminEventLog(first: 1) {
      cursor
    }
  }
`);

const MarketTouched = graphql(`
  subscription MarketTouched($after: Cursor) {
    adminEvents(after: $after) {
      cursor
    }
  }
`);

/**
 * Calls `onEvent` after any event of the market from now on. Returns the cursor that events are followed from, once it
 * is known: what is read after that misses none.
 */
export function useMarketEvents(onEvent: () => void): string | undefined {
  const { data } = useQuery(LogEnd, { fetchPolicy: "no-cache" });
  const after = data?.adminEventLog.cursor;
  useLive(MarketTouched, { after, onEvent });
  return after;
}
