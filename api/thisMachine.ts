import type { Request } from "express";
import { isLoopback } from "./core/origin.ts";

/**
 * Whether a request comes from this machine. A proxy in front speaks for others, and a strange Host is a page elsewhere
 * that had its name turned to us.
 */
export function isThisMachine(req: Request): boolean {
  return (
    isLoopback(req.socket.remoteAddress) &&
    !req.headers["x-forwarded-for"] &&
    /^(localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.test(req.headers.host ?? "")
  );
}
