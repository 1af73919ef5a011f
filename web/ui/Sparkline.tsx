import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { styled } from "styled-components";

const WIDTH = 100;
const HEIGHT = 40;

/** The way of a figure, without axes: what it shows is in its label. TP are drawn in marigold. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const [least = 0, most = 0] = extent(values);
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, WIDTH]);
  const y = scaleLinear([Math.min(0, least), Math.max(1, most)], [HEIGHT - 1, 2]);
  const path = line<number>()
    .x((_value, index) => x(index))
    .y((value) => y(value));
  const ground = area<number>()
    .x((_value, index) => x(index))
    .y0(y(0))
    .y1((value) => y(value));
  return (
    // Stretched to its place; the stroke keeps its width.
    <Svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path d={ground([...values]) ?? ""} data-ground />
      <path d={path([...values]) ?? ""} vectorEffect="non-scaling-stroke" />
    </Svg>
  );
}

const Svg = styled.svg`
  inline-size: 100%;
  block-size: 56px;
  overflow: visible;

  path {
    fill: none;
    stroke: var(--goldLine);
    stroke-width: 2px;
    stroke-linejoin: round;
  }

  path[data-ground] {
    fill: var(--gold);
    fill-opacity: 0.35;
    stroke: none;
  }
`;
