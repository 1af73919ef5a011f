import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { styled } from "styled-components";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { media, space } from "../../ui/theme.ts";
import { WhyDrawer } from "../insights/WhyDrawer.tsx";
import { XpRing } from "./XpRing.tsx";

const HubStats = graphql(`
  query HubStats {
    gamificationStats {
      id
      level
      rank
      streak
      currentXP
      nextLevelXP
      totalPoints
      achievements
      completionRate
      basis {
        ...WhyDrawer_basis
      }
    }
  }
`);

const figure = new Intl.NumberFormat("en");

/** The viewer's level as a ring that fills, rank, streak, and why it is so. Source: EN-033 */
export function LevelCard() {
  const { data, error, refetch } = useQuery(HubStats, { fetchPolicy: "cache-and-network" });
  const [isWhyOpen, setWhyOpen] = useState(false);

  if (error && !data)
    return (
      <ErrorState
        message="Failed to load your level"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <LoadingBox label="Loading your level" height="128px" />;
  const { level, rank, streak, currentXP, nextLevelXP, totalPoints, basis, ...of } =
    data.gamificationStats;
  return (
    <Row>
      <XpRing level={level} current={currentXP} most={nextLevelXP} />
      <dl>
        <div>
          <dt>XP to level {level + 1}</dt>
          <dd>{figure.format(nextLevelXP - currentXP)}</dd>
        </div>
        <div>
          <dt>All XP</dt>
          <dd>{figure.format(totalPoints)}</dd>
        </div>
        <div>
          <dt>Rank</dt>
          <dd>{rank === null ? "–" : `#${figure.format(rank)}`}</dd>
        </div>
        <div>
          <dt>Streak</dt>
          <dd>{streak === 1 ? "1 day" : `${figure.format(streak)} days`}</dd>
        </div>
        <div>
          <dt>Achievements</dt>
          <dd>
            {of.achievements} <small>({figure.format(of.completionRate)} %)</small>
          </dd>
        </div>
      </dl>
      <Button $small onClick={() => setWhyOpen(true)}>
        Why this level?
      </Button>
      {isWhyOpen && (
        <WhyDrawer
          title="Why this level?"
          basis={basis}
          noun="entries"
          factsTitle="What counted last"
          onClose={() => setWhyOpen(false)}
        />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};

  dl {
    flex: 1 1 240px;
    order: 1;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    gap: ${space(3)};
    margin: 0;

    ${media.m} {
      order: 0;
    }
  }

  dt {
    color: var(--ink2);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  small {
    color: var(--ink2);
    font-weight: 400;
  }
`;
