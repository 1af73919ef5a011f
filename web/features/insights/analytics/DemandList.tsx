import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import type { MarketLevel } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { InsightCards, InsightList } from "../insightLook.ts";
import { DemandCard } from "./DemandCard.tsx";

const Demand = graphql(`
  query Demand {
    demandForecasts {
      entries {
        itemType
        demandLevel
        members
        ...DemandCard_demand
        basis {
          shortfall
        }
      }
      basis {
        shortfall
      }
    }
  }
`);

const ORDER: readonly (MarketLevel | null)[] = ["high", "medium", "low", null];

/** The interest in each category beside what is offered, the highest demand first. Source: EN-022 */
export function DemandList() {
  const { data, error, refetch } = useQuery(Demand, { fetchPolicy: "cache-and-network" });
  const found = data?.demandForecasts;
  const known = (found?.entries ?? [])
    .filter(({ basis }) => basis.shortfall === null)
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.demandLevel) - ORDER.indexOf(other.demandLevel) ||
        other.members - one.members,
    );

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load the demand"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading the demand" height="640px" />}
      {found && known.length === 0 && <p>No demand is known yet. {found.basis.shortfall}</p>}
      {known.length > 0 && (
        <InsightCards aria-label="Demand by category">
          {known.map((entry) => (
            <li key={entry.itemType}>
              <DemandCard demand={entry} />
            </li>
          ))}
        </InsightCards>
      )}
      <OfflineNote />
    </InsightList>
  );
}
