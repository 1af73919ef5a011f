import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { createCluster, halt, haltAtExit } from "./embedded/cluster.ts";
import { openHome, passwordOf, type Home } from "./embedded/home.ts";
import { launch, type Running } from "./embedded/launch.ts";
import { lastPort } from "./embedded/port.ts";
import { runningOn } from "./embedded/postmaster.ts";
import { findPrograms, reachablePrograms, type Programs } from "./embedded/programs.ts";
import { enter, isUsed, withLock, withLockAtExit } from "./embedded/sharing.ts";
import { Supervisor, type Supervision } from "./embedded/supervisor.ts";

/** A PostgreSQL that runs from npm's binaries. */
export type EmbeddedPostgres = {
  /** Of the database market_day, as the role market_day, which owns it and may create others. */
  url: string;
  /** From now on starts it again whenever it ends, on its port, for as long as it is used. Call it once. */
  supervise(supervision: Supervision): void;
  /** Leaves it; the last one out stops the server. May be called twice. */
  stop(): Promise<void>;
};

const DATABASE = "market_day";
const READY_MS = 60_000;

/**
 * Starts the PostgreSQL of a data folder, or joins the one that already runs there: another process's, or one that
 * outlived its killed process. Throw-away: nothing is kept safe on disk, and the folder is removed at the end.
 * Refuses with ConfigurationError when the folder or the platform cannot be used.
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { throwaway = false, connections = 100 }: Partial<Running> = {},
): Promise<EmbeddedPostgres> {
  const home = openHome(dataDir);
  const installed = await findPrograms();

  return withLock(home.folder, async () => {
    const programs = await reachablePrograms(installed, home.folder, home.account);
    await createCluster(home, programs, throwaway);
    const { port, leave } = await join(home, programs, { throwaway, connections });

    // process.exit() in the middle of a start must not leave a server without its owner.
    const abandon = () => {
      withLockAtExit(home.folder, () => {
        if (leave()) haltAtExit(home, programs);
      });
    };
    process.once("exit", abandon);

    let supervisor: Supervisor | undefined;
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await supervisor?.stop();
      process.off("exit", abandon);
      await withLock(home.folder, async () => {
        if (leave()) await halt(home, programs);
      });
      if (!throwaway) return;
      for (const folder of [home.folder, dataDir])
        await rm(folder, { recursive: true, force: true });
    };

    return {
      url: urlOf(home, port, DATABASE, DATABASE),
      supervise: (supervision) => {
        supervisor = new Supervisor({ home, programs, port, throwaway, connections }, supervision);
      },
      stop: () => (stopping ??= stop()),
    };
  });
}

async function join(home: Home, programs: Programs, running: Running) {
  // Who uses a server that has just ended waits for it on its port.
  const awaited = isUsed(home.folder) ? lastPort(home.folder) : undefined;
  const port =
    runningOn(home)?.port ?? (await launch(home, programs, { ...running, port: awaited }));

  const leave = enter(home.folder);
  try {
    await createDatabase(urlOf(home, port, "postgres", "postgres"), passwordOf(home));
  } catch (problem) {
    if (leave()) await halt(home, programs);
    throw problem;
  }
  return { port, leave };
}

/** The product's role is no superuser: SQL that should not run then reaches neither files nor programs. */
async function createDatabase(url: string, password: string): Promise<void> {
  const client = await connect(url);
  try {
    const roles = await client.query("select from pg_roles where rolname = $1", [DATABASE]);
    if (roles.rowCount === 0)
      await client.query(
        `create role ${DATABASE} login createdb password ${client.escapeLiteral(password)}`,
      );

    const databases = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (databases.rowCount === 0)
      await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** A server that is found rather than started may still be replaying its log: wait for it. */
async function connect(url: string): Promise<Client> {
  const patience = Date.now() + READY_MS;

  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (problem) {
      const code = (problem as { code?: string }).code;
      if ((code !== "57P03" && code !== "ECONNREFUSED") || Date.now() > patience) throw problem;
      await pause(50);
    }
  }
}

function urlOf(home: Home, port: number, role: string, database: string): string {
  return `postgresql://${role}:${passwordOf(home)}@127.0.0.1:${port}/${database}`;
}
