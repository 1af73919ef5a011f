import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { Adjustment_AdjustmentFragment } from "../../../gql/graphql.ts";
import { Countdown } from "../../../ui/Countdown.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { RowLink } from "../RowLink.tsx";
import { endWords, STATUS_LOOK } from "./adjustmentWords.ts";

/** The fields of an adjustment that the table and the panel show. */
export const Adjustment_adjustment = graphql(`
  fragment Adjustment_adjustment on Adjustment {
    id
    amount
    reason
    notes
    status
    failure
    isAlone
    decisionNote
    deadline
    createdAt
    endedAt
    viewerActions
    member {
      id
      displayName
    }
    requestedBy {
      id
      displayName
    }
    decidedBy {
      id
      displayName
    }
  }
`);

export type AdjustmentRow = Adjustment_AdjustmentFragment;

const COLUMNS: readonly Column<AdjustmentRow>[] = [
  {
    label: "Wallet",
    cell: ({ id, member, reason }) => (
      <Subject>
        <RowLink name="adjustment" id={id}>
          {member.displayName}
        </RowLink>
        <small>
          #{id} · {reason}
        </small>
      </Subject>
    ),
  },
  { label: "Amount", isFigure: true, cell: ({ amount }) => tpText(amount, true) },
  {
    label: "Status",
    cell: ({ status }) => (
      <StatusBadge tone={STATUS_LOOK[status].tone}>{STATUS_LOOK[status].word}</StatusBadge>
    ),
  },
  { label: "Time left", cell: (adjustment) => <Clock adjustment={adjustment} /> },
  { label: "Asked by", cell: ({ requestedBy }) => requestedBy.displayName },
  { label: "Decided by", cell: ({ decidedBy }) => decidedBy?.displayName ?? "–" },
  { label: "Asked", cell: ({ createdAt }) => <TimeAgo date={createdAt} /> },
];

/** Adjustments in a table, one a row. */
export function AdjustmentTable(props: { adjustments: readonly AdjustmentRow[]; busy: boolean }) {
  return (
    <DataTable
      caption="Adjustments"
      columns={COLUMNS}
      rows={props.adjustments}
      busy={props.busy}
      minWidth={860}
    />
  );
}

/** How long it waits and what comes then, or when it ended. */
export function Clock({ adjustment }: { adjustment: AdjustmentRow }) {
  const { deadline, endedAt, isAlone } = adjustment;
  if (deadline)
    return (
      <Time>
        <Countdown until={deadline} /> <small>{endWords(isAlone)}</small>
      </Time>
    );
  return endedAt ? (
    <>
      Ended <TimeAgo date={endedAt} />
    </>
  ) : (
    "–"
  );
}

const Subject = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  small {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--ink3);
    font-size: 0.75rem;
    font-weight: 400;
  }
`;

const Time = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;

  small {
    color: var(--ink3);
    font-size: 0.75rem;
  }
`;
