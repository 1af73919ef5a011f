import { Compass, HandHeart, Repeat, Users, type LucideIcon } from "lucide-react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ChallengeType } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { media, space } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { ClaimChallenge } from "./useClaimChallenge.ts";

const CHALLENGE = graphql(`
  fragment ChallengeCard_challenge on Challenge {
    id
    title
    description
    type
    progress
    target
    completed
    claimed
    pays
  }
`);

const TYPES: Readonly<Record<ChallengeType, { word: string; Icon: LucideIcon }>> = {
  trade: { word: "Trade", Icon: Repeat },
  social: { word: "Social", Icon: Users },
  engagement: { word: "Engagement", Icon: HandHeart },
  discovery: { word: "Discovery", Icon: Compass },
};

interface Props {
  challenge: FragmentType<typeof CHALLENGE>;
  command: ClaimChallenge;
}

/** A challenge with the real progress as n/3, and the button that takes its reward. Source: EN-031, C39 */
export function ChallengeCard({ challenge, command }: Props) {
  const { id, title, description, type, progress, target, completed, claimed, pays } = getFragment(
    CHALLENGE,
    challenge,
  );
  const { word, Icon } = TYPES[type];
  return (
    <Card>
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <Type>
          <Icon size={14} aria-hidden /> {word}
        </Type>
      </div>
      <ProgressBar label={title} value={progress} max={target} words={`${progress}/${target}`} />
      <Reward>
        <b>{tpText(pays, true)}</b>
        {claimed ? (
          <StatusBadge tone="ok">Claimed</StatusBadge>
        ) : (
          <Button
            $small
            $kind={completed ? "act" : undefined}
            disabled={!completed}
            busy={command.busy === id}
            onClick={() => void command.claim(id)}
          >
            Claim<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </Reward>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)};
  border: 1px solid var(--line);
  border-radius: 10px;

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) 128px 144px;
  }

  h3 {
    font-size: 1rem;
  }
`;

const Type = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: var(--ink3);
  font-size: 0.8125rem;
`;

const Reward = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  b {
    color: var(--goldText);
    font-weight: 650;
    white-space: nowrap;
  }
`;
