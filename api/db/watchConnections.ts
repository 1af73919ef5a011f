import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import type { Socket } from "node:net";
import type { PoolClient } from "pg";

/** A little less than the database's own limit of 5 s for a statement, so that an answer still leaves in time. */
const SILENT_MS = 4500;
/** Until then everybody who can give a broken connection back has done so. */
const GIVEN_BACK_MS = 1000;

/**
 * Keeps the pool of a server whole while its database has troubles. Two things would not mend by themselves:
 *
 * - A network that loses every packet ends no connection, and the database's own timeouts do not reach us through
 *   it: requests would wait for as long as it lasts. A connection in use that is silent for too long is broken.
 * - A transaction whose `begin`, `commit` or `rollback` fails is never given back by Kysely (0.29,
 *   ControlledTransaction): twenty of them, and nobody gets a connection until the server is started again. One that
 *   has ended and is still taken is taken back.
 */
export async function watchConnections(em: EntityManager): Promise<void> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient();
  const taken = new Set<PoolClient>();
  const watched = new WeakSet<PoolClient>();

  const watch = (client: PoolClient) => {
    watched.add(client);
    const stream = streamOf(client);
    stream?.on("timeout", () => stream.destroy(new Error("ETIMEDOUT: the database is silent")));
    client.once("end", () => {
      setTimeout(() => taken.has(client) && client.release(true), GIVEN_BACK_MS).unref();
    });
  };
  pool.on("acquire", (client) => {
    // Not when it connects: the first connection is older than this function.
    if (!watched.has(client)) watch(client);
    taken.add(client);
    streamOf(client)?.setTimeout(SILENT_MS);
  });
  pool.on("release", (_error, client) => {
    taken.delete(client);
    streamOf(client)?.setTimeout(0);
  });
}

/** The connection below a client, which pg's types leave out. */
function streamOf(client: PoolClient): Socket | undefined {
  return (client as unknown as { connection?: { stream?: Socket } }).connection?.stream;
}
