import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { READER_ROLE } from "../core/sql/readerRole.ts";
import { createCluster, stopServer, haltAtExit } from "./embedded/cluster.ts";
import { openHome, passwordOf, type ClusterPaths } from "./embedded/clusterPaths.ts";
import { launch, type Running } from "./embedded/launch.ts";
import { lastPort } from "./embedded/port.ts";
import { runningOn } from "./embedded/postmaster.ts";
import { findPrograms, reachablePrograms, type Programs } from "./embedded/programs.ts";
import { registerUser, isUsed, withLock, withLockAtExit } from "./embedded/sharing.ts";
import { Supervisor, type Supervision } from "./embedded/supervisor.ts";

/** A PostgreSQL that runs from npm's binaries. */
export type EmbeddedPostgres = {
  /** The URL of the database market_day for the role market_day, which owns it and may create other databases. */
  url: string;
  /** Restarts the server on its port whenever it ends, until `stop`. Call it once. */
  supervise(supervision: Supervision): void;
  /** Ends this use of the server; the last user stops it. May be called twice. */
  stop(): Promise<void>;
};

const DATABASE = "market_day";
const READY_MS = 60_000;

/**
 * Starts the PostgreSQL of a data folder, or joins the server that already runs there: one of another process, or one
 * that outlived its killed process. With `throwaway` nothing is made durable, and the folder is removed at the end.
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

    // process.exit() during a start must not leave an orphaned server.
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
        if (leave()) await stopServer(home, programs);
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

async function join(home: ClusterPaths, programs: Programs, running: Running) {
  // Other users of a server that has just ended expect it again on the same port.
  const awaited = isUsed(home.folder) ? lastPort(home.folder) : undefined;
  const port =
    runningOn(home)?.port ?? (await launch(home, programs, { ...running, port: awaited }));

  const leave = registerUser(home.folder);
  try {
    await createDatabase(urlOf(home, port, "postgres", "postgres"), passwordOf(home));
  } catch (problem) {
    if (leave()) await stopServer(home, programs);
    throw problem;
  }
  return { port, leave };
}

/**
 * Creates the role and its database, and the role that reads for the explorer. Neither is a superuser: injected SQL
 * reaches neither files nor programs.
 */
async function createDatabase(url: string, password: string): Promise<void> {
  const client = await connect(url);
  try {
    const roles = await client.query("select from pg_roles where rolname = $1", [DATABASE]);
    if (roles.rowCount === 0)
      await client.query(
        `create role ${DATABASE} login createdb password ${client.escapeLiteral(password)}`,
      );

    const readers = await client.query("select from pg_roles where rolname = $1", [READER_ROLE]);
    if (readers.rowCount === 0) await client.query(`create role ${READER_ROLE} nologin`);
    await client.query(`grant ${READER_ROLE} to ${DATABASE}`);

    const databases = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (databases.rowCount === 0)
      await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Retries for 60 s: a server that was already running may still be replaying its log. */
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

function urlOf(home: ClusterPaths, port: number, role: string, database: string): string {
  return `postgresql://${role}:${passwordOf(home)}@127.0.0.1:${port}/${database}`;
}
