import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { refetchFields } from "../../../apollo/refetchFields.ts";

/** What an action on a member changes in the open panel; the row in the list is the same object of the cache. */
const CHANGED = new Set(["adminUser", "memberSuspensions", "adminItems"]);

/** Loads the open panel anew after an action. */
export function useRefetchUser(): () => void {
  const client = useApolloClient();
  return useCallback(() => refetchFields(client, CHANGED), [client]);
}
