import { fanoutTable } from "./fanout/fanoutTable.ts";
import type { Others } from "./report.ts";
import type { Spread } from "./statistics.ts";
import { table } from "./table.ts";

/** What the REST doors may lose. Goal P8. */
const REST_OF_GRAPHQL = 0.9;
/** Settled offers, as a share of the ledger's own function. Goal P7. */
const SETTLED_OF_TRANSFERS = 0.5;
/** An idle subscribed socket, times one of `ws` alone. Goal P5. */
const SOCKET_OF_RAW = 1.5;

/** REST, money and memory, as far as they were measured. */
export function otherTables({ rest, settlements, memory, fanout }: Partial<Others>): string[] {
  return [
    ...(rest ? [restTable(rest)] : []),
    ...(settlements ? [moneyTable(settlements)] : []),
    ...(memory ? [memoryTable(memory)] : []),
    ...(fanout ? [fanoutTable(fanout)] : []),
  ];
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
    rest.map(({ name, ofGraphql, ...doors }) => [
      name,
      doors.rest.median.toFixed(0),
      doors.graphql.median.toFixed(0),
      spread(ofGraphql),
      verdict("P8", REST_OF_GRAPHQL, ofGraphql.median >= REST_OF_GRAPHQL),
    ]),
  );
}

function moneyTable(settlements: Others["settlements"]): string {
  const { accepted, hotTransfers, ofFunction, manyTransfers, tpcB, atOnce } = settlements;
  return table(
    [`money, ${atOnce} at once`, "a second (least to most)", "goal"],
    [
      [
        "offers accepted by one seller",
        whole(accepted),
        `${spread(ofFunction)} of the function; ${verdict("P7", SETTLED_OF_TRANSFERS, ofFunction.median >= SETTLED_OF_TRANSFERS)}`,
      ],
      ["one SQL function a transfer, to the same seller", whole(hotTransfers), ""],
      [
        "one SQL function a transfer, between many",
        whole(manyTransfers),
        `${(manyTransfers.median / tpcB.median).toFixed(2)} of TPC-B`,
      ],
      ["a TPC-B transaction", whole(tpcB), ""],
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
        `${spread(ofRaw)} of ws; ${verdict("P5", SOCKET_OF_RAW, ofRaw.median <= SOCKET_OF_RAW)}`,
      ],
      ["ws alone", kB(memory.raw.rss), kB(memory.raw.heap), ""],
    ],
  );
}

const whole = ({ median, min, max }: Spread) =>
  `${median.toFixed(0)} (${min.toFixed(0)} to ${max.toFixed(0)})`;

const kB = (bytes: number) => (bytes / 1024).toFixed(1);

function spread({ median, min, max }: Spread): string {
  return `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;
}

function verdict(id: string, goal: number, isMet: boolean): string {
  return `${id}: ${goal}, ${isMet ? "met" : "not met"}`;
}
