import { graphql } from "../../../gql/gql.ts";
import type { AdminEvent_EventFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { MemberLink } from "../MemberLink.tsx";
import { SubjectLink } from "../SubjectLink.tsx";
import { TopicBadge } from "./TopicBadge.tsx";

export const AdminEvent_event = graphql(`
  fragment AdminEvent_event on AdminEvent {
    id
    at
    topic
    sentence
    subject
    subjectId
    actor {
      id
      displayName
    }
  }
`);

export type AdminEvent = AdminEvent_EventFragment;

const COLUMNS: readonly Column<AdminEvent>[] = [
  { label: "Event", cell: ({ sentence }) => sentence },
  { label: "Topic", cell: ({ topic }) => <TopicBadge topic={topic} /> },
  { label: "Who", cell: ({ actor }) => (actor ? <MemberLink member={actor} /> : "–") },
  {
    label: "Subject",
    cell: ({ subject, subjectId }) => <SubjectLink type={subject} id={subjectId} />,
  },
  { label: "Time", cell: ({ at }) => timestampText(at) },
];

/** Events of the market in a table, one a row. */
export function EventTable({ events, busy }: { events: readonly AdminEvent[]; busy: boolean }) {
  return <DataTable caption="Events" columns={COLUMNS} rows={events} busy={busy} />;
}
