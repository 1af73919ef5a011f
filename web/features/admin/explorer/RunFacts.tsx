import { styled } from "styled-components";
import { QUERY } from "../../../../schema/limits.ts";
import { DataTable, type Column } from "../../../ui/DataTable.tsx";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { countText } from "../analytics/analyticsWords.ts";
import type { Planned } from "./explorerApi.ts";
import { PlanTree } from "./PlanTree.tsx";
import type { PlannedStatement, RunReport } from "./runs.ts";

type Statement = RunReport["statements"][number] & { id: string };

const RAN: readonly Column<Statement>[] = [
  { label: "Field", cell: ({ field }) => field },
  { label: "Rows", isFigure: true, cell: ({ rows }) => countText(rows) },
  { label: "ms", isFigure: true, cell: ({ ms }) => countText(ms) },
];

const TIMED: readonly Column<RunReport["fields"][number] & { id: string }>[] = [
  { label: "Field", cell: ({ field }) => field },
  { label: "ms", isFigure: true, cell: ({ ms }) => countText(ms) },
];

/** What an answer took, and where it has less than was asked for. */
export function RunFacts({ report }: { report: RunReport }) {
  const { statements, fields, rows, bytes, ms, role } = report;
  return (
    <Parts>
      <p>
        {countText(statements.length)} {statements.length === 1 ? "statement" : "statements"} on
        tables · {countText(rows)} {rows === 1 ? "row" : "rows"} · {sizeText(bytes)} ·{" "}
        {countText(ms)} ms
        {statements.length > 0 && role === null
          ? " · read as the market itself: its database has no role for this"
          : null}
      </p>
      {statements.length > 0 ? (
        <DataTable
          caption="Statements that ran"
          columns={RAN}
          rows={statements.map((each) => ({ ...each, id: each.field }))}
          minWidth={420}
        />
      ) : null}
      {fields.length > 0 ? (
        <DataTable
          caption="Fields of the market that took time"
          columns={TIMED}
          rows={fields.map((each) => ({ ...each, id: each.field }))}
          minWidth={320}
        />
      ) : null}
      {statements.map(({ field, plan }) =>
        plan ? (
          <section key={field} aria-label={`Plan of ${field}`}>
            <h2>{field}</h2>
            <PlanTree node={plan} />
          </section>
        ) : null,
      )}
    </Parts>
  );
}

/** Where an answer has less than was asked for. */
export function CutNote({ cut }: { cut: RunReport["cut"] }) {
  if (cut.length === 0) return null;
  return (
    <p role="status">
      <StatusBadge tone="pending">Not everything</StatusBadge>{" "}
      {cut
        .map(({ field, limit }) => `${field} has more: the limit of ${limit} was reached`)
        .join(". ")}
      .
    </p>
  );
}

const PLANNED: readonly Column<PlannedStatement & { id: string }>[] = [
  { label: "Field", cell: ({ field }) => field },
  { label: "Rows to look at", isFigure: true, cell: ({ rows }) => countText(rows) },
  { label: "Cost", isFigure: true, cell: ({ cost }) => countText(Math.round(cost)) },
];

/** What a document would take: its points, and the statements that it would run. */
export function PlanFacts({ plan, points }: Planned) {
  const cost = `${countText(points)} of ${countText(QUERY.cost)} points`;
  if (plan.length === 0)
    return <p>{cost} · no statement on tables: fields of the market read by themselves</p>;
  return (
    <Parts>
      <p>{cost}</p>
      <DataTable
        caption="Statements that would run"
        columns={PLANNED}
        rows={plan.map((each) => ({ ...each, id: each.field }))}
        minWidth={480}
      />
    </Parts>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 ? `${countText(bytes)} B` : `${countText(Math.round(bytes / 1024))} kB`;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  h2 {
    padding-block: 4px;
    font-size: 0.875rem;
  }
`;
