import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What is left of the caller's rate limit, for the RateLimit headers. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** One HTTP request, or one message on a socket, as the log and the metrics see it. */
export interface Trace {
  id: string;
  /** When the request began, by performance.now(). */
  begun: number;
  /** The name the client gave its GraphQL operation. */
  operation?: string;
  kind?: "query" | "mutation" | "subscription";
  memberId?: number;
  rateLimit?: RateLimitState | undefined;
  /** The Set-Cookie header of the response. */
  cookie?: string;
}

const OPERATION_MAX = 64;
const SAFE = /^[\w.:-]{1,64}$/;
const current = new AsyncLocalStorage<Trace>();

/** The id a caller gave in X-Request-Id, when it is 1 to 64 safe characters; else a new one. */
export function requestId(given: string | string[] | undefined): string {
  if (typeof given === "string" && SAFE.test(given)) return given;
  // 60 random bits and a 4. Node keeps random bytes for UUIDs in stock, but fetches other random bytes each time.
  return randomUUID().replaceAll("-", "").slice(0, 16);
}

/** Runs the work of a request in its trace, also after each await. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return current.run(trace, work);
}

/** The trace of the current request; undefined in work that the server starts itself. */
export function traceNow(): Trace | undefined {
  return current.getStore();
}

/** Notes which GraphQL operation this request runs. */
export function noteOperation(kind: Trace["kind"], name: string | undefined): void {
  const trace = current.getStore();
  if (!trace) return;
  if (kind) trace.kind = kind;
  if (name) trace.operation = name.slice(0, OPERATION_MAX);
}
