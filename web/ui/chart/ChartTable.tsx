import { useState } from "react";
import { type Column, DataTable } from "../DataTable.tsx";
import { Details } from "../Details.tsx";
import { type ChartSeries, utcDayText } from "./chartSeries.ts";

interface Props {
  title: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
  text: (value: number) => string;
}

interface Day {
  id: string;
  index: number;
}

/** The figures of a chart as a table, the newest day first; made when it is opened. */
export function ChartTable({ title, dates, series, text }: Props) {
  const [isOpen, setOpen] = useState(false);
  const columns: Column<Day>[] = [
    { label: "Day", cell: ({ id }) => utcDayText(id) },
    ...series.map(({ label, values }) => ({
      label,
      isFigure: true,
      cell: ({ index }: Day) => {
        const value = values[index];
        return value == null ? "–" : text(value);
      },
    })),
  ];
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show as table</summary>
      {isOpen ? (
        <DataTable
          caption={title}
          columns={columns}
          rows={dates.map((id, index) => ({ id, index })).toReversed()}
          minWidth={240}
        />
      ) : null}
    </Details>
  );
}
