import type { Logger } from "pino";
import { traceNow } from "../core/request/trace.ts";

/** Logs one line for each operation, for a subscription when it ends. Returns how long it took, in milliseconds. */
export function logOperation(log: Logger, status: "data" | "errors" | "refused" | "ended"): number {
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
