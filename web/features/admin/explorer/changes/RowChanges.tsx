import { DataTable, type Column } from "../../../../ui/DataTable.tsx";
import { Details } from "../../../../ui/Details.tsx";
import { countText } from "../../analytics/analyticsWords.ts";
import { cellText } from "../tablesOf.ts";
import type { MutationDryRun, RowChange, RowCount } from "./changesApi.ts";

interface Props extends Pick<MutationDryRun, "changes" | "notShown"> {
  counts: readonly RowCount[];
}

type Counted = RowCount & { id: string };

const COUNTS: readonly Column<Counted>[] = [
  { label: "Table", cell: ({ table }) => table },
  { label: "Inserted", isFigure: true, cell: ({ inserted }) => countText(inserted) },
  { label: "Updated", isFigure: true, cell: ({ updated }) => countText(updated) },
  { label: "Deleted", isFigure: true, cell: ({ deleted }) => countText(deleted) },
];

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
    <>
      <DataTable
        caption="Rows by table"
        columns={COUNTS}
        rows={counts.map((each) => ({ ...each, id: each.table }))}
        minWidth={360}
      />
      {changes.map((change) => (
        <OneRow key={nameOf(change)} change={change} />
      ))}
      {notShown.length > 0 ? <small>Counted only: {notShown.join(", ")}.</small> : null}
    </>
  );
}

function OneRow({ change }: { change: RowChange }) {
  const { before, after } = change;
  const columns = Object.keys(after ?? before ?? {});
  const rows = columns.map((column) => ({
    id: column,
    column,
    before: before ? cellText(before[column]) : "–",
    after: after ? cellText(after[column]) : "–",
  }));
  return (
    <Details>
      <summary>
        {nameOf(change)} <small>{wordOf(change)}</small>
      </summary>
      {rows.length > 0 ? (
        <DataTable caption={nameOf(change)} columns={VALUES} rows={rows} minWidth={360} />
      ) : (
        <p>Only columns that are not shown.</p>
      )}
    </Details>
  );
}

/** "users id 7" */
function nameOf({ table, key }: RowChange): string {
  return [table, ...Object.entries(key).map(([name, value]) => `${name} ${cellText(value)}`)].join(
    " ",
  );
}

function wordOf({ before, after }: RowChange): string {
  if (!before) return "inserted";
  return after ? "updated" : "deleted";
}
