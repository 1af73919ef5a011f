import type { IncomingMessage, Server as HttpServer } from "node:http";
import type { Duplex } from "node:stream";
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  type ExecutionArgs,
  type GraphQLSchema,
} from "graphql";
import {
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  handleProtocols,
  type Context as SocketContext,
  type ServerOptions,
  type SubscribePayload,
} from "graphql-ws";
import type { Logger } from "pino";
import { WebSocketServer, type WebSocket } from "ws";
import { SOCKET } from "../schema/limits.ts";
import {
  newContext,
  type Context,
  type Origin,
  type Services,
  type Viewer,
} from "./core/context.ts";
import { presentErrors, type Documents } from "./core/guard/index.ts";
import { isOwnOrigin, originOf } from "./core/origin.ts";
import { addressOf, spendRequest } from "./core/rateLimits.ts";
import { inTrace, noteOperation, traceNow } from "./core/trace.ts";
import { wire, type Wired } from "./socketWire.ts";
import { WaitingRoom } from "./waitingRoom.ts";

const SESSION_ENDED = { code: 4401, reason: "Session ended" } as const;
const GOING_AWAY = { code: 1001, reason: "Going away" } as const;
/** The status line and a header: come back when those who wait have said who they are. */
const FULL = "429 Too Many Requests\r\nRetry-After: 5";
const TOO_MANY_SOCKETS = { code: 4429, reason: "Too many connections" } as const;
/** How long an ended socket may take to say goodbye; until then it could still ask. */
const GOODBYE_MS = 1000;
/** The end of a session comes over the bus; this is for what the bus lost. */
const LOOK_EVERY_MS = 3000;
/** setTimeout counts in int32 milliseconds. */
const TIMER_MAX_MS = 2 ** 31 - 1;

interface SocketExtra {
  viewer: Viewer | null;
  origin: Origin;
}

interface Outgoing {
  data?: Record<string, unknown> | null | undefined;
  errors?: readonly GraphQLError[] | undefined;
}

type Ctx = SocketContext<Record<string, unknown>, Wired & Partial<SocketExtra>>;

interface SocketOptions {
  http: HttpServer;
  schema: GraphQLSchema;
  documents: Documents;
  services: Services;
  viewerFromToken(services: Services, token: string): Promise<Viewer | null>;
  /** Which of some sessions are still good. */
  liveSessions(services: Services, sids: string[]): Promise<Set<string>>;
}

/** The open sockets of a server. */
export interface Sockets {
  count(): number;
  /** Bytes that wait in this process for readers that are slower than their events. */
  buffered(): number;
  subscriptions(): number;
  /** Closes them with 1001. */
  stop(): Promise<void>;
}

