import { useQuery } from "@apollo/client/react";
import { PRICED_ITEMS_MAX } from "../../../../schema/limits.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { InsightCards, InsightList } from "../insightLook.ts";
import { PriceAdvice } from "./PriceAdvice.tsx";

const Pricing = graphql(`
  query Pricing {
    priceOptimizations {
      entries {
        item {
          id
          title
        }
        ...PriceAdvice_optimization
      }
      changes {
        isLowered
        text
      }
    }
  }
`);

/** The prices of the viewer's items beside what such things sell for. Source: EN-021 */
export function PricingList() {
  const { data, error, refetch } = useQuery(Pricing, { fetchPolicy: "cache-and-network" });
  const entries = data?.priceOptimizations.entries;
  const changes = data?.priceOptimizations.changes ?? [];

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load prices"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!entries && !error && <LoadingBox label="Loading prices" height="480px" />}
      {entries && entries.length === 0 && (
        <p>No prices to compare. They are those of your public items on the market.</p>
      )}
      {entries && entries.length > 0 && (
        <InsightCards aria-label="Your prices">
          {entries.map((entry) => (
            <li key={entry.item.id}>
              <PriceAdvice optimization={entry} />
            </li>
          ))}
        </InsightCards>
      )}
      {entries?.length === PRICED_ITEMS_MAX && (
        <p>These are your newest {PRICED_ITEMS_MAX} public items.</p>
      )}
      {entries &&
        entries.length > 0 &&
        changes.map(({ isLowered, text }) => <p key={String(isLowered)}>{text}</p>)}
      <OfflineNote />
    </InsightList>
  );
}
