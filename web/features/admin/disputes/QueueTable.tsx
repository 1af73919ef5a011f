import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { QueuedDispute_DisputeFragment } from "../../../gql/graphql.ts";
import { Countdown } from "../../../ui/Countdown.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { categoryLabel } from "../../reviews/disputeWords.ts";
import { MemberLink } from "../MemberLink.tsx";
import { RowLink } from "../RowLink.tsx";
import { caretakerWords } from "./caretakerWords.ts";
import { DisputeBadges } from "./DisputeBadges.tsx";

export const QueuedDispute_dispute = graphql(`
  fragment QueuedDispute_dispute on Dispute {
    id
    title
    category
    status
    priority
    amount
    createdAt
    deadline
    resolvedAt
    isOverdue
    orderPartId
    reporter {
      id
      displayName
    }
    reported {
      id
      displayName
    }
    takenBy {
      id
      displayName
    }
  }
`);

export type QueuedDispute = QueuedDispute_DisputeFragment;

const COLUMNS: readonly Column<QueuedDispute>[] = [
  {
    label: "Dispute",
    cell: ({ id, title, category, orderPartId }) => (
      <Subject>
        <RowLink name="dispute" id={id}>
          {title}
        </RowLink>
        <small>
          #{id} · {categoryLabel(category)} · {orderPartId ? "Order" : "Deal"}
        </small>
      </Subject>
    ),
  },
  { label: "Status", cell: (dispute) => <DisputeBadges dispute={dispute} /> },
  {
    label: "Time left",
    cell: ({ deadline, resolvedAt }) => {
      if (deadline) return <Countdown until={deadline} />;
      return resolvedAt ? (
        <>
          Ended <TimeAgo date={resolvedAt} />
        </>
      ) : (
        "–"
      );
    },
  },
  { label: "Filed", cell: ({ createdAt }) => <TimeAgo date={createdAt} /> },
  { label: "By", cell: ({ reporter }) => <MemberLink member={reporter} /> },
  { label: "Against", cell: ({ reported }) => <MemberLink member={reported} /> },
  { label: "At stake", isFigure: true, cell: ({ amount }) => tpText(amount) },
  {
    label: "Looked after by",
    cell: ({ takenBy, deadline }) => caretakerWords(takenBy, deadline),
  },
];

/** Disputes in a table, one a row. */
export function QueueTable(props: { disputes: readonly QueuedDispute[]; busy: boolean }) {
  return (
    <DataTable
      caption="Disputes"
      columns={COLUMNS}
      rows={props.disputes}
      busy={props.busy}
      minWidth={900}
    />
  );
}

const Subject = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  small {
    color: var(--ink3);
    font-size: 0.75rem;
  }
`;
