import { useApolloClient, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { LeaderboardPeriod } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { space } from "../../../ui/theme.ts";
import { LeaderboardPlace } from "./LeaderboardPlace.tsx";

const HubLeaderboard = graphql(`
  query HubLeaderboard($period: LeaderboardPeriod) {
    leaderboard(period: $period) {
      members
      rows {
        userId
        isCurrentUser
        ...LeaderboardPlace_row
      }
      ownRow {
        userId
        ...LeaderboardPlace_row
      }
    }
  }
`);

const LeaderboardMoved = graphql(`
  subscription LeaderboardMoved {
    leaderboardUpdated {
      asOf
    }
  }
`);

const PERIODS: readonly { value: LeaderboardPeriod; label: string }[] = [
  { value: "week", label: "This week" },
  { value: "month", label: "This month" },
  { value: "all", label: "All time" },
];

const figure = new Intl.NumberFormat("en");

/** Who has most XP, live; the viewer's own place is always shown. Source: S2 §2 "Leaderboard" */
export function LeaderboardList() {
  const client = useApolloClient();
  const [period, setPeriod] = useState<LeaderboardPeriod>("week");
  const { data, previousData, error, refetch } = useQuery(HubLeaderboard, {
    variables: { period },
    fetchPolicy: "cache-and-network",
  });
  useLive(LeaderboardMoved, { onEvent: () => refetchFields(client, new Set(["leaderboard"])) });
  const board = (data ?? previousData)?.leaderboard;

  return (
    <Box>
      <ChoiceChips legend="Since when" choices={PERIODS} value={period} onChange={setPeriod} />
      {error && (
        <ErrorState
          message="Failed to load the leaderboard"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!board && !error && <LoadingBox label="Loading the leaderboard" height="400px" />}
      {board && (
        <>
          {board.rows.length === 0 && <p>Nobody has XP in this period yet.</p>}
          <ol>
            {board.rows.map((row) => (
              <LeaderboardPlace key={row.userId} row={row} />
            ))}
            {board.ownRow && !board.rows.some(({ isCurrentUser }) => isCurrentUser) && (
              <LeaderboardPlace row={board.ownRow} isPinned />
            )}
          </ol>
          <p>
            {figure.format(board.members)} {board.members === 1 ? "member has" : "members have"} XP
            in this period. Whether you are shown is in your{" "}
            <Link to="/profile?tab=settings">privacy settings</Link>.
          </p>
        </>
      )}
      <OfflineNote />
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ol {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > p {
    color: var(--ink2);
    font-size: 0.875rem;
  }
`;
