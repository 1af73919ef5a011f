import { chmodSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "../../api/db/embedded.ts";
import { isAlive } from "../../api/db/embedded/postmaster.ts";
import { migrate } from "../../api/db/orm.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL that lasts as long as the run. Take a database of it with freshDatabase(). */
    clusterUrl: string;
  }
}

/** The migrated database that every test's own is copied from. */
export const TEMPLATE = "template_app";
const PREFIX = "market-day-test-";

/** One throw-away PostgreSQL for the whole run, migrated once. */
export default async function setup(project: TestProject) {
  await endLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const cluster = await startEmbeddedPostgres(dataDir, { throwaway: true });

  try {
    await makeTemplate(cluster.url);
  } catch (problem) {
    await cluster.stop();
    throw problem;
  }
  project.provide("clusterUrl", cluster.url);
  return () => cluster.stop();
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();

  const url = new URL(clusterUrl);
  url.pathname = TEMPLATE;
  await migrate(url.href);
}

/** A run that was killed leaves its server behind; the next one ends it. */
async function endLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(PREFIX)
      ? Number.parseInt(name.slice(PREFIX.length), 10)
      : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;

    await startEmbeddedPostgres(join(tmpdir(), name), { throwaway: true })
      .then((leftover) => leftover.stop())
      .catch(() => undefined);
  }
}
