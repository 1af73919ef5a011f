import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { CaseReports_CaseFragment } from "../../../gql/graphql.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
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
    <CaseRows aria-label="Reports">
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
    </CaseRows>
  );
}

/** A short list in the panel of a case. */
export const CaseRows = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  font-size: 0.9375rem;

  li {
    display: grid;
    gap: 2px;
    padding-block: 8px;
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  p {
    white-space: pre-line;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
