import { area, line } from "d3-shape";
import { useId } from "react";
import type { ChartScales } from "./chartScales.ts";
import type { ChartSeries } from "./chartSeries.ts";

interface Props {
  series: ChartSeries;
  scales: ChartScales;
}

/** The bars or the line of one series, and between what it is likely to be. */
export function ChartMarks({ series, scales }: Props) {
  const hatch = useId();
  const colour = fillOf(series);
  if (series.mark !== "forecast") return <Marks series={series} scales={scales} fill={colour} />;
  return (
    <>
      <pattern
        id={hatch}
        width={6}
        height={6}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1={0} x2={0} y2={6} strokeWidth={3} style={{ stroke: colour }} />
      </pattern>
      <Marks series={series} scales={scales} fill={`url(#${hatch})`} />
      <Band series={series} scales={scales} />
    </>
  );
}

/** The likely values of each point, over its whole width. */
function Band({ series, scales: { x, y, middle } }: Props) {
  return series.band?.map((likely, index) =>
    likely ? (
      <rect
        // The days of a chart stay in their order.
        key={index}
        x={middle(index) - x.step() / 2}
        width={x.step()}
        y={y(likely[1])}
        height={y(likely[0]) - y(likely[1])}
        fill={fillOf(series)}
        opacity={0.16}
      />
    ) : null,
  );
}

function fillOf({ color }: ChartSeries): string {
  return color === "tp" ? "var(--gold)" : `var(--${color})`;
}

function Marks({ series, scales, fill }: Props & { fill: string }) {
  const { color, mark, values } = series;
  const { x, y, middle, isDense } = scales;
  const stroke = color === "tp" ? "var(--goldLine)" : `var(--${color})`;
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
        {mark === "line" ? null : <path d={ground([...values]) ?? ""} fill={fill} />}
        <path
          d={path([...values]) ?? ""}
          fill="none"
          stroke={stroke}
          strokeWidth={mark === "line" ? 2 : 1}
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
