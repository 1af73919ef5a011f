import { Award } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { RARITY } from "../../../ui/rarity.ts";
import { RarityPill } from "../../../ui/RarityPill.tsx";
import { space } from "../../../ui/theme.ts";
import { ICONS } from "./achievementIcons.ts";

const ACHIEVEMENT = graphql(`
  fragment AchievementCard_achievement on Achievement {
    id
    title
    description
    icon
    rarity
    unlocked
    unlockedAt
    progress
    maxProgress
    reward
    share
  }
`);

/** An achievement, with what it takes and how many have it. Source: EN-030 */
export function AchievementCard({
  achievement,
}: {
  achievement: FragmentType<typeof ACHIEVEMENT>;
}) {
  const { title, description, icon, rarity, unlocked, unlockedAt, reward, share, ...way } =
    getFragment(ACHIEVEMENT, achievement);
  const Icon = ICONS[icon] ?? Award;
  const { back, front } = RARITY[rarity];
  return (
    <Card $unlocked={unlocked}>
      <Medal $back={back} $front={front} $unlocked={unlocked}>
        <Icon size={22} aria-hidden />
      </Medal>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <Facts>
          <RarityPill rarity={rarity} />
          <b>{reward}</b>
          {share !== null && <span>{shareText(share)}</span>}
        </Facts>
        {unlocked && unlockedAt ? (
          <small>Unlocked {dayText(unlockedAt)}</small>
        ) : (
          <ProgressBar label={title} value={way.progress} max={way.maxProgress} />
        )}
      </div>
    </Card>
  );
}

/** How many of the members have it, in words. */
function shareText(share: number): string {
  if (share === 0) return "Nobody has it yet";
  return share < 0.01 ? "Under 1 % have it" : `${Math.round(100 * share)} % have it`;
}

const Card = styled.article<{ $unlocked: boolean }>`
  display: flex;
  gap: ${space(3)};
  block-size: 100%;
  padding: ${space(3)};
  border: 1px solid ${({ $unlocked }) => ($unlocked ? "var(--goldLine)" : "var(--line)")};
  border-radius: 10px;

  > div:last-child {
    flex: 1;
    display: grid;
    align-content: start;
    gap: ${space(1)};
    min-inline-size: 0;
  }

  h3 {
    font-size: 1rem;
  }

  p,
  small {
    color: var(--ink2);
    font-size: 0.875rem;
  }
`;

const Medal = styled.span<{ $back: string; $front: string; $unlocked: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 2px ${({ $unlocked }) => ($unlocked ? "solid" : "dashed")};
  border-radius: 999px;
  background: ${({ $back, $unlocked }) => ($unlocked ? `var(${$back})` : "none")};
  color: ${({ $front, $unlocked }) => ($unlocked ? `var(${$front})` : "var(--ink3)")};
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  color: var(--ink2);
  font-size: 0.8125rem;

  b {
    color: var(--goldText);
    font-weight: 650;
  }
`;
