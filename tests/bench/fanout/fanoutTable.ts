import { written, type Spread } from "../statistics.ts";
import { table } from "../table.ts";
import type { FanoutFigures, RateFigures } from "./measureFanout.ts";

/** Of a broadcast by `ws` alone: processor time for a message, and the slow end of the delivery. Goal P4. */
const QUIET = { cpu: 1.1, p99: 1.5 };
/** The same with a hundred events a second, where most must arrive at all. */
const BUSY = { cpu: 0.25, delivered: 0.99, p99Ms: 150 };

export function fanoutTable({ sockets, rates }: FanoutFigures): string {
  return table(
    [
      `one event to ${sockets} sockets`,
      "events a second",
      "delivered",
      "us a message",
      "p50 ms",
      "p99 ms",
      "goal",
    ],
    rates.flatMap((figures) => [
      [...cells("Market Day, shared", figures, "product"), verdict(figures)],
      [...cells("ws alone", figures, "raw"), ""],
    ]),
  );
}

function cells(name: string, figures: RateFigures, of: "product" | "raw"): string[] {
  const { delivered, cpu, p50, p99 } = figures[of];
  return [
    name,
    String(figures.rate),
    `${(delivered.median * 100).toFixed(1)} %`,
    written(cpu, 1),
    p50.median.toFixed(0),
    p99.median.toFixed(0),
  ];
}

function verdict({ rate, product, cpuOfRaw, p99OfRaw }: RateFigures): string {
  const of = (spread: Spread) => spread.median.toFixed(2);
  if (rate === 1) {
    const isMet = cpuOfRaw.median <= QUIET.cpu && p99OfRaw.median <= QUIET.p99;
    return `${of(cpuOfRaw)} of ws, p99 ${of(p99OfRaw)}; P4: ${QUIET.cpu} and ${QUIET.p99}, ${isMet ? "met" : "not met"}`;
  }
  const isMet =
    cpuOfRaw.median <= BUSY.cpu &&
    product.delivered.median >= BUSY.delivered &&
    product.p99.median <= BUSY.p99Ms;
  return `${of(cpuOfRaw)} of ws; P4: ${BUSY.cpu}, ${BUSY.delivered * 100} % and ${BUSY.p99Ms} ms, ${isMet ? "met" : "not met"}`;
}
