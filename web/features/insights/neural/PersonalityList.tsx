import { useQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { space } from "../../../ui/theme.ts";
import { CardActs, InsightCard, InsightCards, InsightList } from "../insightLook.ts";
import { WhyButton } from "../WhyButton.tsx";

const OwnPersonality = graphql(`
  query OwnPersonality {
    personality {
      tradingStyle
      traits {
        name
        score
        description
      }
      compatibility {
        username
        reason
        score
        actionUrl
      }
      basis {
        shortfall
        ...WhyDrawer_basis
      }
    }
  }
`);

/** How the viewer trades beside others, and who fits. Source: EN-028 */
export function PersonalityList() {
  const { data, error, refetch } = useQuery(OwnPersonality, { fetchPolicy: "cache-and-network" });
  const found = data?.personality;

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load your profile"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!found && !error && <LoadingBox label="Loading your profile" height="480px" />}
      {found && found.traits.length === 0 && (
        <p>{found.basis.shortfall ?? "Nothing is known of you yet"}.</p>
      )}
      {found && found.traits.length > 0 && (
        <>
          <Style>
            {found.tradingStyle === null ? (
              "Your trading style shows after five deals."
            ) : (
              <>
                Your trading style: <b>{found.tradingStyle}</b>
              </>
            )}
          </Style>
          <InsightCards aria-label="Traits">
            {found.traits.map(({ name, score, description }) => (
              <li key={name}>
                <InsightCard>
                  <h3>{name}</h3>
                  {score !== null && (
                    <ProgressBar
                      label={name}
                      value={score}
                      max={100}
                      words={`ahead of ${score} of 100`}
                    />
                  )}
                  <p>{description}</p>
                </InsightCard>
              </li>
            ))}
          </InsightCards>
          <h3>Who fits</h3>
          {found.compatibility.length === 0 && (
            <p>
              Nobody yet: it takes five likes of each, and that each likes something of the other.
            </p>
          )}
          {found.compatibility.length > 0 && (
            <InsightCards aria-label="Who fits">
              {found.compatibility.map(({ username, reason, score, actionUrl }) => (
                <li key={username}>
                  <InsightCard>
                    <h3>{username}</h3>
                    <ProgressBar
                      label={username}
                      value={score}
                      max={100}
                      words={`${score} of 100`}
                    />
                    <p>{reason}</p>
                    <CardActs>
                      <Link to={actionUrl} aria-label={`Propose a swap to ${username}`}>
                        Propose a swap
                      </Link>
                    </CardActs>
                  </InsightCard>
                </li>
              ))}
            </InsightCards>
          )}
          <div>
            <WhyButton
              title="Why this about you?"
              basis={found.basis}
              noun="events"
              isPersonal
              factsTitle="Your deals"
            />
          </div>
        </>
      )}
      <OfflineNote />
    </InsightList>
  );
}

const Style = styled.p`
  && {
    margin-block-end: ${space(1)};
    color: var(--ink);
    font-size: 1.0625rem;
  }
`;
