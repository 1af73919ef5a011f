import { styled } from "styled-components";
import { ProgressBar } from "../../../ui/ProgressBar.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import type { Earnings } from "./useEarnings.ts";

/** The community tasks of this month with their progress. */
export function TaskList({ tasks }: { readonly tasks: Earnings["tasks"] }) {
  if (tasks.length === 0) return <p>There are no community tasks this month.</p>;
  return (
    <List>
      {tasks.map(({ task, title, amount, progress, target, state }) => (
        <li key={task}>
          <span>
            <strong>{title}</strong>
            <b>{tpText(amount, true)}</b>
          </span>
          {state === "claimed" && <StatusBadge tone="ok">Claimed this month</StatusBadge>}
          {state === "ready" && <StatusBadge tone="pending">Done, ready to claim</StatusBadge>}
          {state === "locked" && <ProgressBar label={title} value={progress} max={target} />}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: grid;
    justify-items: start;
    gap: 6px;
    padding-block: 12px;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  li > span:first-child {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    inline-size: 100%;
  }

  strong {
    font-weight: 600;
  }

  b {
    color: var(--goldText);
    font-weight: 650;
    white-space: nowrap;
  }
`;
