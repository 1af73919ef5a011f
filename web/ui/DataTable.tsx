import type { ReactNode } from "react";
import { Room, Table } from "./dataTableLook.ts";

/** A column of a DataTable. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand below each other at the end of the column. */
  isFigure?: boolean;
}

interface Props<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  /** The first column names its row. An element with `data-row` in it covers the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The width in px that the columns need; in less, each row is a card. */
  minWidth?: number;
  busy?: boolean | undefined;
  /** The last line, such as a sum. */
  footer?: ReactNode;
}

/** A compact table for many rows: the header sticks, a row is 40 px high. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, columns, rows, minWidth = 640, busy, footer } = props;
  const [name, ...others] = columns;
  return (
    <Room>
      <Table $minWidth={minWidth} aria-label={caption} aria-busy={busy || undefined}>
        <thead>
          <tr>
            {columns.map(({ label, isFigure }) => (
              <th key={label} scope="col" data-figure={isFigure}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{name?.cell(row)}</th>
              {others.map(({ label, cell, isFigure }) => (
                <td key={label} data-label={label} data-figure={isFigure}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer ? (
          <tfoot>
            <tr>
              <td colSpan={columns.length}>{footer}</td>
            </tr>
          </tfoot>
        ) : null}
      </Table>
    </Room>
  );
}
