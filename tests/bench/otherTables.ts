import { fanoutTable } from "./fanout/fanoutTable.ts";
import type { Others } from "./report.ts";
import { written } from "./statistics.ts";
import { table } from "./table.ts";

/** What the REST routes may lose. Goal P8. */
const REST_OF_GRAPHQL = 0.9;
/** Settled offers, as a share of the ledger's own function. Goal P7. */
const SETTLED_OF_TRANSFERS = 0.4;
/** Settled offers while an administrator follows every event, as a share of those without. Goal P-14. */
const FOLLOWED_OF_ALONE = 0.97;
/** Commits that tell somebody, times those of transactions that notify for themselves. Goal S-02. */
const COMMITS_OF_INSIDE = 3;
/** An idle subscribed socket, times one of `ws` alone. Goal P5. */
const SOCKET_OF_RAW = 1.5;
/** The administrator's figures, in milliseconds. Goal P-13. */
const FIGURES_P95_MS = 50;
/** Members' reads while administrators ask the explorer, in milliseconds. Goal P-19. */
const MEANWHILE_P95_MS = 250;

/** A panel of the home page, times the item list. Goal I-18. */
const PANEL_OF_LIST = 3;
/** The event loop while a panel is read, in milliseconds. Goal I-18. */
const LOOP_MS = 50;

/** REST, money, commits and memory, as far as they were measured. */
export function otherTables({
  rest,
  settlements,
  commits,
  memory,
  fanout,
  figures,
  panels,
}: Partial<Others>): string[] {
  return [
    ...(rest ? [restTable(rest)] : []),
    ...(settlements ? [moneyTable(settlements)] : []),
    ...(commits ? [commitsTable(commits)] : []),
    ...(memory ? [memoryTable(memory)] : []),
    ...(fanout ? [fanoutTable(fanout)] : []),
    ...(figures ? [figuresTable(figures)] : []),
    ...(panels ? [panelsTable(panels)] : []),
  ];
}

function figuresTable({ p50, p95, ofItemList, listMeanwhile }: Others["figures"]): string {
  return table(
    ["the administrator's figures", "p50 ms", "p95 ms", "p95 of the item list's", "goal"],
    [
      [
        "adminStats",
        written(p50, 0),
        written(p95, 0),
        written(ofItemList, 1),
        verdict("P-13", FIGURES_P95_MS, p95.median <= FIGURES_P95_MS),
      ],
      [
        "item list, while the explorer reads whole tables",
        "",
        written(listMeanwhile, 0),
        "",
        verdict("P-19", MEANWHILE_P95_MS, listMeanwhile.median <= MEANWHILE_P95_MS),
      ],
    ],
  );
}

function panelsTable(panels: Others["panels"]): string {
  return table(
    [
      "one read after the other",
      "p50 ms",
      "p95 ms",
      "p95 of the item list's",
      "goal",
      "longest turn of the loop, ms",
      "goal",
    ],
    panels.map(({ name, p50, p95, ofItemList, loop }, n) => [
      name,
      written(p50, 1),
      written(p95, 1),
      n === 0 ? "1" : written(ofItemList, 1),
      n === 0 ? "" : verdict("I-18", PANEL_OF_LIST, ofItemList.median <= PANEL_OF_LIST),
      written(loop, 0),
      verdict("I-18", LOOP_MS, loop.median <= LOOP_MS),
    ]),
  );
}

function restTable(rest: Others["rest"]): string {
  return table(
    [
      "the same work",
      "REST a second",
      "GraphQL a second",
      "REST of GraphQL (least to most)",
      "goal",
    ],
    rest.map(({ name, ofGraphql, ...routes }) => [
      name,
      routes.rest.median.toFixed(0),
      routes.graphql.median.toFixed(0),
      written(ofGraphql, 2),
      verdict("P8", REST_OF_GRAPHQL, ofGraphql.median >= REST_OF_GRAPHQL),
    ]),
  );
}

function commitsTable({ atOnce, afterwards, inside, timesInside }: Others["commits"]): string {
  return table(
    [`commits, ${atOnce} at once`, "a second (least to most)", "goal"],
    [
      [
        "told after the commit",
        written(afterwards, 0),
        `${written(timesInside, 1)} times; ${verdict("S-02", COMMITS_OF_INSIDE, timesInside.median >= COMMITS_OF_INSIDE)}`,
      ],
      ["notified by each transaction", written(inside, 0), ""],
    ],
  );
}

function moneyTable(settlements: Others["settlements"]): string {
  const { accepted, followed, hotTransfers, ofFunction, manyTransfers, tpcB, atOnce } = settlements;
  return table(
    [`money, ${atOnce} at once`, "a second (least to most)", "goal"],
    [
      [
        "offers accepted by one seller",
        written(accepted, 0),
        `${written(ofFunction, 2)} of the function; ${verdict("P7", SETTLED_OF_TRANSFERS, ofFunction.median >= SETTLED_OF_TRANSFERS)}`,
      ],
      [
        "the same while every event is followed",
        "",
        `${written(followed, 2)} of those; ${verdict("P-14", FOLLOWED_OF_ALONE, followed.median >= FOLLOWED_OF_ALONE)}`,
      ],
      ["one SQL function a transfer, to the same seller", written(hotTransfers, 0), ""],
      [
        "one SQL function a transfer, between many",
        written(manyTransfers, 0),
        `${(manyTransfers.median / tpcB.median).toFixed(2)} of TPC-B`,
      ],
      ["a TPC-B transaction", written(tpcB, 0), ""],
    ],
  );
}

function memoryTable(memory: Others["memory"]): string {
  const { ofRaw } = memory;
  return table(
    [`memory of an idle socket, of ${memory.sockets}`, "resident kB", "heap kB", "goal"],
    [
      [
        "Market Day, subscribed",
        kB(memory.product.rss),
        kB(memory.product.heap),
        `${written(ofRaw, 2)} of ws; ${verdict("P5", SOCKET_OF_RAW, ofRaw.median <= SOCKET_OF_RAW)}`,
      ],
      ["ws alone", kB(memory.raw.rss), kB(memory.raw.heap), ""],
    ],
  );
}

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

function verdict(id: string, goal: number, isMet: boolean): string {
  return `${id}: ${goal}, ${isMet ? "met" : "not met"}`;
}
