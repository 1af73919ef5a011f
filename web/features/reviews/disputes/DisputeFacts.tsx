import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { NameOf } from "../../../shell/NameOf.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Countdown } from "../../../ui/Countdown.tsx";
import { momentText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { categoryLabel, endingWords, STATUS_LOOK } from "../disputeWords.ts";
import type { DisputeRoom } from "./disputeRoom.ts";

/** The facts of a dispute: status, deadline, sides, subject, and result. */
export function DisputeFacts({ dispute }: { dispute: DisputeRoom }) {
  const { status, category, priority, amount, reporter, reported, deadline } = dispute;
  const { viewer } = useViewer();
  const { word, tone } = STATUS_LOOK[status];

  return (
    <>
      <Head aria-live="polite">
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {priority === "high" ? <StatusBadge tone="pending">High priority</StatusBadge> : null}
      </Head>
      {deadline ? (
        <Note>
          <Countdown until={deadline} />
          <span>If nothing happens until then: {dispute.deadlineAction}.</span>
        </Note>
      ) : (
        <Ending>
          <strong>{endingWords(dispute, viewer?.id)}</strong>
          {dispute.resolution ? <span dir="auto">{dispute.resolution}</span> : null}
          {dispute.unrecoveredTp > 0 ? (
            <span>
              {tpText(dispute.unrecoveredTp)} could not be got back:{" "}
              {dispute.payee.id === viewer?.id
                ? "you do not have them any more."
                : `${dispute.payee.displayName} does not have them any more.`}
            </span>
          ) : null}
        </Ending>
      )}
      <Facts>
        <div>
          <dt>Filed by</dt>
          <dd>
            <Link to={`/members/${reporter.id}`}>
              <NameOf member={reporter} />
            </Link>
          </dd>
        </div>
        <div>
          <dt>Against</dt>
          <dd>
            <Link to={`/members/${reported.id}`}>
              <NameOf member={reported} />
            </Link>
          </dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>{categoryLabel(category)}</dd>
        </div>
        <div>
          <dt>At stake</dt>
          <dd>{amount > 0 ? tpText(amount) : "No TP were paid"}</dd>
        </div>
        <div>
          <dt>{deadline ? "Decision promised by" : "Ended"}</dt>
          <dd>
            {momentText(dispute.resolvedAt ?? dispute.decisionDueAt)}
            {dispute.isOverdue ? " (late)" : ""}
          </dd>
        </div>
        {dispute.takenBy ? (
          <div>
            <dt>Administrator</dt>
            <dd>{dispute.takenBy.displayName}</dd>
          </div>
        ) : null}
      </Facts>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Note = styled.p`
  display: grid;
  justify-items: start;
  gap: 4px;
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Ending = styled.div`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;

  span {
    color: var(--ink2);
    white-space: pre-line;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: 8px;
  font-size: 0.9375rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }

  dt {
    color: var(--ink3);
  }

  dd {
    margin: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
