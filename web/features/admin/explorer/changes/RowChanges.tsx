import { styled } from "styled-components";
import { DataTable, type Column } from "../../../../ui/DataTable.tsx";
import { Details } from "../../../../ui/Details.tsx";
import { countText } from "../../analytics/analyticsWords.ts";
import { cellText } from "../tablesOf.ts";
import type { MutationDryRun, RowChange, RowCount } from "./changesApi.ts";

interface Props extends Pick<MutationDryRun, "changes" | "notShown"> {
  counts: readonly RowCount[];
}

interface ValueChange {
  id: string;
  column: string;
  before: string;
  after: string;
}

const VALUES: readonly Column<ValueChange>[] = [
  { label: "Column", cell: ({ column }) => column },
  { label: "Before", cell: ({ before }) => before },
  { label: "After", cell: ({ after }) => after },
];

/** The rows that a mutation would write: counted by table, and each of them before and after. */
export function RowChanges({ counts, changes, notShown }: Props) {
  if (counts.length === 0) return <p>No row would change.</p>;
  return (
    <section aria-label="Rows that would change">
      {counts.map((count) => (
        <Details key={count.table}>
          <summary>
            {count.table} <Count>{countWords(count)}</Count>
          </summary>
          <OfTable
            count={count}
            changes={changes.filter(({ table }) => table === count.table)}
            isShown={!notShown.includes(count.table)}
          />
        </Details>
      ))}
    </section>
  );
}

interface OfTableProps {
  count: RowCount;
  changes: readonly RowChange[];
  isShown: boolean;
}

function OfTable({ count: { inserted, updated, deleted }, changes, isShown }: OfTableProps) {
  const missing = inserted + updated + deleted - changes.length;
  return (
    <Rows>
      {changes.map((change) => (
        <OneRow key={keyWords(change)} change={change} />
      ))}
      {isShown ? null : <p>Its rows are counted only.</p>}
      {isShown && missing > 0 ? (
        <p>
          {changes.length === 0 ? "" : "And "}
          {countText(missing)} {missing === 1 ? "row that is" : "rows that are"} not shown here.
        </p>
      ) : null}
    </Rows>
  );
}

function OneRow({ change }: { change: RowChange }) {
  const { before, after } = change;
  const rows = Object.keys(after ?? before ?? {}).map((column) => ({
    id: column,
    column,
    before: before ? cellText(before[column]) : "–",
    after: after ? cellText(after[column]) : "–",
  }));
  const title = `${keyWords(change)} ${wordOf(change)}`;
  return (
    <div>
      <h3>{title}</h3>
      {rows.length > 0 ? (
        <DataTable
          caption={`${change.table} ${title}`}
          columns={VALUES}
          rows={rows}
          minWidth={360}
        />
      ) : (
        <p>Only in columns that are not shown.</p>
      )}
    </div>
  );
}

/** "4 updated, 1 deleted" */
function countWords({ inserted, updated, deleted }: RowCount): string {
  return Object.entries({ inserted, updated, deleted })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${countText(count)} ${word}`)
    .join(", ");
}

/** "id 7" */
function keyWords({ key }: RowChange): string {
  return Object.entries(key)
    .map(([name, value]) => `${name} ${cellText(value)}`)
    .join(", ");
}

function wordOf({ before, after }: RowChange): string {
  if (!before) return "inserted";
  return after ? "updated" : "deleted";
}

const Count = styled.span`
  color: var(--ink2);
  font-weight: 400;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-block-end: 12px;

  h3 {
    padding-block-end: 4px;
    color: var(--ink2);
    font-size: 0.875rem;
    font-weight: 600;
  }
`;
