import { Logger } from "graphile-worker";
import type { Logger as Log } from "pino";

/**
 * The queue's own words in our log. What it calls an error it tries again itself, so it is a warning here; failed and
 * finished jobs are logged by us, with the error scrubbed.
 */
export function queueLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const isOurs = meta["failure"] === true || meta["success"] === true;
    if (isOurs || level === "debug") return;
    if (level === "error" || level === "warning")
      return log.warn({ err: meta["error"] }, `job queue: ${message}`);
    log.debug(`job queue: ${message}`);
  });
}
