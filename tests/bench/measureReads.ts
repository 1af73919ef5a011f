import { isDeepStrictEqual } from "node:util";
import { agree } from "./agree.ts";
import { Line } from "./line.ts";
import { load, type Request } from "./load.ts";
import type { Options } from "./options.ts";
import type { Read } from "./reads/read.ts";
import type { Contender } from "./servers/contender.ts";
import { percentile, spreadOf, type Spread } from "./statistics.ts";

export interface Latency {
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** How one server did with one read. */
export interface ContenderFigures {
  name: string;
  requestsPerSecond: Spread;
  /** The share of the floor's requests a second in the same round. */
  ofFloor: Spread;
  latency: Latency;
  /** By kind of request, where a read has kinds. */
  kinds: Record<string, Latency>;
}

export interface ReadFigures {
  name: string;
  goal: Read["goal"];
  contenders: ContenderFigures[];
}

const WARM_UP_SECONDS = 3;
const COMPARED = 60;

interface Tally {
  requestsPerSecond: number[];
  latencies: Map<string, number[]>;
}

/** Measures every read on every server, interleaved: the first of the contenders is the floor. */
export async function measureReads(
  contenders: Contender[],
  reads: Read[],
  options: Options,
): Promise<ReadFigures[]> {
  const figures: ReadFigures[] = [];
  for (const read of reads) {
    const able = contenders.filter(({ only }) => only === undefined || only === read.path);
    for (const contender of able.slice(1)) await compare(able[0], contender, read);
    console.log(`  ${read.name}`);
    figures.push({
      name: read.name,
      goal: read.goal,
      contenders: figuresOf(await playRounds(able, read, options)),
    });
  }
  return figures;
}

/** Refuses to measure servers that do not answer the same. */
async function compare(
  floor: Contender | undefined,
  contender: Contender,
  read: Read,
): Promise<void> {
  for (const sample of read.samples.slice(0, COMPARED)) {
    const [expected, found] = await Promise.all(
      [floor, contender].map(
        async (server) => server && dataOf(server.url, server.request(read, sample)),
      ),
    );
    const isSame = contender.isLike ? agree(expected, found) : isDeepStrictEqual(expected, found);
    if (isSame) continue;
    throw new Error(
      `${contender.name} and the floor answer "${read.name}" differently for ${JSON.stringify(sample.variables)}:\n${JSON.stringify(found)}\n${JSON.stringify(expected)}`,
    );
  }
}

async function dataOf(url: string, bytes: Buffer): Promise<unknown> {
  const line = await Line.open(url);
  try {
    return (JSON.parse((await line.ask(bytes)).toString("utf8")) as { data: unknown }).data;
  } finally {
    line.close();
  }
}

async function playRounds(
  contenders: Contender[],
  read: Read,
  { rounds, seconds, connections }: Options,
): Promise<Map<string, Tally>> {
  const requests = new Map(
    contenders.map((contender) => [
      contender,
      read.samples.map((sample): Request => ({
        bytes: contender.request(read, sample),
        kind: sample.kind ?? "",
      })),
    ]),
  );
  const tallies = new Map(
    contenders.map(({ name }): [string, Tally] => [
      name,
      { requestsPerSecond: [], latencies: new Map() },
    ]),
  );

  for (const [{ url }, list] of requests)
    await load(url, list, { connections, seconds: WARM_UP_SECONDS });
  for (let round = 0; round < rounds; round++) {
    // Whoever comes second meets warmer caches: the order turns round by round.
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of order) {
      const { requestsPerSecond, latencies } = await load(
        contender.url,
        requests.get(contender) ?? [],
        { connections, seconds },
      );
      const tally = tallies.get(contender.name);
      tally?.requestsPerSecond.push(requestsPerSecond);
      for (const [kind, times] of latencies)
        tally?.latencies.set(kind, (tally.latencies.get(kind) ?? []).concat(times));
    }
  }
  return tallies;
}

function figuresOf(tallies: Map<string, Tally>): ContenderFigures[] {
  const [floor] = tallies.values();
  return [...tallies].map(([name, { requestsPerSecond, latencies }]) => ({
    name,
    requestsPerSecond: spreadOf(requestsPerSecond),
    ofFloor: spreadOf(
      requestsPerSecond.map((own, round) => own / (floor?.requestsPerSecond[round] ?? Number.NaN)),
    ),
    latency: latencyOf([...latencies.values()].flat()),
    kinds: Object.fromEntries(
      [...latencies]
        .filter(([kind]) => kind !== "")
        .map(([kind, times]) => [kind, latencyOf(times)]),
    ),
  }));
}

/** The middle and the slow end of some times. */
export function latencyOf(times: readonly number[]): Latency {
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
