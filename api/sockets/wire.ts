import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { RawData, WebSocket } from "ws";
import { originOf } from "../core/origin.ts";
import { inTrace, requestId } from "../core/trace.ts";
import { Connection } from "./connection.ts";
import { GOODBYE_MS, TOO_FAST } from "./goodbye.ts";
import type { KeepAlive } from "./keepAlive.ts";
import { MessageBudget } from "./messageBudget.ts";
import type { Protocol } from "./protocol.ts";

const INIT_WAIT_MS = 5000;

interface Wiring {
  protocol: Protocol;
  keepAlive: KeepAlive;
  log: Logger;
  onClose(connection: Connection): void;
}

/**
 * Joins `ws` and the protocol: every message runs under an id of its own, a socket that floods is closed, and one that
 * does not say hello in time as well.
 */
export function wire(
  socket: WebSocket,
  { request, stream }: { request: IncomingMessage; stream: Duplex },
  wiring: Wiring,
): Connection {
  const connection = new Connection(socket, stream, originOf(request));
  listen(connection, requestId(request.headers["x-request-id"]).slice(0, 48), wiring);
  return connection;
}

/** Has no request in its scope: what a listener could see would live as long as the socket. */
function listen(
  connection: Connection,
  name: string,
  { protocol, keepAlive, log, onClose }: Wiring,
): void {
  const { socket } = connection;
  let messages = 0;
  const traced = <T>(work: () => T) =>
    inTrace({ id: `${name}-${++messages}`, begun: performance.now() }, work);
  const hasBudget = budgetOf(socket, log);
  const endPings = keepAlive.watch(socket);
  awaitHello(connection);

  socket.on("error", (error) => {
    traced(() => log.warn({ err: error }, "a socket broke the protocol"));
    // ws has sent the close code the protocol wants, such as 1009 for a frame that is too large.
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  });
  socket.on("message", (data: RawData) => {
    if (!hasBudget()) return;
    void traced(async () => {
      try {
        await protocol.take(connection, textOf(data));
      } catch (error) {
        log.warn({ err: error }, "a message could not be handled");
        connection.close(4500, "Internal server error");
      }
    });
  });
  socket.once("close", () => {
    endPings();
    connection.ended();
    onClose(connection);
  });
}

function awaitHello(connection: Connection): void {
  connection.helloTimer = setTimeout(
    () => connection.close(4408, "Connection initialisation timeout"),
    INIT_WAIT_MS,
  ).unref();
}

/** Counts messages and pings; closes the socket that sends too many, and hears nothing more from it. */
function budgetOf(socket: WebSocket, log: Logger): () => boolean {
  const budget = new MessageBudget();
  let isClosing = false;
  const take = () => {
    if (isClosing) return false;
    if (budget.take(performance.now())) return true;
    isClosing = true;
    log.warn("a socket sent more messages than its budget");
    socket.close(TOO_FAST.code, TOO_FAST.reason);
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    return false;
  };
  socket.on("ping", take);
  return take;
}

function textOf(data: RawData): string {
  return Array.isArray(data)
    ? Buffer.concat(data).toString()
    : Buffer.from(data as Buffer).toString();
}
