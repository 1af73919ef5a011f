import type { IncomingMessage } from "node:http";
import { CloseCode, makeServer, type ServerOptions } from "graphql-ws";
import type { Logger } from "pino";
import type { RawData, WebSocket, WebSocketServer } from "ws";
import { inTrace, requestId } from "./core/trace.ts";
import { MessageBudget } from "./messageBudget.ts";

/** Source: issue; the same code refuses one connection too many. */
export const TOO_FAST = { code: 4429, reason: "Too many messages" } as const;
const KEEP_ALIVE_MS = 12_000;
/** How long somebody who was told to stop may go on sending. */
const LAST_WORDS_MS = 1000;

/** What a socket carries from its first message to its last. */
export interface Wired {
  socket: WebSocket;
  request: IncomingMessage;
}

/**
 * Joins `ws` and the protocol of graphql-ws, as graphql-ws/use/ws does, with three differences: what a client does
 * wrong is a warning in our log and not an error on the console, every message runs under an id of its own, and a
 * socket that floods is closed.
 */
export function wire(
  wss: WebSocketServer,
  options: ServerOptions<Record<string, unknown>, Wired>,
  log: Logger,
): void {
  const server = makeServer<Record<string, unknown>, Wired>(options);

  wss.on("connection", (socket, request) => {
    const connection = requestId(request.headers["x-request-id"]).slice(0, 48);
    let messages = 0;
    const traced = <T>(work: () => T) =>
      inTrace({ id: `${connection}-${++messages}`, begun: performance.now() }, work);
    const budget = budgetOf(socket, log);
    const endPings = keepAlive(socket);

    socket.on("error", (error) => {
      traced(() => log.warn({ err: error }, "a socket broke the protocol"));
      // ws has sent the close code the protocol wants, such as 1009 for a frame that is too large.
      setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref();
    });
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) =>
          socket.on("message", (data: RawData) => {
            if (!budget.take()) return;
            void traced(async () => {
              try {
                await take(textOf(data));
              } catch (error) {
                log.warn({ err: error }, "a message could not be handled");
                socket.close(CloseCode.InternalServerError, "Internal server error");
              }
            });
          }),
      },
      { socket, request },
    );
    socket.once("close", (code, reason) => {
      endPings();
      void closed(code, reason.toString());
    });
  });
}

/** Counts messages and pings; closes the socket that sends too many, and hears nothing more from it. */
function budgetOf(socket: WebSocket, log: Logger): { take(): boolean } {
  const budget = new MessageBudget();
  let isClosing = false;
  const take = () => {
    if (isClosing) return false;
    if (budget.take(performance.now())) return true;
    isClosing = true;
    log.warn("a socket sent more messages than its budget");
    socket.close(TOO_FAST.code, TOO_FAST.reason);
    setTimeout(() => socket.terminate(), LAST_WORDS_MS).unref();
    return false;
  };
  socket.on("ping", take);
  return { take };
}

function send(socket: WebSocket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    // Who is cut off while it does not read loses what was on its way; that is nobody's fault.
    socket.send(text, (error) =>
      error && socket.readyState === socket.OPEN ? reject(error) : resolve(),
    );
  });
}

function textOf(data: RawData): string {
  return Array.isArray(data)
    ? Buffer.concat(data).toString()
    : Buffer.from(data as Buffer).toString();
}

/** Ends a socket whose other side does not answer any more. Answers how to stop asking. */
function keepAlive(socket: WebSocket): () => void {
  let wait: NodeJS.Timeout | undefined;
  const timer = setInterval(() => {
    if (socket.readyState !== socket.OPEN) return;
    wait = setTimeout(() => socket.terminate(), KEEP_ALIVE_MS);
    socket.once("pong", () => clearTimeout(wait));
    socket.ping();
  }, KEEP_ALIVE_MS);
  return () => {
    clearInterval(timer);
    clearTimeout(wait);
  };
}
