import { pino, type DestinationStream, type Logger } from "pino";
import { traceNow } from "../request/trace.ts";
import { scrub, scrubbedError } from "./scrub.ts";

/** The log of a server: one JSON object a line, with the id of the request it belongs to, and nobody's secrets. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: ["*.password", "*.token", "*.email", "req.headers.authorization"],
    serializers: { err: scrubbedError },
    mixin: () => {
      const trace = traceNow();
      return trace ? { requestId: trace.id } : {};
    },
    hooks: {
      // Libraries may pass an error as the message, so messages are scrubbed as errors are.
      logMethod(this: Logger, args: Parameters<Logger["info"]>, method: Logger["info"]) {
        method.apply(this, args.map(scrubbedWords) as Parameters<Logger["info"]>);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function scrubbedWords(word: unknown): unknown {
  if (word instanceof Error) return { err: word };
  return typeof word === "string" ? scrub(word) : word;
}
