import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import type { Socket } from "node:net";
import type { PoolClient } from "pg";
import { allowedMs } from "../core/sql/statementTime.ts";

/** A little less than the database's statement timeout of 5 s, so that the client still gets an answer in time. */
const SILENT_MS = 4500;
/** So much longer than a statement that may take its time: the database ends it first, and says so. */
const LATE_MS = 500;
/** After this time every holder that can release a broken connection has done so. */
const GIVEN_BACK_MS = 1000;

/**
 * Keeps the pool of a server complete while its database fails. Two failures would not heal by themselves:
 *
 * - A network that loses every packet ends no connection, and the database's own timeouts do not reach the server
 *   through it: requests would wait for as long as it lasts. So a connection in use that is silent for too long is
 *   destroyed: for 4.5 s, or for longer than `allowStatements` lets its statements take.
 * - Kysely (0.29, ControlledTransaction) never releases the connection of a transaction whose `begin`, `commit` or
 *   `rollback` fails. After twenty of them no request would get a connection until a restart. So a connection that has
 *   ended and is still taken is released here.
 */
export async function watchConnections(em: EntityManager): Promise<void> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient();
  const taken = new Set<PoolClient>();
  const watched = new WeakSet<PoolClient>();

  const watch = (client: PoolClient) => {
    watched.add(client);
    const { connection } = client as unknown as Watched;
    const { stream } = connection;
    stream.on("timeout", () => stream.destroy(new Error("ETIMEDOUT: the database is silent")));
    connection.on("parameterStatus", ({ parameterName, parameterValue }) => {
      const allowed = parameterName === "application_name" ? allowedMs(parameterValue) : null;
      // Until it is given back; the next holder begins with the usual time.
      if (allowed !== null) stream.setTimeout(allowed + LATE_MS);
    });
    client.once("end", () => {
      setTimeout(() => taken.has(client) && client.release(true), GIVEN_BACK_MS).unref();
    });
  };
  pool.on("acquire", (client) => {
    // Not when it connects: the first connection is older than this function.
    if (!watched.has(client)) watch(client);
    taken.add(client);
    streamOf(client).setTimeout(SILENT_MS);
  });
  pool.on("release", (_error, client) => {
    taken.delete(client);
    streamOf(client).setTimeout(0);
  });
}

/** The part of a client that pg's types leave out. */
interface Watched {
  connection: {
    stream: Socket;
    on(
      event: "parameterStatus",
      told: (parameter: { parameterName: string; parameterValue: string }) => void,
    ): void;
  };
}

function streamOf(client: PoolClient): Socket {
  return (client as unknown as Watched).connection.stream;
}
