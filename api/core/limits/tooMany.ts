import { Refused } from "../failures.ts";
import { traceNow } from "../request/trace.ts";

/** A RATE_LIMITED refusal, with `details.retryAfterSeconds` and the same in words. */
export function tooMany(msBeforeNext: number): Refused {
  // The headers noted so far belong to another limit than the one that refused.
  const trace = traceNow();
  if (trace) trace.rateLimit = undefined;
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Refused("RATE_LIMITED", `Too many attempts. Please try again in ${inWords(seconds)}`, {
    details: { retryAfterSeconds: seconds },
  });
}

function inWords(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
