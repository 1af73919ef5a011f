import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { MarketPredictionsQuery, TrendRange } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { media, space } from "../../../ui/theme.ts";
import { InsightList } from "../insightLook.ts";
import { InterestChart } from "./InterestChart.tsx";
import { PredictionRow } from "./PredictionRow.tsx";

const MarketPredictions = graphql(`
  query MarketPredictions($timeRange: TrendRange) {
    marketPredictions(timeRange: $timeRange) {
      timeRange
      entries {
        category
        trend
        predictedChange
        ...PredictionRow_prediction
        ...InterestChart_prediction
      }
      basis {
        shortfall
      }
    }
  }
`);

const InterestCounted = graphql(`
  subscription InterestCounted {
    trendingUpdated {
      countedAt
    }
  }
`);

type Prediction = MarketPredictionsQuery["marketPredictions"]["entries"][number];

const RANGES: readonly { value: TrendRange; label: string }[] = [
  { value: "h24", label: "24 Hours" },
  { value: "d7", label: "7 Days" },
  { value: "d30", label: "30 Days" },
];

/** Where the interest in each category goes; today's is counted while it is shown. Source: PN-023, EN-020 */
export function PredictionList() {
  const client = useApolloClient();
  const [timeRange, setTimeRange] = useState<TrendRange>("h24");
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useQuery(MarketPredictions, {
    variables: { timeRange },
    fetchPolicy: "cache-and-network",
  });
  useLive(InterestCounted, {
    onEvent: () => refetchFields(client, new Set(["marketPredictions"])),
  });
  const found = (data ?? previousData)?.marketPredictions;
  const known = inOrder(found?.entries ?? []);
  const unknown = (found?.entries ?? []).filter(({ trend }) => trend === null);
  const shown = known.find(({ category }) => category === chosen) ?? known[0];

  return (
    <InsightList>
      <ChoiceChips legend="Range" choices={RANGES} value={timeRange} onChange={setTimeRange} />
      {error && (
        <ErrorState
          message="Failed to load predictions"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading predictions" height="640px" />}
      {found && !shown && <p>No predictions yet. {found.basis.shortfall}</p>}
      {found && shown && (
        <Columns aria-busy={!data || undefined}>
          <InterestChart prediction={shown} />
          <Rows aria-label="Categories">
            {known.map((prediction) => (
              <li key={prediction.category}>
                <PredictionRow
                  prediction={prediction}
                  isShown={prediction === shown}
                  onShow={() => setChosen(prediction.category)}
                />
              </li>
            ))}
          </Rows>
        </Columns>
      )}
      {shown && unknown.length > 0 && (
        <p>
          Too few members are interested in {listed(unknown.map(({ category }) => category))} for a
          prediction.
        </p>
      )}
      <OfflineNote />
    </InsightList>
  );
}

const likeLists = new Intl.ListFormat("en", { type: "disjunction" });

function listed(names: readonly string[]): string {
  return likeLists.format(names);
}

/** What moves first, the most of it first. */
function inOrder(entries: readonly Prediction[]): Prediction[] {
  const moved = ({ trend, predictedChange }: Prediction) =>
    trend === "steady" ? -1 : Math.abs(predictedChange ?? 0);
  return entries
    .filter(({ trend }) => trend !== null)
    .toSorted((one, other) => moved(other) - moved(one));
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  &[aria-busy="true"] {
    opacity: 0.6;
  }

  ${media.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    > :first-child {
      position: sticky;
      inset-block-start: calc(var(--barHeight) + ${space(4)});
    }
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
