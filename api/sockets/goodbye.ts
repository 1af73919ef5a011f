import type { WebSocket } from "ws";

interface Reason {
  code: number;
  reason: string;
}

export const SESSION_ENDED: Reason = { code: 4401, reason: "Session ended" };
export const GOING_AWAY: Reason = { code: 1001, reason: "Going away" };
export const TOO_MANY_SOCKETS: Reason = { code: 4429, reason: "Too many connections" };
/** Source: issue; the same code refuses one connection too many. */
export const TOO_FAST: Reason = { code: 4429, reason: "Too many messages" };

/** How long an ended socket may take to say goodbye; until then it could still ask. */
export const GOODBYE_MS = 1000;

/** Closes a socket; one that does not answer the goodbye is cut. */
export function end(socket: WebSocket, { code, reason }: Reason): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}
