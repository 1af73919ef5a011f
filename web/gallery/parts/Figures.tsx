import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import type { ChartSeries } from "../../ui/chart/chartSeries.ts";
import { Count } from "../../ui/Count.tsx";
import { Countdown } from "../../ui/Countdown.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { PriceCard } from "../../ui/PriceCard.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { SeriesChart } from "../../ui/SeriesChart.tsx";
import { Sparkline } from "../../ui/Sparkline.tsx";
import { Stat, Stats } from "../../ui/Stats.tsx";
import { SwapStrip } from "../../ui/SwapStrip.tsx";
import { TimeAgo } from "../../ui/TimeAgo.tsx";
import { TimeChart } from "../../ui/TimeChart.tsx";
import { Tp, tpText } from "../../ui/Tp.tsx";
import { SAMPLE_PHOTO } from "../samples.ts";
import { Variant } from "./Variant.tsx";

const HOUR_MS = 3_600_000;
const SOLD: readonly { id: string; title: string; tp: number }[] = [
  { id: "1", title: "Enamel teapot", tp: 18 },
  { id: "2", title: "Raincoat", tp: 120 },
];
const COLUMNS: readonly Column<(typeof SOLD)[number]>[] = [
  { label: "Item", cell: ({ title }) => title },
  { label: "TP", isFigure: true, cell: ({ tp }) => <Tp tp={tp} /> },
];

const DAYS = Array.from({ length: 30 }, (_, n) => `2026-10-${String(n + 1).padStart(2, "0")}`);
const MONEY: readonly ChartSeries[] = [
  { label: "Revenue", color: "tp", mark: "bars", values: DAYS.map((_, n) => (n * 37) % 90) },
  { label: "Refunded", color: "c4", mark: "line", values: DAYS.map((_, n) => (n === 12 ? 30 : 0)) },
];
const VISITS: readonly ChartSeries[] = [
  {
    label: "Active",
    color: "c3",
    mark: "line",
    values: DAYS.map((_, n) => (n < 8 ? null : 20 + ((n * 11) % 17))),
  },
  { label: "New", color: "c5", mark: "line", values: DAYS.map((_, n) => (n * 3) % 5) },
];
const YEAR = Array.from({ length: 365 }, (_, n) =>
  new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
);
const OF_A_YEAR: readonly ChartSeries[] = [
  { label: "Revenue", color: "tp", mark: "bars", values: YEAR.map((_, n) => (n * 37) % 90) },
];

/** Read-only values: prices, counts, times, photos. */
export function Figures() {
  const [count, setCount] = useState(1198);
  const [now] = useState(Date.now);

  return (
    <>
      <Variant of="PriceCard">
        <PriceCard tp={18} />
        <PriceCard tp={18} was={20} />
        <PriceCard tp={17} large />
      </Variant>
      <Variant of="Tp">
        <Tp tp={18} />
        <Tp tp={-24} signed />
        <Tp tp={6} signed />
      </Variant>
      <Variant of="Count, RollingCount">
        <Count value={count} />
        <Count value={count} compact />
        <Count value={count} suffix=" TP" />
        <Button $small onClick={() => setCount(count + 1)}>
          One more
        </Button>
      </Variant>
      <Variant of="Stats">
        <Stats>
          <Stat label="Pending" value={3} />
          <Stat label="Viewers" value={1198} compact />
          <Stat label="Incoming" value={47} suffix=" TP" />
          <Stat label="Total" value={undefined} />
        </Stats>
      </Variant>
      <Variant of="ProgressBar">
        <ProgressBar label="Complete 3 exchanges" value={2} max={3} />
        <ProgressBar label="Follow two members" value={1} max={2} words="1/2" />
      </Variant>
      <Variant of="Sparkline">
        <Picture>
          <Sparkline values={[3, 5, 4, 8, 7, 12]} label="Revenue of six days, from 3 to 12 TP" />
        </Picture>
      </Variant>
      <Variant of="SeriesChart">
        <div data-wide>
          <SeriesChart
            title="Minutes of a visit by category"
            sentence="Anything side by side; parts of one have ticks, too."
            pointName="Category"
            pointWord="category"
            points={["Electronics", "Books", "Garden"].map((name) => ({ short: name, long: name }))}
            series={[{ label: "Minutes", color: "c5", mark: "bars", values: [0.75, 0.2, null] }]}
            text={(value) => `${value} min`}
          />
        </div>
      </Variant>
      <Variant of="TimeChart">
        <div data-wide>
          <TimeChart
            title="Revenue by day"
            sentence="Bars, and a line for what there is little of."
            dates={DAYS}
            series={MONEY}
            text={tpText}
          />
        </div>
        <div data-wide>
          <TimeChart
            title="Members by day"
            sentence="Lines; the first days are not known."
            dates={DAYS}
            series={VISITS}
            text={String}
          />
        </div>
        <div data-wide>
          <TimeChart
            title="Revenue of a year"
            sentence="Too many days for bars."
            dates={YEAR}
            series={OF_A_YEAR}
            text={tpText}
          />
        </div>
      </Variant>
      <Variant of="Countdown">
        <Countdown until={new Date(now + 47 * HOUR_MS)} />
        <Countdown until={new Date(now + HOUR_MS / 2)} />
        <Countdown until={new Date(now - HOUR_MS)} />
      </Variant>
      <Variant of="TimeAgo">
        <TimeAgo date={new Date(now - 10_000)} />
        <TimeAgo date={new Date(now - 3 * HOUR_MS)} />
        <TimeAgo date={new Date(now - 900 * HOUR_MS)} />
      </Variant>
      <Variant of="Photo">
        <Picture>
          <Photo
            image={{ small: SAMPLE_PHOTO, medium: SAMPLE_PHOTO, large: SAMPLE_PHOTO }}
            alt="A sample"
          />
        </Picture>
        <Picture>
          <Photo image={null} alt="" />
        </Picture>
      </Variant>
      <Variant of="DataTable">
        <div data-wide>
          <DataTable
            caption="Sold items"
            columns={COLUMNS}
            rows={SOLD}
            minWidth={240}
            footer="In sum: 138 TP"
          />
        </div>
        <div data-wide>
          <DataTable caption="Sold items, as cards" columns={COLUMNS} rows={SOLD} minWidth={9999} />
        </div>
      </Variant>
      <Variant of="SwapStrip">
        <SwapStripBox>
          <SwapStrip
            theyGive={[
              { label: "Enamel teapot", tp: 18 },
              { label: "TrustPoints", tp: 6 },
            ]}
            youGive={[{ label: "Raincoat", tp: 24 }]}
            sentence="They add 6 TP. Your balance becomes 106 TP."
          />
        </SwapStripBox>
      </Variant>
    </>
  );
}

const Picture = styled.div`
  inline-size: min(240px, 40vw);
`;

const SwapStripBox = styled.div`
  inline-size: min(100%, 560px);
`;
