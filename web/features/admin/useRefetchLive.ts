import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refetchFields } from "../../apollo/refetchFields.ts";
import { useThrottled } from "../../apollo/useThrottled.ts";
import { useMarketEvents } from "./useMarketEvents.ts";

const REFETCH_MS = 2000;

/**
 * Keeps what a screen shows of the market up to date: after any event, its queries of these root fields are refetched,
 * every two seconds at most. An event says what happened, not which rows of a screen it touches.
 */
export function useRefetchLive(fields: ReadonlySet<string>): void {
  const client = useApolloClient();
  const refetch = useThrottled(() => refetchFields(client, fields), REFETCH_MS);
  const after = useMarketEvents(refetch);

  // The screen was read while the log's end was: what happened between the two is in neither.
  useEffect(() => {
    if (after) refetch();
  }, [after, refetch]);
}
