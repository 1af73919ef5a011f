import { useState } from "react";
import { type Column, DataTable } from "../DataTable.tsx";
import { Details } from "../Details.tsx";
import { valueText, type ChartPoint, type ChartSeries } from "./chartSeries.ts";

interface Props {
  title: string;
  pointName: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  text: (value: number) => string;
}

interface Row {
  id: string;
  point: string;
  index: number;
}

/** The figures of a chart as a table, the last point first; made when it is opened. */
export function ChartTable({ title, pointName, points, series, text }: Props) {
  const [isOpen, setOpen] = useState(false);
  const columns: Column<Row>[] = [
    { label: pointName, cell: ({ point }) => point },
    ...series.map((each) => ({
      label: each.label,
      isFigure: true,
      cell: ({ index }: Row) => valueText(each, index, text) ?? "–",
    })),
  ];
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as table</summary>
      {isOpen ? (
        <DataTable
          caption={title}
          columns={columns}
          rows={points
            .map(({ long }, index) => ({ id: String(index), point: long, index }))
            .toReversed()}
          minWidth={240}
        />
      ) : null}
    </Details>
  );
}
