import type { Client } from "pg";
import type { Reader } from "../readers.ts";
import { CARD } from "../reads/itemList.ts";
import { bytesOf } from "../servers/http.ts";
import { METRICS_TOKEN } from "../servers/product.ts";
import { percentile, spreadOf, type Spread } from "../statistics.ts";
import { times } from "../times.ts";
import { untilFound } from "../untilFound.ts";
import { PANELS, type PanelRead } from "./panels.ts";

/** How long a panel takes, one member after the other, beside the item list in the same rounds. */
export interface PanelFigures {
  name: string;
  /** Milliseconds, of each round. */
  p50: Spread;
  p95: Spread;
  /** The 95th percentile as a multiple of the item list's. */
  ofItemList: Spread;
  /** How long the server's event loop was busy at most without a pause, in milliseconds. */
  loop: Spread;
}

interface Where {
  url: string;
  client: Client;
  readers: readonly Reader[];
}

const ITEM_LIST: PanelRead = {
  name: "item list",
  query: `query Items { items(first: 24) { cursor edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor } } }`,
};

/** What the server does by jobs of its own, one after the other, and by which models each is known to be done. */
const LEARNED: readonly { task: string; models: string[] }[] = [
  { task: "prices-learned", models: ["prices"] },
  {
    task: "insights-measured",
    models: ["taste", "listing-effects", "price-changes", "demand", "timing", "traits", "behavior"],
  },
  { task: "trends-counted", models: ["trending-h24", "trending-d7", "demand-today"] },
];
const LEARNS_SECONDS = 900;

/** Reads each panel as one member after the other, once the server has learned the market. Goal I-18. */
export async function measurePanels(
  { url, client, readers }: Where,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<PanelFigures[]> {
  await untilLearned(client);
  const reads = [ITEM_LIST, ...PANELS];
  const found = new Map(reads.map(({ name }) => [name, { p50: [], p95: [], loop: [] } as Found]));
  const requests = new Map(
    reads.map(({ name, query, variables = {} }) => [
      name,
      readers.map(({ token }) => bytesOf(url, "/graphql", token, { query, variables })),
    ]),
  );
  const ask = ({ name }: PanelRead, forSeconds: number) =>
    times(url, requests.get(name) ?? [], forSeconds);
  for (const read of reads) await ask(read, 1);
  for (let round = 0; round < rounds; round++)
    for (const read of round % 2 === 0 ? reads : reads.toReversed()) {
      await longestMs(url);
      const took = await ask(read, seconds);
      found.get(read.name)?.loop.push(await longestMs(url));
      found.get(read.name)?.p50.push(percentile(took, 0.5));
      found.get(read.name)?.p95.push(percentile(took, 0.95));
    }
  const list = found.get(ITEM_LIST.name)?.p95 ?? [];
  return [...found].map(([name, { p50, p95, loop }]) => ({
    name,
    p50: spreadOf(p50),
    p95: spreadOf(p95),
    loop: spreadOf(loop),
    ofItemList: spreadOf(p95.map((own, round) => own / (list[round] ?? Number.NaN))),
  }));
}

interface Found {
  p50: number[];
  p95: number[];
  loop: number[];
}

/** How long the server's event loop was busy at most since it was asked last. */
async function longestMs(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const found = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await answer.text());
  if (!found) throw new Error("the server does not say how busy its event loop is");
  return 1000 * Number(found[1]);
}

/** Asks the server to do its jobs now rather than at their time of the hour. Of 200,000 items it takes minutes. */
async function untilLearned(client: Client): Promise<void> {
  for (const { task, models } of LEARNED) {
    console.log(`  ${task}`);
    await client.query(`select graphile_worker.add_job($1)`, [task]);
    await untilFound(client, {
      statement: `select where (
        select count(distinct method) from insight_models where method = any($1) and learned_at > now() - interval '1 day') = cardinality($1::text[])`,
      values: [models],
      seconds: LEARNS_SECONDS,
    });
  }
}
