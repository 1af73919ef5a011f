import { createContext, use, useSyncExternalStore } from "react";

export type ConnectionState = "connecting" | "online" | "offline";

/** The state of the socket, since when, and how many events were missed during the last disconnection. */
export type Connection = { state: ConnectionState; since: Date; missed: number };

// Events that arrive this soon after a reconnect were missed while disconnected.
const CATCH_UP_MS = 1500;

/** The store behind useConnection. The clock is a parameter for the tests. */
export function createConnection(now: () => Date = () => new Date()) {
  let current: Connection = { state: "connecting", since: now(), missed: 0 };
  let catchingUpUntil = 0;
  let seen = new Set<string>();
  const listeners = new Set<() => void>();

  function put(next: Connection) {
    current = next;
    for (const listener of listeners) listener();
  }
  return {
    read: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** No socket is open and none is needed. */
    idle() {
      put({ state: "connecting", since: now(), missed: 0 });
    },
    online() {
      if (current.state === "online") return;
      if (current.state === "offline") catchingUpUntil = now().getTime() + CATCH_UP_MS;
      seen = new Set();
      put({ state: "online", since: now(), missed: 0 });
    },
    offline() {
      if (current.state === "offline") return;
      put({ state: "offline", since: now(), missed: 0 });
    },
    /** A durable event arrived; the same event in two subscriptions counts once. */
    event(cursor: string) {
      if (now().getTime() > catchingUpUntil || seen.has(cursor)) return;
      seen.add(cursor);
      put({ ...current, missed: seen.size });
    },
  };
}

/** This page's connection. */
export const connection = createConnection();

/** The connection that the lists inside follow: this page's, unless a provider replaces it. */
export const ConnectionContext = createContext(connection);

/** The state of the live connection. */
export function useConnection(): Connection {
  const { subscribe, read } = use(ConnectionContext);
  return useSyncExternalStore(subscribe, read);
}
