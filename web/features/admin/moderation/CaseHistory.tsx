import { graphql } from "../../../gql/gql.ts";
import type { CaseHistory_CaseFragment } from "../../../gql/graphql.ts";
import { timestampText } from "../../../ui/dayText.ts";
import { Entries, EntryHead } from "../Entries.ts";
import { RowLink } from "../RowLink.tsx";
import { CaseBadges } from "./CaseBadges.tsx";
import { SUBJECT_WORDS } from "./caseWords.ts";

export const CaseHistory_case = graphql(`
  fragment CaseHistory_case on ModerationCase {
    id
    history {
      id
      kind
      subject
      decision
      decidedAt
      isOverdue
      overturnedAt
      reason
    }
  }
`);

/** What was decided about the same member before. */
export function CaseHistory({ one: { history } }: { one: CaseHistory_CaseFragment }) {
  return (
    <Entries aria-label="Earlier decisions">
      <h3>Earlier decisions</h3>
      {history.length === 0 ? <p>Nothing was decided about this member before.</p> : null}
      <ol>
        {history.map((before) => (
          <li key={before.id}>
            <EntryHead>
              <RowLink name="case" id={before.id}>
                {SUBJECT_WORDS[before.subject]} #{before.id}
              </RowLink>
              <CaseBadges one={{ ...before, isOverdue: false }} />
            </EntryHead>
            {before.reason ? <p>{before.reason}</p> : null}
            <small>{before.decidedAt ? timestampText(before.decidedAt) : ""}</small>
          </li>
        ))}
      </ol>
    </Entries>
  );
}
