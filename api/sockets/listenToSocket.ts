import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { RawData, WebSocket } from "ws";
import { originOf } from "../core/request/origin.ts";
import { inTrace, requestId } from "../core/request/trace.ts";
import type { ClientSocket } from "./clientSocket.ts";
import { CLOSE_TIMEOUT_MS, TOO_FAST } from "./closeCodes.ts";
import { Connection } from "./connection.ts";
import type { KeepAlive } from "./keepAlive.ts";
import type { Protocol } from "./protocol.ts";

const INIT_WAIT_MS = 5000;
const NAME_MAX = 48;

interface Wiring {
  protocol: Protocol;
  keepAlive: KeepAlive;
  log: Logger;
  onClose(connection: Connection): void;
}

type Listener = (this: WebSocket, said: unknown) => void;

/**
 * Connects `ws` with the protocol. Every message runs with its own trace id. A socket that floods, or does not send
 * connection_init in time, is closed. All sockets share the same listener functions: separate ones would cost more
 * memory than everything else an idle socket needs.
 */
export class SocketListeners {
  readonly #wiring: Wiring;
  readonly #listeners: readonly (readonly [string, Listener])[];

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.#listeners = [
      ["error", this.#withConnection((connection, error) => this.#broke(connection, error))],
      [
        "message",
        this.#withConnection((connection, data) => this.#take(connection, data as RawData)),
      ],
      ["ping", this.#withConnection((connection) => void this.#hasBudget(connection))],
      ["pong", this.#withConnection((connection) => wiring.keepAlive.forget(connection))],
      ["close", this.#withConnection((connection) => this.#closed(connection))],
    ];
  }

  /** Attaches the listeners to a socket. */
  join(socket: ClientSocket, request: IncomingMessage, stream: Duplex): Connection {
    // A copy, because a substring keeps the whole string in memory.
    const name = Buffer.from(requestId(request.headers["x-request-id"]), "latin1").toString(
      "latin1",
      0,
      NAME_MAX,
    );
    const connection = new Connection({ socket, stream, origin: originOf(request), name });
    socket.connection = connection;
    awaitInit(connection);
    for (const [event, listener] of this.#listeners) socket.on(event, listener);
    return connection;
  }

  #withConnection(work: (connection: Connection, said: unknown) => void): Listener {
    return function heard(said) {
      const { connection } = this as ClientSocket;
      if (connection) work(connection, said);
    };
  }

  #take(connection: Connection, data: RawData): void {
    const { protocol, log } = this.#wiring;
    if (!this.#hasBudget(connection)) return;
    const n = connection.nextMessage();
    void traced(connection, n, async () => {
      try {
        await protocol.take(connection, textOf(data), n);
      } catch (error) {
        log.warn({ err: error }, "a message could not be handled");
        connection.close(4500, "Internal server error");
      }
    });
  }

  #broke(connection: Connection, error: unknown): void {
    const n = connection.nextMessage();
    traced(connection, n, () =>
      this.#wiring.log.warn({ err: error }, "a socket broke the protocol"),
    );
    // ws has sent the close code that the protocol requires, such as 1009 for a frame that is too large.
    cutOff(connection);
  }

  #closed(connection: Connection): void {
    this.#wiring.keepAlive.forget(connection);
    connection.ended();
    this.#wiring.onClose(connection);
  }

  /** Counts messages and pings. Closes a socket that sends too many, and ignores what it sends afterwards. */
  #hasBudget(connection: Connection): boolean {
    if (connection.isTooFast) return false;
    if (connection.budget.take(performance.now())) return true;
    connection.isTooFast = true;
    this.#wiring.log.warn("a socket sent more messages than its budget");
    connection.close(TOO_FAST.code, TOO_FAST.reason);
    cutOff(connection);
    return false;
  }
}

function traced<T>(connection: Connection, message: number, work: () => T): T {
  return inTrace({ id: connection.nameOf(message), begun: performance.now() }, work);
}

function cutOff({ socket }: Connection): void {
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

function awaitInit(connection: Connection): void {
  connection.initTimer = setTimeout(
    () => connection.close(4408, "Connection initialisation timeout"),
    INIT_WAIT_MS,
  ).unref();
}

function textOf(data: RawData): string {
  return Array.isArray(data)
    ? Buffer.concat(data).toString()
    : Buffer.from(data as Buffer).toString();
}
