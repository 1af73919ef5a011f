import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { Earn } from "./useEarn.ts";
import type { Earnings } from "./useEarnings.ts";

/**
 * The rewards that are paid once, with the progress of each and the button to claim it. Source: S1 §2 "Rewards list"
 */
export function RewardList({
  rewards,
  earn,
}: {
  readonly rewards: Earnings["rewards"];
  readonly earn: Earn;
}) {
  if (rewards.length === 0) return <p>There is nothing to claim.</p>;
  return (
    <List>
      {rewards.map(({ reward, title, description, amount, progress, target, state }) => (
        <li key={reward}>
          <div>
            <strong>{title}</strong>
            <small>{description}</small>
            {reward === "phone_verified" && state === "locked" && (
              <Link to="/trust-safety?verify">Verify now</Link>
            )}
            {state === "locked" && <ProgressBar label={title} value={progress} max={target} />}
          </div>
          <b>{tpText(amount, true)}</b>
          {state === "claimed" && <StatusBadge tone="ok">Claimed</StatusBadge>}
          {state === "ready" && (
            <Button
              $small
              $kind="act"
              busy={earn.busy === reward}
              onClick={() => void earn.claim(reward)}
            >
              Claim<VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(104px, auto);
    align-items: center;
    justify-items: end;
    gap: 8px 16px;
    min-block-size: 76px;
    padding-block: 12px;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  li > div:first-child {
    display: grid;
    gap: 4px;
    inline-size: 100%;
    justify-self: start;
  }

  small {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  b {
    color: var(--goldText);
    font-weight: 650;
    white-space: nowrap;
  }

  @media (max-width: 479px) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    li > div:first-child {
      grid-row: span 2;
    }
  }
`;
