import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { graphql } from "../../../gql/gql.ts";

const LedgerTouched = graphql(`
  subscription LedgerTouched {
    adminEvents {
      cursor
    }
  }
`);

const FIELDS = new Set(["adminSupply", "adminIssue"]);
const REFETCH_MS = 2000;

/** Keeps the figures of the books up to date while a screen shows them: what moves TP is an event of the market. */
export function useLedgerLive(): void {
  const client = useApolloClient();
  const refetch = useThrottled(() => refetchFields(client, FIELDS), REFETCH_MS);

  useLive(LedgerTouched, { onEvent: refetch });
}
