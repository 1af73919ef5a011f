import type { IncomingMessage } from "node:http";
import type { Origin } from "../context.ts";
import { deviceIn } from "./device.ts";

/** Where a request came from. Behind a proxy on this machine, the address that the proxy saw. */
export function originOf(request: IncomingMessage): Origin {
  const peer = request.socket.remoteAddress ?? "unknown";
  const forwarded = request.headers["x-forwarded-for"];
  const client = typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  return {
    ip: isLoopback(peer) && client ? client.slice(0, 64) : peer,
    userAgent: request.headers["user-agent"]?.slice(0, 300),
  };
}

/** The origin, with the device name where the request comes from one of our own pages. */
export function pageOriginOf(request: IncomingMessage, publicUrl: string): Origin {
  const { origin, host, cookie } = request.headers;
  const from = originOf(request);
  return isOwnOrigin(origin, host, publicUrl) ? { ...from, device: deviceIn(cookie) } : from;
}

/** Whether a peer is on this machine. */
function isLoopback(peer: string | undefined): boolean {
  return peer === "127.0.0.1" || peer === "::1" || peer === "::ffff:127.0.0.1";
}

/** The bearer token of a request, if it carries one. */
export function bearerOf(request: IncomingMessage): string | undefined {
  return /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Whether a browser's Origin header names this server: the Host of the request, or PUBLIC_URL. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string,
): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || origin === new URL(publicUrl).origin;
}
