import type { Socket } from "node:net";
import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import type { PoolClient } from "pg";

/** A little less than the database's own limit of 5 s for a statement, so that an answer still leaves in time. */
const SILENT_MS = 4500;

/**
 * Breaks a connection somebody waits on when the database says nothing for too long. A network that loses every
 * packet ends no connection, and the database's own timeouts do not reach us through it: without this, requests
 * would wait for as long as it lasts.
 */
export async function breakSilence(em: EntityManager): Promise<void> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient();

  pool.on("connect", (client) => {
    const stream = streamOf(client);
    stream?.on("timeout", () => stream.destroy(new Error("ETIMEDOUT: the database is silent")));
  });
  pool.on("acquire", (client) => streamOf(client)?.setTimeout(SILENT_MS));
  pool.on("release", (_error, client) => streamOf(client)?.setTimeout(0));
}

/** The connection below a client, which pg's types leave out. */
function streamOf(client: PoolClient): Socket | undefined {
  return (client as unknown as { connection?: { stream?: Socket } }).connection?.stream;
}
