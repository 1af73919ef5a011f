import { useQuery } from "@apollo/client/react";
import { Check, X } from "lucide-react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { FactRows, InsightCards, InsightList } from "../insightLook.ts";
import { useNotForMe } from "../useNotForMe.ts";
import { WhyButton } from "../WhyButton.tsx";
import { PredictionCard } from "./PredictionCard.tsx";
import { WaitChart } from "./WaitChart.tsx";

const OwnPredictions = graphql(`
  query OwnPredictions {
    predictions {
      entries {
        id
        topic
        title
        ...PredictionCard_prediction
      }
      past {
        id
        title
        description
        timeline
        outcome
      }
      waits {
        ...WaitChart_wait
      }
      basis {
        shortfall
        ...WhyDrawer_basis
      }
    }
  }
`);

/** What is expected for the viewer, how the last predictions came out, and how long things wait. Source: PN-012, EN-027 */
export function PredictedList() {
  const { list, putAway } = useNotForMe("OwnPredictions", notPredicted);
  const { data, error, refetch } = useQuery(OwnPredictions, { fetchPolicy: "cache-and-network" });
  const found = data?.predictions;

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load your predictions"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading your predictions" height="640px" />}
      {found && found.entries.length === 0 && (
        <p>No predictions for you yet. {found.basis.shortfall}</p>
      )}
      {found && found.entries.length > 0 && (
        <>
          <InsightCards ref={list} tabIndex={-1} aria-label="Predictions">
            {found.entries.map((prediction) => (
              <li key={prediction.id}>
                <PredictionCard
                  prediction={prediction}
                  onNotForMe={() => void putAway(prediction.topic, prediction.title)}
                />
              </li>
            ))}
          </InsightCards>
          <div>
            <WhyButton
              label="Why these?"
              title="How are predictions made?"
              basis={found.basis}
              noun="predictions"
              isPersonal
            />
          </div>
        </>
      )}
      {found && found.past.length > 0 && (
        <>
          <h3>How the last ones came out</h3>
          <Past aria-label="How the last ones came out">
            {found.past.map(({ id, title, description, timeline, outcome }) => (
              <li key={id} data-outcome={outcome}>
                <span>
                  <b>{title}</b> {description} <small>{timeline}</small>
                </span>
                <span>
                  {outcome === "right" ? (
                    <Check size={16} aria-hidden />
                  ) : (
                    <X size={16} aria-hidden />
                  )}
                  {outcome === "right" ? "It came so" : "It came otherwise"}
                </span>
              </li>
            ))}
          </Past>
        </>
      )}
      {found && found.waits.length > 0 && <WaitChart waits={found.waits} />}
      <OfflineNote />
    </InsightList>
  );
}

/** Titles of predictions have quotation marks of their own. */
function notPredicted(title: string): string {
  return `Not predicted again: ${title}`;
}

const Past = styled(FactRows)`
  li > :first-child {
    color: var(--ink2);
    font-size: 0.9375rem;
    font-weight: 400;
  }

  b {
    color: var(--ink);
  }

  [data-outcome="right"] > :last-child {
    color: var(--ok);
  }

  [data-outcome="wrong"] > :last-child {
    color: var(--bad);
  }
`;
