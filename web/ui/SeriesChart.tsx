import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { styled } from "styled-components";
import { ChartPlot } from "./chart/ChartPlot.tsx";
import { CHART_HEIGHT, chartScales } from "./chart/chartScales.ts";
import { readingOf, type ChartPoint, type ChartSeries } from "./chart/chartSeries.ts";
import { ChartTable } from "./chart/ChartTable.tsx";
import { useWidth } from "./useWidth.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface Props {
  /** What it shows, as the name of the chart and of its table. */
  title: string;
  /** What there is to see, in one sentence. */
  sentence: string;
  /** What is below the chart, as a column of its table is called: "Day". */
  pointName: string;
  /** What one of them is, in a sentence: "day". */
  pointWord: string;
  /** What is below the chart, from left to right. */
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  /** A value in words: "18 TP". */
  text: (value: number) => string;
}

/**
 * Values side by side, as bars or lines with their names beside them, a sentence above and the same figures as a table
 * below. The arrow keys or the pointer move a cursor from point to point; what is there is written above the chart.
 */
export function SeriesChart(props: Props) {
  const { title, sentence, pointName, pointWord, points, series, text } = props;
  const [ref, width] = useWidth();
  const [cursor, setCursor] = useState<number | null>(null);
  const [spoken, setSpoken] = useState("");
  const scales = useMemo(() => chartScales(width, points, series), [width, points, series]);
  const at = cursor !== null && cursor < points.length ? cursor : null;
  const reading = (index: number) => readingOf(points[index]?.long ?? "", index, series, text);

  function handleKey(event: KeyboardEvent) {
    const last = points.length - 1;
    const next = nextPoint(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next);
    setSpoken(next === null ? "" : reading(next));
  }

  function handlePointer(event: PointerEvent<HTMLElement>) {
    const { left } = event.currentTarget.getBoundingClientRect();
    setCursor(scales.indexAt(event.clientX - left));
  }

  return (
    <Figure aria-label={title}>
      <h3>{title}</h3>
      <p>{sentence}</p>
      <Reading aria-hidden>
        {at === null ? `Point at a ${pointWord}, or use the arrow keys` : reading(at)}
      </Reading>
      <Plot
        ref={ref}
        role="application"
        aria-roledescription="chart"
        aria-label={`${title}. The arrow keys go from ${pointWord} to ${pointWord}.`}
        tabIndex={0}
        onKeyDown={handleKey}
        onBlur={() => setCursor(null)}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => setCursor(null)}
      >
        {width === 0 ? null : (
          <ChartPlot width={width} points={points} series={series} scales={scales} cursor={at} />
        )}
      </Plot>
      {/* Only what the keys reach is read out: a pointer passes over many. */}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ChartTable title={title} pointName={pointName} points={points} series={series} text={text} />
    </Figure>
  );
}

/** Where a key moves the cursor: a point, null for nowhere, undefined if it moves nothing. */
function nextPoint(key: string, at: number | null, last: number): number | null | undefined {
  const within = (index: number) => Math.min(last, Math.max(0, index));
  switch (key) {
    case "ArrowLeft":
      return at === null ? last : within(at - 1);
    case "ArrowRight":
      return at === null ? 0 : within(at + 1);
    case "PageUp":
      return within((at ?? last + 7) - 7);
    case "PageDown":
      return within((at ?? -7) + 7);
    case "Home":
      return 0;
    case "End":
      return last;
    case "Escape":
      return at === null ? undefined : null;
  }
}

const Figure = styled.figure`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;

  > p {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

/* Its place is always there, on a narrow screen for two lines. */
const Reading = styled.div`
  container-type: inline-size;
  min-block-size: 2.6em;
  margin-block-start: 4px;
  color: var(--ink2);
  font-size: 0.8125rem;
  line-height: 1.3;
`;

const Plot = styled.div`
  block-size: ${CHART_HEIGHT}px;
  touch-action: pan-y;
  border-radius: 4px;
`;
