import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Countdown } from "../../../ui/Countdown.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { space } from "../../../ui/theme.ts";
import { ChallengeCard } from "./ChallengeCard.tsx";
import { useClaimChallenge } from "./useClaimChallenge.ts";

const HubChallenges = graphql(`
  query HubChallenges {
    challenges {
      id
      endsAt
      bonusMultiplier
      ...ChallengeCard_challenge
    }
  }
`);

/** The challenges of this week. Source: S2 §2 "weekly challenge" */
export function ChallengeList() {
  const { data, error, refetch } = useQuery(HubChallenges, { fetchPolicy: "cache-and-network" });
  const command = useClaimChallenge();

  const failure = error && (
    <ErrorState
      message="Failed to load challenges"
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );

  if (!data && failure) return failure;
  if (!data) return <LoadingBox label="Loading challenges" height="360px" />;
  const [first] = data.challenges;
  if (!first) return <Quiet>No challenges yet. This week's come within the hour.</Quiet>;
  return (
    <Box>
      {failure}
      <Week>
        <span>New challenges on Monday, 00:00 UTC</span>
        <Countdown until={first.endsAt} />
      </Week>
      {first.bonusMultiplier > 1 && (
        <p>
          A bonus of {Math.round(100 * (first.bonusMultiplier - 1))} % for your weeks in a row is in
          each reward.
        </p>
      )}
      <ul>
        {data.challenges.map((challenge) => (
          <li key={challenge.id}>
            <ChallengeCard challenge={challenge} command={command} />
          </li>
        ))}
      </ul>
      <OfflineNote />
    </Box>
  );
}

const Quiet = styled.p`
  padding-block: ${space(4)};
  color: var(--ink2);
`;

const Week = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  ul {
    display: grid;
    gap: ${space(2)};
  }
`;
