import { Suspense, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { lazy } from "../../../ui/lazy.ts";
import { SelectRow } from "../SelectRow.tsx";
import {
  cellText,
  lacksRowKey,
  maskedCellOf,
  type AnswerTable,
  type MaskedCell,
} from "./tablesOf.ts";

const RevealDialog = lazy(
  () => import("./RevealDialog.tsx"),
  (module) => module.RevealDialog,
);

interface Props {
  tables: readonly AnswerTable[];
  /** What stands below a list: `tables.offers`. */
  children?: (list: string) => ReactNode;
}

/** The lists of an answer as tables, one at a time. What is masked can be revealed where the answer has a `rowKey`. */
export function AnswerTables({ tables, children }: Props) {
  const [chosen, setChosen] = useState("");
  const [revealed, setRevealed] = useState<MaskedCell>();
  const table = tables.find(({ path }) => path === chosen) ?? tables[0];

  if (!table) return <p>There are no rows in the answer.</p>;
  return (
    <Parts>
      {tables.length > 1 ? (
        <SelectRow
          label="List"
          value={table.path}
          options={tables.map(({ path }) => ({ value: path, label: path }))}
          onChange={setChosen}
        />
      ) : null}
      <AnswerGrid table={table} onReveal={setRevealed} />
      {lacksRowKey(table) ? (
        <small>
          Ask for <code>rowKey</code> to reveal a masked value.
        </small>
      ) : null}
      {children?.(table.path)}
      {revealed ? (
        <Suspense>
          <RevealDialog {...revealed} onClose={() => setRevealed(undefined)} />
        </Suspense>
      ) : null}
    </Parts>
  );
}

interface GridProps {
  table: AnswerTable;
  /** Makes masked values buttons. */
  onReveal?: (cell: MaskedCell) => void;
}

/** One list of an answer as a table; it scrolls by itself. */
export function AnswerGrid({ table: { path, columns, rows }, onReveal }: GridProps) {
  const isFigure = (name: string) =>
    rows.every((row) => row[name] == null || typeof row[name] === "number") || undefined;
  return (
    // It scrolls by itself, so the keyboard must reach it.
    <Scroll tabIndex={0} role="region" aria-label={path}>
      <table aria-label={path}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" data-figure={isFigure(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, n) => (
            <tr key={n}>
              {columns.map((name) => (
                <td key={name} data-figure={isFigure(name)}>
                  {onReveal ? (
                    <Cell row={row} name={name} onReveal={onReveal} />
                  ) : (
                    cellText(row[name])
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface CellProps {
  row: AnswerTable["rows"][number];
  name: string;
  onReveal: (cell: MaskedCell) => void;
}

function Cell({ row, name, onReveal }: CellProps) {
  const masked = maskedCellOf(row, name);
  if (!masked) return cellText(row[name]);
  return (
    <button
      type="button"
      aria-label={`Reveal ${masked.column} of ${masked.rowKey}`}
      onClick={() => onReveal(masked)}
    >
      {cellText(row[name])}
    </button>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  small {
    color: var(--ink3);
  }
`;

const Scroll = styled.div`
  max-block-size: 70vh;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);

  table {
    min-inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.875rem;
  }

  th,
  td {
    max-inline-size: 320px;
    padding: 8px 12px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  th {
    position: sticky;
    inset-block-start: 0;
    background: var(--counter);
    color: var(--ink2);
    font-weight: 600;
    box-shadow: inset 0 -1px var(--line);
  }

  tr + tr td {
    border-block-start: 1px solid var(--line);
  }

  td button {
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    text-decoration: underline 2px var(--goldLine);
    text-underline-offset: 3px;
  }

  [data-figure] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
