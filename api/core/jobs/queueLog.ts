import { Logger } from "graphile-worker";
import type { Logger as Log } from "pino";

/**
 * Writes the messages of graphile-worker to our log. It retries after what it calls an error, so that is a warning
 * here. It skips failed and finished jobs, which we record ourselves, with the error scrubbed.
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
