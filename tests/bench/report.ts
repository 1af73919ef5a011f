import { readFileSync, writeFileSync } from "node:fs";
import type { CommitFigures } from "./commits/measureCommits.ts";
import type { DeliveryFigures } from "./delivery/measureDelivery.ts";
import type { FanoutFigures } from "./fanout/measureFanout.ts";
import type { FigureFigures } from "./figures/measureFigures.ts";
import type { ContenderFigures, Latency, ReadFigures } from "./measureReads.ts";
import type { MemoryFigures } from "./memory/measureMemory.ts";
import type { Options } from "./options.ts";
import { otherTables } from "./otherTables.ts";
import type { PanelFigures } from "./panels/measurePanels.ts";
import type { RestFigures } from "./rest/measureRest.ts";
import { PRODUCT } from "./servers/product.ts";
import type { SettlementFigures } from "./settle/measureSettlements.ts";
import { written } from "./statistics.ts";
import { table } from "./table.ts";

/** Everything one run found; .cache/bench/latest.json. */
export interface Report extends Partial<Others> {
  at: string;
  machine: { cores: number; node: string; postgres: string };
  options: Options;
  ledgerEntries: number;
  reads: ReadFigures[];
}

/** What a run measures beside the reads. */
export interface Others {
  deliveries: DeliveryFigures[];
  rest: RestFigures[];
  settlements: SettlementFigures;
  commits: CommitFigures;
  memory: MemoryFigures;
  fanout: FanoutFigures;
  figures: FigureFigures;
  panels: PanelFigures[];
}

/** A delivery may take this many times its bare transaction. Goal P6. */
export const DELIVERY_OF_BARE = 4;

const BEGIN = "<!-- figures: written by npm run bench -- --docs -->";
const END = "<!-- end of figures -->";

/** The figures as Markdown tables, which read well on a terminal too. */
export function tablesOf(report: Report): string {
  const { reads, deliveries } = report;
  const readRows = reads.flatMap((read) =>
    read.contenders.map((contender) => readRow(read, contender)),
  );
  const kindRows = reads.flatMap(({ name, contenders }) =>
    contenders
      .filter(({ name }) => name === "floor" || name === PRODUCT)
      .flatMap((contender) =>
        Object.entries(contender.kinds).map(([kind, latency]) => [
          `${name}: ${kind}`,
          contender.name,
          ...latencyCells(latency),
        ]),
      ),
  );
  return [
    ...(reads.length > 0
      ? [
          table(
            [
              "read",
              "server",
              "requests/s (least to most)",
              "of the floor (least to most)",
              "p50 ms",
              "p95 ms",
              "goal",
            ],
            readRows,
          ),
        ]
      : []),
    ...(kindRows.length > 0
      ? [table(["kind of request", "server", "p50 ms", "p95 ms"], kindRows)]
      : []),
    ...(deliveries
      ? [
          table(
            [
              "mutation to the other's socket",
              "p50 ms",
              "p95 ms",
              "own answer p50/p95",
              "bare transaction p50/p95",
              "p95 of bare p95",
              "goal",
            ],
            deliveries.map(deliveryRow),
          ),
        ]
      : []),
    ...otherTables(report),
  ].join("\n\n");
}

/** Puts the figures between their marks in docs/performance.md. */
export function writeDocs(path: string, report: Report): void {
  const text = readFileSync(path, "utf8");
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} has no place for the figures`);
  writeFileSync(
    path,
    `${text.slice(0, from)}${BEGIN}\n\n${aboutOf(report)}\n\n${tablesOf(report)}\n\n${text.slice(to)}`,
  );
}

function aboutOf({ at, machine, options, ledgerEntries }: Report): string {
  const { items, members, messages, rounds, seconds, connections, deliveries, sockets } = options;
  const n = (value: number) => value.toLocaleString("en");
  return [
    `Run of ${at.slice(0, 10)}: ${machine.cores} cores, Node ${machine.node}, PostgreSQL ${machine.postgres}.`,
    `${n(items)} items, ${n(members)} members, ${n(messages)} messages, ${n(ledgerEntries)} ledger entries.`,
    `${rounds} rounds of ${seconds} s, ${connections} requests at once; ${n(deliveries)} mutations of each kind with ${n(sockets)} other sockets open.`,
  ].join("\n");
}

function readRow(read: ReadFigures, contender: ContenderFigures): string[] {
  const { name: server, requestsPerSecond: rps, ofFloor, latency } = contender;
  return [
    read.name,
    server,
    written(rps, 0),
    server === "floor" ? "1" : written(ofFloor, 2),
    ...latencyCells(latency),
    server === PRODUCT ? verdictOn(read, contender) : "",
  ];
}

/** The product against the floor, and against every other server that was measured beside it. */
function verdictOn({ goal, contenders }: ReadFigures, product: ContenderFigures): string {
  const missed = product.ofFloor.median < goal.ofFloor ? ["floor"] : [];
  for (const [name, times] of Object.entries(goal.timesOf)) {
    const other = contenders.find((contender) => contender.name === name);
    if (other && product.requestsPerSecond.median < times * other.requestsPerSecond.median)
      missed.push(`${times} x ${name}`);
  }
  return `${goal.id}: ${goal.ofFloor.toFixed(2)}, ${missed.length === 0 ? "met" : `not met (${missed.join(", ")})`}`;
}

function deliveryRow({ name, delivery, answer, bare }: DeliveryFigures): string[] {
  const ofBare = delivery.p95 / bare.p95;
  const verdict = `P6: ${DELIVERY_OF_BARE}, ${ofBare <= DELIVERY_OF_BARE ? "met" : "not met"}`;
  return [
    name,
    ...latencyCells(delivery),
    latencyCells(answer).join(" / "),
    latencyCells(bare).join(" / "),
    ofBare.toFixed(2),
    verdict,
  ];
}

function latencyCells({ p50, p95 }: Latency): string[] {
  return [p50.toFixed(1), p95.toFixed(1)];
}
