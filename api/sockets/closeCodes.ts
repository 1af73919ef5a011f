import type { WebSocket } from "ws";

interface CloseReason {
  code: number;
  reason: string;
}

export const SESSION_ENDED: CloseReason = { code: 4401, reason: "Session ended" };
export const GOING_AWAY: CloseReason = { code: 1001, reason: "Going away" };
export const TOO_MANY_SOCKETS: CloseReason = { code: 4429, reason: "Too many connections" };
/** Source: issue; the same close code refuses one connection too many. */
export const TOO_FAST: CloseReason = { code: 4429, reason: "Too many messages" };

/**
 * How long a closed socket may take to answer the close frame, in milliseconds. Until then its client could still send
 * requests.
 */
export const CLOSE_TIMEOUT_MS = 1000;

/** Closes a socket; one that does not answer the close frame is cut. */
export function closeSocket(socket: WebSocket, { code, reason }: CloseReason): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}
