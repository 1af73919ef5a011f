import { graphql } from "../../../gql/gql.ts";
import type { AuditEntry_EntryFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { RowLink } from "../RowLink.tsx";
import { SubjectLink } from "../SubjectLink.tsx";
import { actionWords, outcomeWords } from "./auditWords.ts";

export const AuditEntry_entry = graphql(`
  fragment AuditEntry_entry on AuditEntry {
    id
    createdAt
    action
    subjectType
    subjectId
    reason
    outcome
    address
    hash
    actor {
      id
      displayName
    }
    changes {
      name
      before
      after
    }
    effects {
      ...ActionEffects_effects
    }
  }
`);

export type AuditEntry = AuditEntry_EntryFragment;

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    label: "Time",
    cell: ({ id, createdAt, action }) => (
      <RowLink name="entry" id={id}>
        {timestampText(createdAt)}
        <VisuallyHidden> {actionWords(action)}</VisuallyHidden>
      </RowLink>
    ),
  },
  { label: "Who", cell: ({ actor }) => actor.displayName },
  { label: "Action", cell: ({ action }) => actionWords(action) },
  {
    label: "Subject",
    cell: ({ subjectType, subjectId }) => <SubjectLink type={subjectType} id={subjectId} />,
  },
  { label: "Reason", cell: ({ reason }) => reason ?? "–" },
  {
    label: "Outcome",
    cell: ({ outcome }) => (
      <StatusBadge tone={outcome === "done" ? "ok" : "closed"}>{outcomeWords(outcome)}</StatusBadge>
    ),
  },
];

/** Entries of the audit log in a table, one a row. */
export function AuditTable({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) {
  return <DataTable caption="Audit log" columns={COLUMNS} rows={entries} busy={busy} />;
}
