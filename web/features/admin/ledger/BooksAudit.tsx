import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { graphql } from "../../../gql/gql.ts";
import type { LedgerAuditQuery } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { subjectPath } from "../audit/auditWords.ts";
import { adviceOf } from "./auditAdvice.ts";
import { keepAudit, type LastAudit, lastAudit } from "./lastAudit.ts";

const LedgerAudit = graphql(`
  query LedgerAudit {
    ledgerAudit {
      problem
      subject
      expected
      found
    }
  }
`);

type Problem = LedgerAuditQuery["ledgerAudit"][number];

/** So many problems are listed at most. */
const LISTED_MAX = 1000;

const COLUMNS: readonly Column<Problem & { id: string }>[] = [
  {
    label: "Broken promise",
    cell: ({ problem }) => problem.charAt(0).toUpperCase() + problem.slice(1),
  },
  { label: "Where", cell: ({ subject }) => <Where subject={subject} /> },
  { label: "Should be", isFigure: true, cell: ({ expected }) => expected },
  { label: "Is", isFigure: true, cell: ({ found }) => found },
  { label: "What to do", cell: ({ problem }) => adviceOf(problem) },
];

/** Runs the audit of all books when asked, and says what it found and when it was run last on this device. */
export function BooksAudit() {
  const client = useApolloClient();
  const [isRunning, setRunning] = useState(false);
  const [last, setLast] = useState<LastAudit | null>(lastAudit);
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  const [failure, setFailure] = useState("");

  async function handleRun() {
    setRunning(true);
    setFailure("");
    try {
      const { data } = await client.query({ query: LedgerAudit, fetchPolicy: "network-only" });
      const found = data?.ledgerAudit ?? [];
      setProblems(found);
      setLast(keepAudit({ at: new Date().toISOString(), problems: found.length }));
    } catch (error) {
      setFailure(toFailure(error).message);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Card aria-labelledby="books-audit">
      <Row>
        <h2 id="books-audit">Audit of the books</h2>
        <Button $kind="act" busy={isRunning} onClick={() => void handleRun()}>
          Run the audit
        </Button>
      </Row>
      <Status role="status">
        {isRunning ? <p>All accounts, transfers and holds are being read.</p> : null}
        {!isRunning && failure ? <Bad>The audit failed: {failure}</Bad> : null}
        {!isRunning && !failure ? <Finding last={last} /> : null}
      </Status>
      {problems && problems.length > 0 ? (
        <>
          <p>
            Take a backup before anything is changed, and look into the audit log. Entries are never
            changed: a correction is one more posting.
          </p>
          <DataTable
            caption="Broken promises"
            columns={COLUMNS}
            rows={problems.map((one, n) => ({ ...one, id: String(n) }))}
            busy={isRunning}
            minWidth={720}
            footer={
              problems.length >= LISTED_MAX ? `Only the first ${LISTED_MAX} are listed` : undefined
            }
          />
        </>
      ) : null}
    </Card>
  );
}

function Finding({ last }: { last: LastAudit | null }) {
  if (!last) return <p>Not run on this device yet.</p>;
  return (
    <>
      {last.problems === 0 ? (
        <StatusBadge tone="ok">All promises hold</StatusBadge>
      ) : (
        <StatusBadge tone="closed">
          {last.problems === 1 ? "1 broken promise" : `${last.problems} broken promises`}
        </StatusBadge>
      )}
      <span>Last run {timestampText(last.at)}</span>
    </>
  );
}

/** "user 7" leads to the member. */
function Where({ subject }: { subject: string }) {
  const [kind, id = ""] = subject.split(" ");
  const path = kind === "user" ? subjectPath("member", id) : null;
  return path ? <Link to={path}>{subject}</Link> : subject;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;

const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-block-size: 26px;
  color: var(--ink2);
`;

const Bad = styled.p`
  color: var(--bad);
`;
