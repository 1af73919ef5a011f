import { Flame } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { media, space } from "../../../ui/theme.ts";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";

const ROW = graphql(`
  fragment LeaderboardPlace_row on LeaderboardRow {
    rank
    username
    displayName
    avatar
    level
    trustLevel
    points
    streak
    isCurrentUser
  }
`);

interface Props {
  row: FragmentType<typeof ROW>;
  /** The viewer's own, below the others. */
  isPinned?: boolean;
}

const figure = new Intl.NumberFormat("en");

/** A member's place on the leaderboard. Source: EN-032 */
export function LeaderboardPlace({ row, isPinned = false }: Props) {
  const { rank, username, displayName, avatar, level, trustLevel, points, streak, isCurrentUser } =
    getFragment(ROW, row);
  return (
    <Place $own={isCurrentUser} $pinned={isPinned}>
      <b>
        <VisuallyHidden>Rank </VisuallyHidden>
        {figure.format(rank)}
      </b>
      <Avatar name={displayName} src={avatar} />
      <Who>
        <Link to={`/members/${username}`}>{isCurrentUser ? "You" : username}</Link>
        <small>
          Level {level}
          {streak > 0 && (
            <span>
              <Flame size={13} aria-hidden /> {streak === 1 ? "1 day" : `${streak} days`}
            </span>
          )}
        </small>
      </Who>
      <TrustBadge level={trustLevel} />
      <strong>{figure.format(points)} XP</strong>
    </Place>
  );
}

const Place = styled.li<{ $own: boolean; $pinned: boolean }>`
  display: grid;
  grid-template-columns: 32px auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(2)};
  border-radius: 8px;
  background: ${({ $own }) => ($own ? "var(--goldSoft)" : "none")};
  color: ${({ $own }) => ($own ? "var(--onGoldSoft)" : "inherit")};
  ${({ $pinned }) => $pinned && "margin-block-start: 8px; border: 1px dashed var(--goldLine);"}

  > b,
  > strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  > b {
    text-align: end;
  }

  > :nth-child(4) {
    display: none;
  }

  ${media.m} {
    grid-template-columns: 32px auto minmax(0, 1fr) auto 96px;

    > :nth-child(4) {
      display: inline-flex;
      justify-self: start;
    }
  }

  > strong {
    text-align: end;
  }
`;

const Who = styled.span`
  display: grid;
  min-inline-size: 0;

  a {
    color: inherit;
    overflow-wrap: anywhere;
    font-weight: 600;
  }

  small {
    display: flex;
    gap: ${space(2)};
    font-size: 0.8125rem;
  }

  small span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
`;
