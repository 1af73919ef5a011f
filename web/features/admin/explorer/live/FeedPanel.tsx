import { styled } from "styled-components";
import { Button } from "../../../../ui/Button.tsx";
import { clockText } from "../../../../ui/dayText.ts";
import { StatusBadge, type StatusTone } from "../../../../ui/StatusBadge.tsx";
import { countText } from "../../analytics/analyticsWords.ts";
import { AnswerGrid } from "../AnswerTables.tsx";
import { rowOf } from "../tablesOf.ts";
import type { FeedShown } from "./useFeed.ts";

const STATUS: Readonly<Record<FeedShown["status"], { label: string; tone: StatusTone }>> = {
  connecting: { label: "Connecting", tone: "pending" },
  live: { label: "Live", tone: "ok" },
  paused: { label: "Paused", tone: "pending" },
  broken: { label: "Line broken, connecting again", tone: "pending" },
  over: { label: "Stopped", tone: "closed" },
};

interface Props {
  feed: FeedShown;
  onPause: () => void;
  onResume: () => void;
  onCut: () => void;
}

/** What a subscription has brought, and how it is followed: it goes on from its last cursor, so that nothing is missed. */
export function FeedPanel({ feed, onPause, onResume, onCut }: Props) {
  const { status, events, count, cursor, isResumable, hasGap } = feed;
  const { label, tone } = STATUS[status];
  const isOver = status === "over";
  const rows = events.map(({ n, at, data }) => ({
    "#": n,
    received: clockText(at),
    ...rowOf(data),
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <Parts aria-label="What was heard">
      <Line>
        <span role="status">
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </span>
        <span>
          {countText(count)} {count === 1 ? "event" : "events"}
        </span>
        {status === "paused" ? (
          <Button $small onClick={onResume}>
            Resume from here
          </Button>
        ) : (
          <Button $small disabled={isOver} onClick={onPause}>
            Pause
          </Button>
        )}
        <Button $small disabled={isOver || status === "paused"} onClick={onCut}>
          Cut the line
        </Button>
      </Line>
      {cursor === undefined ? null : (
        <small>
          Last cursor <code>{cursor}</code>
        </small>
      )}
      {isResumable ? null : (
        <small>It takes no cursor: what happens while it is paused or broken is not heard.</small>
      )}
      {hasGap ? (
        <p role="alert">The log did not reach back to the last event: some are missing.</p>
      ) : null}
      {rows.length > 0 ? (
        <AnswerGrid table={{ path: "Events, the newest first", columns, rows }} />
      ) : (
        <p>Nothing has happened yet.</p>
      )}
    </Parts>
  );
}

const Parts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  small {
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
