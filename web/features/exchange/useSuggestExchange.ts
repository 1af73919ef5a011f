import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useToast } from "../../ui/toast.tsx";
import { suggestionsPath } from "./suggestionsPath.ts";

/** Searches for suggestions, shows a toast, and opens them. */
export function useSuggestExchange() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function suggest(targetId: string, targetTp: number) {
    setBusy(true);
    try {
      const { EXCHANGE_SUGGESTIONS } = await import("./suggestionsQuery.ts");
      await client.query({
        query: EXCHANGE_SUGGESTIONS,
        variables: { targetId, targetTp },
        fetchPolicy: "network-only",
      });
      toast({ title: "Exchange Suggestions Generated" });
      await navigate(suggestionsPath(targetId, targetTp));
    } catch {
      toast({
        title: "Error",
        description: "Failed to get exchange suggestions",
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return [suggest, { busy }] as const;
}
