import { BadgeCheck, CalendarCheck, HandHeart } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import type { EarnAction } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useEarn } from "./useEarn.ts";
import { type Earnings, useEarnings } from "./useEarnings.ts";

const ICONS: Partial<Record<EarnAction, LucideIcon>> = {
  verify_profile: BadgeCheck,
  community_task: HandHeart,
  daily_login: CalendarCheck,
};

/** Three ways to earn TP besides deals. Source: S1 §2 "Earn TrustPoints" */
export function EarnCard() {
  const { earnings, error, retry } = useEarnings();
  const { earn, busy } = useEarn();
  const actions = earnings?.actions.filter(({ action }) => action in ICONS);

  return (
    <Card aria-labelledby="earn">
      <h2 id="earn">Earn TrustPoints</h2>
      {error && <ErrorState message="Failed to load wallet data" onRetry={retry} />}
      {!earnings && !error && <LoadingBox label="Loading ways to earn" height="216px" />}
      {actions && (
        <Actions>
          {actions.map((option) => (
            <ActionRow
              key={option.action}
              option={option}
              streak={option.action === "daily_login" ? (earnings?.streak ?? 0) : 0}
              busy={busy === option.action}
              onEarn={() => void earn(option.action)}
            />
          ))}
        </Actions>
      )}
    </Card>
  );
}

interface ActionRowProps {
  readonly option: Earnings["actions"][number];
  readonly streak: number;
  readonly busy: boolean;
  readonly onEarn: () => void;
}

function ActionRow({ option, streak, busy, onEarn }: ActionRowProps) {
  const Icon = ICONS[option.action] ?? HandHeart;
  const isClaimed = option.state === "claimed";

  return (
    <li>
      <Icon size={24} aria-hidden />
      <div>
        <strong>{option.title}</strong>
        <small>{option.hint}</small>
        {option.action === "verify_profile" && option.state === "locked" && (
          <Link to="/trust-safety?verify">Verify now</Link>
        )}
        {streak > 1 && <Streak>{streak} days in a row</Streak>}
      </div>
      <Button $small busy={busy} disabled={isClaimed} onClick={onEarn}>
        {isClaimed ? "Claimed" : `Earn ${tpText(option.amount, true)}`}
        <VisuallyHidden> for {option.title}</VisuallyHidden>
      </Button>
    </li>
  );
}

const Actions = styled.ul`
  li {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 72px;
    padding-block: 8px;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  svg {
    color: var(--goldText);
  }

  div {
    display: grid;
    justify-items: start;
  }

  small {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Streak = styled.span`
  padding: 1px 8px;
  border-radius: 4px;
  background: var(--goldSoft);
  color: var(--onGoldSoft);
  font-size: 0.8125rem;
  font-weight: 600;
`;
