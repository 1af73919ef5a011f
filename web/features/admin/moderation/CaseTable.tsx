import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { QueuedCase_CaseFragment } from "../../../gql/graphql.ts";
import { Countdown } from "../../../ui/Countdown.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { RowLink } from "../RowLink.tsx";
import { CaseBadges } from "./CaseBadges.tsx";
import { CaseHolder } from "./CaseHolder.tsx";
import { firstLine, REASON_WORDS, SUBJECT_WORDS } from "./caseWords.ts";

export const QueuedCase_case = graphql(`
  fragment QueuedCase_case on ModerationCase {
    id
    kind
    subject
    subjectId
    content
    reportCount
    reasons
    createdAt
    dueAt
    isOverdue
    claimedUntil
    decision
    decidedAt
    overturnedAt
    viewerActions
    member {
      id
      displayName
      username
    }
    claimedBy {
      id
      displayName
    }
    decidedBy {
      id
      displayName
    }
  }
`);

export type QueuedCase = QueuedCase_CaseFragment;

const COLUMNS: readonly Column<QueuedCase>[] = [
  {
    label: "What",
    cell: ({ id, kind, subject, content, member }) => (
      <Subject>
        <RowLink name="case" id={id}>
          {firstLine(content) || `${SUBJECT_WORDS[subject]} of ${member.displayName}`}
        </RowLink>
        <small>
          #{id} · {kind === "appeal" ? "Appeal about: " : ""}
          {SUBJECT_WORDS[subject]} of {member.displayName}
        </small>
      </Subject>
    ),
  },
  { label: "Status", cell: (one) => <CaseBadges one={one} /> },
  {
    label: "Promised",
    cell: ({ dueAt, decidedAt }) =>
      decidedAt ? (
        <>
          Decided <TimeAgo date={decidedAt} />
        </>
      ) : (
        <Countdown until={dueAt} />
      ),
  },
  { label: "Reports", isFigure: true, cell: ({ reportCount }) => reportCount },
  {
    label: "Reasons",
    cell: ({ reasons }) => reasons.map((reason) => REASON_WORDS[reason]).join(", ") || "–",
  },
  { label: "Since", cell: ({ createdAt }) => <TimeAgo date={createdAt} /> },
  { label: "Looked after by", cell: (one) => <CaseHolder one={one} /> },
];

/** Cases in a table, one a row. */
export function CaseTable(props: { cases: readonly QueuedCase[]; busy: boolean }) {
  return (
    <DataTable
      caption="Cases"
      columns={COLUMNS}
      rows={props.cases}
      busy={props.busy}
      minWidth={860}
    />
  );
}

const Subject = styled.div`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;

  a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  small {
    color: var(--ink3);
    font-size: 0.75rem;
  }
`;
