import "reflect-metadata";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { measureCommits } from "./commits/measureCommits.ts";
import { CACHE, openDatabase, ROOT } from "./database.ts";
import { measureDelivery } from "./delivery/measureDelivery.ts";
import { measureFanout } from "./fanout/measureFanout.ts";
import { measureFigures } from "./figures/measureFigures.ts";
import { measureReads } from "./measureReads.ts";
import { measureMemory } from "./memory/measureMemory.ts";
import { readOptions, USAGE, type Options } from "./options.ts";
import { measurePanels } from "./panels/measurePanels.ts";
import { openReaders, type Reader } from "./readers.ts";
import { conversations } from "./reads/conversations.ts";
import { itemList } from "./reads/itemList.ts";
import { search } from "./reads/search.ts";
import { tablesOf, writeDocs, type Others, type Report } from "./report.ts";
import { measureRest } from "./rest/measureRest.ts";
import type { Contender } from "./servers/contender.ts";
import { startFloor } from "./servers/floor.ts";
import { startPeers } from "./servers/peers.ts";
import { startProduct } from "./servers/product.ts";
import { measureSettlements } from "./settle/measureSettlements.ts";

/** Members whose reads are measured in turn. */
const READERS = 500;
/** Sockets whose memory is measured, and 2000 more that are open before. */
const SOCKETS = 6000;

// An interrupted run ends the servers it started: they listen to the exit.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const options = optionsOf(process.argv.slice(2));
if (options) await bench(options);

async function bench(options: Options): Promise<void> {
  const database = await openDatabase(options, options.fresh);
  const running: { stop(): Promise<unknown> }[] = [database];
  try {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    running.unshift({ stop: () => client.end() });
    const start = async (contender: Promise<Contender>) => {
      const started = await contender;
      running.unshift(started);
      return started;
    };
    const floor = await start(startFloor({ root: ROOT, databaseUrl: database.url }));
    const product = await start(
      startProduct({ root: ROOT, databaseUrl: database.url, dataDir: join(CACHE, "files") }),
    );

    const where = { root: ROOT, cache: CACHE, databaseUrl: database.url, client };
    const peers = options.peers ? await startPeers(where) : [];
    running.unshift(...peers);

    const report = await measure(options, where, [floor, product, ...peers]);
    writeFileSync(
      join(CACHE, "latest.json"),
      JSON.stringify({ ...report, options: { ...options, only: [...options.only] } }, null, 2),
    );
    console.log(`\n${tablesOf(report)}\n`);
    if (options.docs) writeDocs(join(ROOT, "docs", "performance.md"), report);
  } finally {
    for (const one of running) await one.stop();
  }
}

interface Where {
  url: string;
  client: Client;
  databaseUrl: string;
  readers: Reader[];
}

/** The first contender is the floor, the second the product. */
async function measure(
  options: Options,
  { client, databaseUrl }: { client: Client; databaseUrl: string },
  contenders: Contender[],
): Promise<Report> {
  const url = contenders[1]?.url ?? "";
  const count = Math.min(Math.max(READERS, options.sockets), Math.floor(options.members / 2));
  const readers = await openReaders(
    client,
    Array.from({ length: count }, (_, n) => n + 1),
  );
  const [facts] = (
    await client.query<{ newest: number; entries: number; version: string }>(
      `select (select max(id) from items) as newest, (select count(*)::int from ledger_entries) as entries, current_setting('server_version') as version`,
    )
  ).rows;
  if (!facts) throw new Error("the market is empty");

  const some = readers.slice(0, READERS);
  const lists = async () => [
    itemList(some, facts.newest),
    await search(some, client),
    conversations(some),
  ];
  if (options.only.has("reads")) console.log("Measuring reads");
  const reads = options.only.has("reads")
    ? await measureReads(contenders, await lists(), options)
    : [];
  const others = await measureOthers(options, { url, client, databaseUrl, readers });

  const machine = {
    cores: availableParallelism(),
    node: process.versions.node,
    postgres: facts.version,
  };
  return {
    at: new Date().toISOString(),
    machine,
    options,
    ledgerEntries: facts.entries,
    reads,
    ...others,
  };
}

/** Everything but the reads. */
async function measureOthers(
  options: Options,
  { url, client, databaseUrl, readers }: Where,
): Promise<Partial<Others>> {
  const found: Partial<Others> = {};
  const { only } = options;
  if (only.has("delivery")) {
    console.log("Measuring delivery");
    const bystanders = readers.slice(0, options.sockets);
    found.deliveries = await measureDelivery({ url, client, bystanders }, options.deliveries);
  }
  if (only.has("rest")) {
    console.log("Measuring REST");
    found.rest = await measureRest({ url, client }, { ...options, connections: 8 });
  }
  if (only.has("money")) {
    console.log("Measuring settlements");
    found.settlements = await measureSettlements({ url, client, databaseUrl }, options);
  }
  if (only.has("commits")) {
    console.log("Measuring commits");
    found.commits = await measureCommits(options);
  }
  if (only.has("memory")) {
    console.log("Measuring memory");
    const many = Array.from({ length: Math.min(SOCKETS, options.members) }, (_, n) => n + 1);
    found.memory = await measureMemory({
      root: ROOT,
      cache: CACHE,
      databaseUrl,
      readers: await openReaders(client, many),
    });
  }
  if (only.has("figures")) {
    console.log("Measuring the administrator's figures");
    found.figures = await measureFigures({ url, client }, options);
  }
  if (only.has("panels")) {
    console.log("Measuring the panels");
    const where = { url, client, readers: readers.slice(0, READERS) };
    found.panels = await measurePanels(where, options);
  }
  if (only.has("fanout")) {
    console.log("Measuring fan-out");
    found.fanout = await measureFanout(
      { root: ROOT, cache: CACHE, databaseUrl, client },
      { sockets: options.viewers, rounds: Math.min(options.rounds, 3), seconds: options.seconds },
    );
  }
  return found;
}

function optionsOf(words: string[]): Options | undefined {
  try {
    const options = readOptions(words);
    if (!options) console.log(USAGE);
    return options;
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${USAGE}`);
    process.exitCode = 1;
    return undefined;
  }
}
