import type { Client } from "pg";
import { Line } from "../line.ts";
import { openReaders, type Reader } from "../readers.ts";
import { bytesOf } from "../servers/http.ts";
import { spreadOf, type Spread } from "../statistics.ts";
import { pairsOf, type Job, type Pair } from "./pairs.ts";

/** How often a second the same work is done over each route. */
export interface RestFigures {
  name: string;
  rest: Spread;
  graphql: Spread;
  ofGraphql: Spread;
}

interface Where {
  url: string;
  client: Client;
}

interface Options {
  rounds: number;
  seconds: number;
  connections: number;
}

/** Does the same work over REST and over GraphQL in turn. */
export async function measureRest(where: Where, options: Options): Promise<RestFigures[]> {
  const readers = await openReaders(
    where.client,
    Array.from({ length: options.connections }, (_, n) => n + 1),
  );
  const figures: RestFigures[] = [];
  for (const pair of await pairsOf(where.url, readers, where.client)) {
    console.log(`  ${pair.name}`);
    figures.push(await measurePair(where.url, pair, { ...options, readers }));
  }
  return figures;
}

async function measurePair(
  url: string,
  { name, rest, graphql }: Pair,
  options: Options & { readers: Reader[] },
): Promise<RestFigures> {
  const routes: { job: Job; perSecond: number[] }[] = [
    { job: rest, perSecond: [] },
    { job: graphql, perSecond: [] },
  ];
  for (const { job } of routes) await repeat(url, job, { ...options, seconds: 1 });
  for (let round = 0; round < options.rounds; round++) {
    for (const route of round % 2 === 0 ? routes : routes.toReversed())
      route.perSecond.push(await repeat(url, route.job, options));
  }
  const [byRest, byGraphql] = routes.map(({ perSecond }) => perSecond);
  return {
    name,
    rest: spreadOf(byRest ?? []),
    graphql: spreadOf(byGraphql ?? []),
    ofGraphql: spreadOf((byRest ?? []).map((own, n) => own / (byGraphql?.[n] ?? Number.NaN))),
  };
}

/** Every connection does the job again and again, as a member of its own. Answers jobs a second. */
async function repeat(
  url: string,
  { requests, begins }: Job,
  { seconds, readers }: Options & { readers: Reader[] },
): Promise<number> {
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let done = 0;
  await Promise.all(
    readers.map(async (reader) => {
      const line = await Line.open(url, Buffer.from(begins));
      try {
        while (performance.now() < until) {
          for (const { method, path, body } of requests(done, reader))
            await line.ask(bytesOf(url, path, reader.token, body, method));
          done++;
        }
      } finally {
        line.close();
      }
    }),
  );
  return (done * 1000) / (performance.now() - begun);
}
