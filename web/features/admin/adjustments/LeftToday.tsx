import { useQuery } from "@apollo/client/react";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { graphql } from "../../../gql/gql.ts";
import { leftWords } from "./adjustmentWords.ts";

const AdjustmentsLeft = graphql(`
  query AdjustmentsLeft {
    adjustmentTerms {
      leftToday
    }
  }
`);

const AdjustmentTouched = graphql(`
  subscription AdjustmentTouched {
    adjustmentUpdated {
      cursor
    }
  }
`);

/** How many TP may still be adjusted today. */
export function LeftToday() {
  const { data, error, refetch } = useQuery(AdjustmentsLeft, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const renew = useThrottled(() => void refetch().catch(() => undefined));
  useLive(AdjustmentTouched, { onEvent: renew });

  const left = data?.adjustmentTerms.leftToday;
  if (left === undefined)
    return <p>{error ? "What is left of today could not be loaded." : " "}</p>;
  return <p>{leftWords(left)}</p>;
}
