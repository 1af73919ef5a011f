import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from "graphql-ws";
import type { IncomingMessage } from "node:http";
import { isOwnOrigin } from "../core/request/origin.ts";

/** The HTTP status line that refuses an upgrade, or undefined. A browser of another site must not get a socket. */
export function refusalOf(request: IncomingMessage, publicUrl: string): string | undefined {
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
