import { graphql } from "../../../gql/gql.ts";
import type { AdminStep_StepFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { EVENT_LOOK } from "../../reviews/disputes/eventLook.ts";
import { MemberLink } from "../MemberLink.tsx";

export const AdminStep_step = graphql(`
  fragment AdminStep_step on AdminStep {
    id
    at
    kind
    text
    tp
    actor {
      id
      displayName
    }
  }
`);

type Step = AdminStep_StepFragment;

const COLUMNS: readonly Column<Step>[] = [
  { label: "When", cell: ({ at }) => timestampText(at) },
  { label: "Step", cell: stepWords },
  { label: "TP", isFigure: true, cell: ({ tp }) => (tp === null ? "–" : tpText(tp)) },
  { label: "Who", cell: ({ actor }) => (actor ? <MemberLink member={actor} /> : "The market") },
];

/** "Offer accepted", "Order: Shipped, Leeds". */
function stepWords({ kind, text }: Step): string {
  const [, label] = EVENT_LOOK[kind];
  return text ? `${label}: ${text}` : label;
}

/** How an item changed hands and what came of it, the oldest first. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  return <DataTable caption="Steps" columns={COLUMNS} rows={steps} />;
}
