import { symbol, symbolCircle, symbolSquare, symbolTriangle } from "d3-shape";
import { styled } from "styled-components";
import { ChartMarks } from "./ChartMarks.tsx";
import { CHART_HEIGHT, labelPlaces, type ChartScales } from "./chartScales.ts";
import type { ChartPoint, ChartSeries } from "./chartSeries.ts";

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle] as const;

interface Props {
  width: number;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  scales: ChartScales;
  /** The point under the cursor. */
  cursor: number | null;
}

/** The drawing of a chart. What it says is in words beside it, so screen readers skip it. */
export function ChartPlot({ width, points, series, scales, cursor }: Props) {
  const { y, ticks, start, end, labelled, middle } = scales;
  const labels = labelPlaces(scales, series);

  return (
    <Svg width={width} height={CHART_HEIGHT} aria-hidden>
      {ticks.map((tick) => (
        <g key={tick.value}>
          <line x1={start} x2={end} y1={tick.y} y2={tick.y} data-zero={tick.value === 0} />
          <text x={start - 6} y={tick.y} dy="0.32em" textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {labelled.map((index) => (
        <text key={index} x={middle(index)} y={CHART_HEIGHT - 6} textAnchor="middle">
          {points[index]?.short}
        </text>
      ))}
      {series.map((each) => (
        <ChartMarks key={each.label} series={each} scales={scales} />
      ))}
      {series.map(({ label, color }, index) => (
        <g key={label} transform={`translate(${end + 8} ${labels[index] ?? 0})`}>
          <Mark index={index} color={color} />
          <text x={9} dy="0.32em" data-name>
            {label}
          </text>
        </g>
      ))}
      {cursor === null ? null : (
        <>
          <line x1={middle(cursor)} x2={middle(cursor)} y1={y.range()[0]} y2={4} data-cursor />
          {series.map(({ label, color, values }, index) => {
            const value = values[cursor];
            return value == null ? null : (
              <g key={label} transform={`translate(${middle(cursor)} ${y(value)})`}>
                <Mark index={index} color={color} />
              </g>
            );
          })}
        </>
      )}
    </Svg>
  );
}

/** Colour is not all that tells series apart: each has a shape of its own. */
function Mark({ index, color }: { index: number; color: ChartSeries["color"] }) {
  const shape = SHAPES[index % SHAPES.length] ?? symbolCircle;
  return (
    <path
      d={symbol(shape, 52)() ?? ""}
      fill={color === "tp" ? "var(--gold)" : `var(--${color})`}
      stroke={color === "tp" ? "var(--goldLine)" : "var(--counter)"}
    />
  );
}

const Svg = styled.svg`
  overflow: visible;

  text {
    fill: var(--ink3);
    font: 400 0.75rem var(--body);
  }

  text[data-name] {
    fill: var(--ink2);
    font-weight: 600;
  }

  line {
    stroke: var(--line);
  }

  line[data-zero="true"],
  line[data-cursor] {
    stroke: var(--edge);
  }
`;
