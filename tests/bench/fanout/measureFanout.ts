import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { spreadOf, type Spread } from "../statistics.ts";
import { openProduct, openRaw, type Teller, type Where } from "./tellers.ts";

/** One event to many sockets: what it costs and how long it takes, beside a broadcast by `ws` alone. */
export interface FanoutFigures {
  sockets: number;
  rates: RateFigures[];
}

export interface RateFigures {
  /** Events a second. */
  rate: number;
  product: Telling;
  raw: Telling;
  /** Of each round. */
  cpuOfRaw: Spread;
  p99OfRaw: Spread;
}

interface Telling {
  /** Of the messages that should have come. */
  delivered: Spread;
  /** Processor time of the server for a delivered message, in microseconds. */
  cpu: Spread;
  p50: Spread;
  p99: Spread;
}

interface Round {
  delivered: number;
  cpu: number;
  p50: number;
  p99: number;
}

interface How {
  sockets: number;
  rounds: number;
  seconds: number;
}

const RATES = [1, 100];
/**
 * Of a round at least. Once a second, fewer events say more of what else the server did meanwhile; a hundred times a
 * second, the tenth of a second in which thousands are woken would decide the p99 of a short round.
 */
const SECONDS_MIN = 15;
const IDLE_MS = 5000;
/** What is on its way when the last event was told may still arrive. */
const LAST_MS = 1000;

/** Both servers have the same number of sockets open; their rounds take turns. */
export async function measureFanout(where: Where, how: How): Promise<FanoutFigures> {
  const product = await openProduct(where, how.sockets);
  const raw = await openRaw(where, how.sockets, product.sample);
  try {
    const rates: RateFigures[] = [];
    for (const rate of RATES) {
      // Once without counting, as every other read is warmed up.
      for (const teller of [product, raw]) await roundOf(teller, { ...how, rate });
      const rounds: { product: Round; raw: Round }[] = [];
      for (let n = 0; n < how.rounds; n++)
        rounds.push({
          product: await roundOf(product, { ...how, rate }),
          raw: await roundOf(raw, { ...how, rate }),
        });
      rates.push({
        rate,
        product: tellingOf(rounds.map(({ product }) => product)),
        raw: tellingOf(rounds.map(({ raw }) => raw)),
        cpuOfRaw: spreadOf(rounds.map((round) => round.product.cpu / round.raw.cpu)),
        p99OfRaw: spreadOf(rounds.map((round) => round.product.p99 / round.raw.p99)),
      });
    }
    return { sockets: how.sockets, rates };
  } finally {
    await raw.close();
    await product.close();
  }
}

async function roundOf(
  { pid, listeners, tell }: Teller,
  { sockets, rate, ...how }: How & { rate: number },
): Promise<Round> {
  const seconds = Math.max(how.seconds, SECONDS_MIN);
  await listeners.forget();
  const idle = cpuOf(pid);
  await pause(IDLE_MS);
  const before = cpuOf(pid);
  const begun = performance.now();
  await tell(rate, seconds);
  await pause(LAST_MS);
  const { count, p50, p99 } = await listeners.heard();
  // What the server does anyway is not the cost of telling.
  const anyway = ((before - idle) / IDLE_MS) * (performance.now() - begun);
  const spent = Math.max(0, cpuOf(pid) - before - anyway);
  return { delivered: count / (rate * seconds * sockets), cpu: spent / count, p50, p99 };
}

function tellingOf(rounds: Round[]): Telling {
  const spread = (of: (round: Round) => number) => spreadOf(rounds.map(of));
  return {
    delivered: spread(({ delivered }) => delivered),
    cpu: spread(({ cpu }) => cpu),
    p50: spread(({ p50 }) => p50),
    p99: spread(({ p99 }) => p99),
  };
}

/** Processor time of a process so far, in microseconds; the system counts in hundredths of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
