import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { connection } from "./connection.ts";
import { closeCode, isSessionEnd, waitToRetry } from "./reconnect.ts";
import { endSession, readToken } from "./session.ts";

const PING_MS = 10_000;
const PONG_MS = 5_000;

interface Wishes {
  /** How long it stays open without a subscription, in milliseconds. */
  lazyCloseTimeout?: number;
  onOpen: () => void;
  onClosed: (event: unknown) => void;
  onError?: () => void;
}

/** A socket of the viewer. The first subscription opens it, and it reconnects without limit. */
export function openSocket({ lazyCloseTimeout = 0, onOpen, onClosed, onError }: Wishes): Client {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";

  const client = createClient({
    url: `${scheme}//${window.location.host}/graphql`,
    connectionParams: () => ({ token: readToken() }),
    lazyCloseTimeout,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitToRetry,
    shouldRetry: (reason) => !isSessionEnd(reason),
    on: {
      connected: onOpen,
      closed: (event) => {
        clearTimeout(pongTimer);
        onClosed(event);
      },
      error: () => onError?.(),
      // A network that died silently answers no ping.
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  return client;
}

/** The one socket of this page, for its screens. */
export function createSocket(): Client {
  const client = openSocket({
    // Navigation between screens must not close the socket.
    lazyCloseTimeout: 3000,
    onOpen: () => connection.online(),
    onClosed: (event) => {
      if (isSessionEnd(event)) endSession();
      else if (closeCode(event) === 1000) connection.idle();
      else connection.offline();
    },
    onError: () => connection.offline(),
  });
  window.addEventListener("offline", () => client.terminate());
  return client;
}
