import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../../api/db/embedded.ts";
import { migrate } from "../../api/db/orm.ts";
import { fill, type Size } from "./data/fill.ts";

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What the bench keeps between runs. */
export const CACHE = join(ROOT, ".cache", "bench");

/** Enough for all servers that are measured, each with a pool of its own. */
const CONNECTIONS = 200;

/** A filled database on a durable PostgreSQL of the bench's own. */
export interface BenchDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Opens the market of this size; fills it when there is none, or when its migrations or the data's making changed. */
export async function openDatabase(size: Size, fresh: boolean): Promise<BenchDatabase> {
  const cluster = await startEmbeddedPostgres(CACHE, { connections: CONNECTIONS });
  const name = `bench_${size.items}_${size.members}_${size.messages}`;
  if (!fresh && (await isFilled(cluster, name)))
    return { url: urlOf(cluster, name), stop: () => cluster.stop() };

  try {
    console.log(
      `Making a market of ${size.items} items, ${size.members} members and ${size.messages} messages`,
    );
    await onDatabase(cluster.url, `drop database if exists ${name} with (force)`);
    await onDatabase(cluster.url, `create database ${name}`);
    const url = urlOf(cluster, name);
    await migrate(url);
    await fill(url, size);
    await onDatabase(
      url,
      `create table bench_data (fingerprint text); insert into bench_data values ('${fingerprint()}')`,
    );
  } finally {
    // A stop writes everything down, so that no writing disturbs the measuring.
    await cluster.stop();
  }
  const again = await startEmbeddedPostgres(CACHE, { connections: CONNECTIONS });
  return { url: urlOf(again, name), stop: () => again.stop() };
}

async function isFilled(cluster: EmbeddedPostgres, name: string): Promise<boolean> {
  const known = await onDatabase(
    cluster.url,
    `select 1 from pg_database where datname = '${name}'`,
  );
  if (known.length === 0) return false;
  const [table] = await onDatabase(
    urlOf(cluster, name),
    `select to_regclass('bench_data') as name`,
  );
  if (table?.["name"] === null) return false;
  const [made] = await onDatabase(urlOf(cluster, name), `select fingerprint from bench_data`);
  return made?.["fingerprint"] === fingerprint();
}

/** Changes with everything that decides what the tables hold. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const folder of ["api/db/migrations", "tests/bench/data"]) {
    for (const file of readdirSync(join(ROOT, folder)).toSorted())
      hash.update(file).update(readFileSync(join(ROOT, folder, file)));
  }
  return hash.digest("hex");
}

function urlOf(cluster: EmbeddedPostgres, name: string): string {
  const url = new URL(cluster.url);
  url.pathname = name;
  return url.href;
}

async function onDatabase(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