/** GraphQL over WebSocket (graphql-transport-ws) at /graphql, with the same guard as HTTP. */
export function openSockets(options: SocketOptions): Sockets {
  const { http, services } = options;
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: SOCKET.maxPayload,
    perMessageDeflate: false,
    handleProtocols,
  });
  const members = new Members();
  const room = new WaitingRoom();
  const running = new Set<ExecutionArgs>();

  services.bus.onServers((topic, data) => {
    if (topic === "sessionEnded") members.endSession(String(data["sid"]));
  });

  const look = async () => {
    const sids = members.sessions();
    if (sids.length === 0) return;
    try {
      const live = await options.liveSessions(services, sids);
      for (const sid of sids) if (!live.has(sid)) members.endSession(sid);
    } catch (error) {
      services.log.warn({ err: error }, "could not look after the sessions of open sockets");
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();

  const leaving = new WeakMap<WebSocket, () => void>();
  wire(wss, handlers(options, { members, running, leaving }), services.log);
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const address = addressOf({ origin: originOf(request) });
    const refusal =
      refusalOf(request, services.env.publicUrl) ??
      (services.env.rateLimits && room.isFull(address) ? FULL : undefined);
    if (refusal)
      return socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    wss.handleUpgrade(request, socket, head, (ws) => {
      leaving.set(ws, room.enter(address, ws));
      wss.emit("connection", ws, request);
    });
  };
  http.on("upgrade", upgrade);

  return {
    count: () => wss.clients.size,
    buffered: () => [...wss.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    subscriptions: () => running.size,
    stop: async () => {
      http.off("upgrade", upgrade);
      clearInterval(timer);
      // Who does not answer the close frame in time is cut off: a stopping server waits for nobody for ever.
      const cutOff = setTimeout(
        () => wss.clients.forEach((socket) => socket.terminate()),
        GOODBYE_MS,
      );
      for (const client of wss.clients) client.close(GOING_AWAY.code, GOING_AWAY.reason);
      await new Promise((resolve) => wss.close(resolve));
      clearTimeout(cutOff);
    },
  };
}

interface OpenSockets {
  members: Members;
  /** Subscriptions that joined and have not ended. */
  running: Set<ExecutionArgs>;
  /** How a socket leaves the waiting room. */
  leaving: WeakMap<WebSocket, () => void>;
}

function handlers(
  { schema, documents, services, viewerFromToken }: SocketOptions,
  { members, running, leaving }: OpenSockets,
): ServerOptions<Record<string, unknown>, Wired> {
  const { log, metrics } = services;
  /** When the notice came that an answer tells of. */
  const heard = new WeakMap<object, number>();

  return {
    schema,
    connectionInitWaitTimeout: 5000,
    onConnect: async (ctx: Ctx) => {
      leaving.get(ctx.extra.socket)?.();
      const token = tokenOf(ctx.connectionParams);
      const viewer = token === undefined ? null : await viewerFromToken(services, token);
      if (token !== undefined && !viewer) return false;
      Object.assign(ctx.extra, { viewer, origin: originOf(ctx.extra.request) });
      if (viewer && !members.add(viewer, ctx.extra.socket, services.clock.now())) {
        end(ctx.extra.socket, TOO_MANY_SOCKETS);
      }
      return true;
    },
    onSubscribe: async (ctx: Ctx, _id: string, payload: SubscribePayload) => {
      // A closing socket still delivers what its peer sends: nothing of it may be done any more.
      if (ctx.extra.socket.readyState !== ctx.extra.socket.OPEN) {
        return [refusal("This connection is closed", "UNAUTHENTICATED")];
      }
      if (Object.keys(ctx.subscriptions).length > SOCKET.operations) {
        return [refusal(`At most ${SOCKET.operations} operations a connection`, "RATE_LIMITED")];
      }
      const checked = documents.check(payload.query);
      if ("errors" in checked) return checked.errors;
      const operationName = payload.operationName ?? undefined;
      const operation = getOperationAST(checked.document, operationName);
      if (!operation) {
        return [refusal("Unable to identify the operation", "BAD_USER_INPUT")];
      }
      noteOperation(operation.operation, operation.name?.value);
      const contextValue = contextOf(services, ctx);
      const limited = await spendRequest(contextValue).then(
        () => undefined,
        (error: Error) => [new GraphQLError(error.message, { originalError: error })],
      );
      if (limited) return limited;
      const variables = payload.variables ?? {};
      const errors = documents.checkRequest({
        document: checked.document,
        variables,
        operationName,
        viewer: ctx.extra.viewer ?? null,
        noteCost: (cost) => metrics.cost.observe(cost),
      });
      if (errors.length > 0) return errors;
      return {
        schema,
        document: checked.document,
        ...(operationName === undefined ? {} : { operationName }),
        variableValues: variables,
        contextValue,
      };
    },
    // What leaves is presented as over HTTP: masked, shortened, at most five errors.
    onNext: (
      _ctx: Ctx,
      _id: string,
      _payload: SubscribePayload,
      _args: ExecutionArgs,
      result: Outgoing,
    ) => {
      const at = heard.get(result);
      if (at !== undefined) metrics.delivery.observe((performance.now() - at) / 1000);
      const { data, errors } = result;
      return errors ? { data: data ?? null, errors: presentErrors(errors, log) } : undefined;
    },
    onError: (
      _ctx: Ctx,
      _id: string,
      _payload: SubscribePayload,
      errors: readonly GraphQLError[],
    ) => {
      logOperation(log, "refused");
      return presentErrors(errors, log);
    },
    execute: async (args: ExecutionArgs) => {
      const result = await execute(args);
      const status = result.errors ? "errors" : "data";
      const ms = logOperation(log, status);
      metrics.socketOperations.observe(
        { operation: traceNow()?.kind ?? "none", status },
        ms / 1000,
      );
      return result;
    },
    subscribe: async (args: ExecutionArgs) => {
      const source = await createSourceEventStream(args);
      if (!(Symbol.asyncIterator in source)) {
        logOperation(log, "errors");
        return source;
      }
      running.add(args);
      const trace = traceNow();
      // One context per event: an EntityManager that lived as long as the socket would answer from old rows.
      return eachEvent(
        source[Symbol.asyncIterator](),
        async (rootValue) => {
          const { viewer, origin } = args.contextValue as Context;
          const contextValue = newContext(services, viewer, origin);
          const result = await execute({ ...args, rootValue, contextValue });
          const { heardAt } = rootValue as { heardAt?: number | undefined };
          if (heardAt !== undefined) heard.set(result, heardAt);
          return result;
        },
        () => {
          // A socket that closes ends its subscriptions outside of any message.
          if (running.delete(args) && trace) inTrace(trace, () => logOperation(log, "ended"));
        },
      );
    },
  };
}

/** Closes a socket; one that does not answer the goodbye is cut. */
function end(socket: WebSocket, { code, reason }: { code: number; reason: string }): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

/** One line for each operation, of a subscription when it is over. Answers how long it took. */
function logOperation(log: Logger, status: "data" | "errors" | "refused" | "ended"): number {
  const trace = traceNow();
  const ms = performance.now() - (trace?.begun ?? performance.now());
  log.info(
    {
      operation: trace?.operation ?? "",
      kind: trace?.kind,
      status,
      ms: Math.round(ms * 10) / 10,
      ...(trace?.memberId !== undefined && { memberId: trace.memberId }),
    },
    "socket operation",
  );
  return ms;
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** Maps an event stream; return() reaches the source at once, also while it waits. An async function* would not. */
function eachEvent<In, Out>(
  source: AsyncIterator<In>,
  map: (value: In) => Promise<Out>,
  onEnd: () => void,
): AsyncIterableIterator<Out> {
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await source.next();
      if (!done) return { done: false, value: await map(value) };
      onEnd();
      return { done: true, value: undefined };
    },
    async return() {
      onEnd();
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
}

function contextOf(services: Services, { extra }: Ctx): Context {
  return newContext(services, extra.viewer ?? null, extra.origin ?? originOf(extra.request));
}

function tokenOf(params: Record<string, unknown> | undefined): string | undefined {
  const given =
    params?.["token"] ??
    params?.["authToken"] ??
    params?.["Authorization"] ??
    params?.["authorization"];
  if (given === undefined || given === null || given === "") return undefined;
  // What is no text is no token of ours: it is refused as a wrong one, not taken for none.
  return typeof given === "string" ? given.replace(/^Bearer\s+/i, "") : "";
}

/** The HTTP status line that refuses an upgrade, or undefined. A browser of another site must not get a socket. */
function refusalOf(request: IncomingMessage, publicUrl: string): string | undefined {
  const path = request.url?.split("?")[0];
  if (path !== "/graphql") return "404 Not Found";
  const { origin, host } = request.headers;
  if (origin && !isOwnOrigin(origin, host, publicUrl)) return "403 Forbidden";
  const protocols = (request.headers["sec-websocket-protocol"] ?? "")
    .split(",")
    .map((name) => name.trim());
  if (!protocols.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)) return "400 Bad Request";
  return undefined;
}

/** Who is connected, so that the end of a session closes its sockets. */
class Members {
  readonly #sessions = new Map<string, Set<WebSocket>>();
  readonly #counts = new Map<number, number>();

  /** Answers false when the member has too many sockets already. */
  add(viewer: Viewer, socket: WebSocket, now: Date): boolean {
    // It went while its token was looked up: its "close" came and will not come again.
    if (socket.readyState !== socket.OPEN) return true;
    const count = this.#counts.get(viewer.id) ?? 0;
    if (count >= SOCKET.perMember) return false;
    this.#counts.set(viewer.id, count + 1);
    const sockets = this.#sessions.get(viewer.sid) ?? new Set();
    this.#sessions.set(viewer.sid, sockets.add(socket));
    // To the moment, if it is near enough for a timer; else the look every few seconds finds it.
    const left = viewer.expires.getTime() - now.getTime();
    const expiry =
      left <= TIMER_MAX_MS ? setTimeout(() => end(socket, SESSION_ENDED), left) : undefined;
    socket.once("close", () => {
      clearTimeout(expiry);
      this.#counts.set(viewer.id, (this.#counts.get(viewer.id) ?? 1) - 1);
      if (this.#counts.get(viewer.id) === 0) this.#counts.delete(viewer.id);
      sockets.delete(socket);
      if (sockets.size === 0) this.#sessions.delete(viewer.sid);
    });
    return true;
  }

  endSession(sid: string): void {
    for (const socket of this.#sessions.get(sid) ?? []) end(socket, SESSION_ENDED);
  }

  /** The sessions that have an open socket here. */
  sessions(): string[] {
    return [...this.#sessions.keys()];
  }
}
