import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { connection } from "./connection.ts";
import { closeCode, isSessionEnd, waitToRetry } from "./reconnect.ts";
import { endSession, readToken } from "./session.ts";

const PING_MS = 10_000;
const PONG_MS = 5_000;

/** The one socket of this page. The first subscription opens it, and it reconnects without limit. */
export function createSocket(): Client {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";

  const client = createClient({
    url: `${scheme}//${window.location.host}/graphql`,
    connectionParams: () => ({ token: readToken() }),
    // Navigation between screens must not close the socket.
    lazyCloseTimeout: 3000,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToRetry,
    shouldRetry: (reason) => !isSessionEnd(reason),
    on: {
      connected: () => connection.online(),
      closed: (event) => {
        clearTimeout(pongTimer);
        if (isSessionEnd(event)) endSession();
        else if (closeCode(event) === 1000) connection.idle();
        else connection.offline();
      },
      error: () => connection.offline(),
      // A network that died silently answers no ping.
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  window.addEventListener("offline", () => client.terminate());
  return client;
}
