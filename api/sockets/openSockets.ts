import { handleProtocols } from "graphql-ws";
import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { SOCKET } from "../../schema/limits.ts";
import type { EndingKind, Viewer } from "../core/access/viewer.ts";
import type { Origin, Services } from "../core/context.ts";
import type { Documents } from "../core/guard/index.ts";
import { addressOf } from "../core/limits/rateLimits.ts";
import { originOf } from "../core/request/origin.ts";
import { ClientSocket } from "./clientSocket.ts";
import { closeSocket, GOING_AWAY, CLOSE_TIMEOUT_MS, TOO_MANY_SOCKETS } from "./closeCodes.ts";
import type { Connection } from "./connection.ts";
import { Connections } from "./connections.ts";
import { KeepAlive } from "./keepAlive.ts";
import { SocketListeners } from "./listenToSocket.ts";
import { PendingHandshakes } from "./pendingHandshakes.ts";
import { Protocol } from "./protocol.ts";
import { refusalOf } from "./refusalOf.ts";
import { SharedSubscriptions } from "./shared/sharedSubscriptions.ts";
import { watchSessions } from "./watchSessions.ts";

/** The status line and a header for an address with too many pending handshakes. */
const FULL = "429 Too Many Requests\r\nRetry-After: 5";

export interface SocketOptions {
  http: HttpServer;
  documents: Documents;
  services: Services;
  viewerFromToken(services: Services, token: string, origin: Origin): Promise<Viewer | null>;
  /** Which of these credentials are still valid. */
  liveCredentials(services: Services, kind: EndingKind, ids: string[]): Promise<Set<string>>;
  /** Whether subscriptions with the same result for many are executed once for all of them. */
  withSharedSubscriptions: boolean;
}

/** The open sockets of a server. */
export interface Sockets {
  count(): number;
  /** Bytes that wait in this process for clients that are slower than their events. */
  buffered(): number;
  subscriptions(): number;
  /** The number of open shared subscriptions. */
  sharedSubscriptions(): number;
  /** Closes them with 1001. */
  stop(): Promise<void>;
}

/** GraphQL over WebSocket (graphql-transport-ws) at /graphql, with the same guard as HTTP. */
export function openSockets(options: SocketOptions): Sockets {
  const { http, services } = options;
  const wss = new WebSocketServer<typeof ClientSocket>({
    noServer: true,
    WebSocket: ClientSocket,
    // `connections` tracks them.
    clientTracking: false,
    maxPayload: SOCKET.maxPayload,
    perMessageDeflate: false,
    handleProtocols,
  });
  const connections = new Connections();
  const room = new PendingHandshakes();
  const keepAlive = new KeepAlive(connections);
  const sharedSubscriptions = options.withSharedSubscriptions
    ? new SharedSubscriptions(services)
    : undefined;
  const protocol = new Protocol({
    ...options,
    shared: sharedSubscriptions,
    authenticate: (connection, params) =>
      authenticate(connection, params, { options, connections }),
  });
  const sessions = watchSessions(options, connections);
  const wire = new SocketListeners({
    protocol,
    keepAlive,
    log: services.log,
    onClose: (connection: Connection) => {
      connection.handshakeDone?.();
      connections.remove(connection);
    },
  });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const address = addressOf({ origin: originOf(request) });
    const refusal =
      refusalOf(request, services.env.publicUrl) ??
      (services.env.rateLimits && room.isFull(address) ? FULL : undefined);
    if (refusal) {
      stream.on("error", () => stream.destroy());
      return stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    }
    wss.handleUpgrade(request, stream, head, (socket) => {
      const connection = wire.join(socket, request, stream);
      connections.add(connection);
      connection.handshakeDone = room.begin(address);
    });
  };
  http.on("upgrade", upgrade);

  return {
    count: () => connections.size,
    buffered: () => [...connections].reduce((sum, { socket }) => sum + socket.bufferedAmount, 0),
    subscriptions: () => protocol.subscriptions,
    sharedSubscriptions: () => sharedSubscriptions?.size ?? 0,
    stop: async () => {
      http.off("upgrade", upgrade);
      sessions.stop();
      keepAlive.stop();
      // A client that does not answer the close frame in time is cut off, so that a stopping server does not wait
      // forever.
      const cutOff = setTimeout(
        () => [...connections].forEach(({ socket }) => socket.terminate()),
        CLOSE_TIMEOUT_MS,
      );
      for (const { socket } of connections) socket.close(GOING_AWAY.code, GOING_AWAY.reason);
      await connections.emptied();
      wss.close();
      clearTimeout(cutOff);
    },
  };
}

async function authenticate(
  connection: Connection,
  params: Record<string, unknown> | undefined,
  { options, connections }: { options: SocketOptions; connections: Connections },
): Promise<boolean> {
  connection.handshakeDone?.();
  connection.handshakeDone = undefined;
  const token = tokenOf(params);
  const viewer =
    token === undefined
      ? null
      : await connections.lookUp(() =>
          options.viewerFromToken(options.services, token, connection.origin),
        );
  if (token !== undefined && !viewer) return false;
  // The socket closed while its token was looked up: its `close` event came already, so it must not be counted.
  if (!viewer || !connection.isOpen) return true;
  if (!connections.identify(connection, viewer)) closeSocket(connection.socket, TOO_MANY_SOCKETS);
  return true;
}

function tokenOf(params: Record<string, unknown> | undefined): string | undefined {
  const given =
    params?.["token"] ??
    params?.["authToken"] ??
    params?.["Authorization"] ??
    params?.["authorization"];
  if (given === undefined || given === null || given === "") return undefined;
  // A value that is no string is refused as a wrong token, not treated as a missing one.
  return typeof given === "string" ? given.replace(/^Bearer\s+/i, "") : "";
}
