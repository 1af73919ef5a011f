import { area, line } from "d3-shape";
import type { ChartScales } from "./chartScales.ts";
import type { ChartSeries } from "./chartSeries.ts";

/** The bars or the line of one series. */
export function ChartMarks({ series, scales }: { series: ChartSeries; scales: ChartScales }) {
  const { color, mark, values } = series;
  const { x, y, middle, isDense } = scales;
  const stroke = color === "tp" ? "var(--goldLine)" : `var(--${color})`;
  const fill = color === "tp" ? "var(--gold)" : `var(--${color})`;
  const zero = y(0);

  if (mark === "line" || isDense) {
    const path = line<number | null>()
      .defined((value) => value !== null)
      .x((_value, index) => middle(index))
      .y((value) => y(value ?? 0));
    const ground = area<number | null>()
      .defined((value) => value !== null)
      .x((_value, index) => middle(index))
      .y0(zero)
      .y1((value) => y(value ?? 0));
    return (
      <>
        {mark === "bars" ? <path d={ground([...values]) ?? ""} fill={fill} /> : null}
        <path
          d={path([...values]) ?? ""}
          fill="none"
          stroke={stroke}
          strokeWidth={mark === "bars" ? 1 : 2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </>
    );
  }
  return values.map((value, index) =>
    value ? (
      <rect
        // The days of a chart stay in their order.
        key={index}
        x={x(index)}
        width={x.bandwidth()}
        y={Math.min(zero, y(value))}
        height={Math.abs(y(value) - zero)}
        fill={fill}
        stroke={stroke}
      />
    ) : null,
  );
}
