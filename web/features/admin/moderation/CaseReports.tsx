import { graphql } from "../../../gql/gql.ts";
import type { CaseReports_CaseFragment } from "../../../gql/graphql.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { Entries } from "../Entries.ts";
import { REASON_WORDS } from "./caseWords.ts";

export const CaseReports_case = graphql(`
  fragment CaseReports_case on ModerationCase {
    id
    reportCount
    reports {
      id
      reason
      details
      createdAt
      reporter {
        id
        displayName
        username
      }
    }
  }
`);

/** Who reported it, why, and in which words. */
export function CaseReports({ one }: { one: CaseReports_CaseFragment }) {
  if (one.reports.length === 0) return null;
  return (
    <Entries aria-label="Reports">
      <h3>Reports ({one.reportCount})</h3>
      <ol>
        {one.reports.map(({ id, reason, details, createdAt, reporter }) => (
          <li key={id}>
            <strong>{REASON_WORDS[reason]}</strong>
            {details ? <p>{details}</p> : null}
            <small>
              {reporter.displayName} · <TimeAgo date={createdAt} />
            </small>
          </li>
        ))}
      </ol>
    </Entries>
  );
}
