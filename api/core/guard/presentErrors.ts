import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { STATUS, Refused } from "../failures.ts";
import { traceNow } from "../request/trace.ts";
import { sqlState } from "../sql/sqlState.ts";
import { diskFull, isDiskFull } from "./diskFull.ts";

const MESSAGE_MAX = 300;
const ERRORS_MAX = 5;
/** Seconds, when the refusal names none. */
const RETRY_AFTER = 2;

/**
 * Connection trouble, a full pool, a server shutting down, or a lock that took too long: not the caller's fault, and
 * temporary.
 */
const AWAY = /^(08|53|57P)|^(57014|55P03|25P03|40001|40P01)$/;
const AWAY_TEXT =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|timeout exceeded when trying to connect|Connection terminated|not queryable|driver has already been destroyed|Cannot use a pool/;

/** Whether the error is due to the database and not to the request. */
export function isUnavailable(error: unknown): boolean {
  if (AWAY.test(sqlState(error))) return true;
  for (let e = error; e instanceof Error; e = e.cause) {
    if (AWAY_TEXT.test(e.message) || ("code" in e && AWAY_TEXT.test(String(e.code)))) return true;
  }
  return false;
}

/**
 * The form in which clients see an error, on every transport. Refusals keep their message; bugs are logged with an id
 * and shown as "Something went wrong (id)".
 */
export function presentError(error: unknown, log: Logger): GraphQLFormattedError {
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  const thrown = reasonOf(error);
  const reason = isDiskFull(thrown) ? diskFull() : thrown;
  if (reason !== thrown) log.warn({ err: thrown }, "disk full");

  if (reason instanceof Refused) {
    const { code, fields, details } = reason;
    return {
      message: code === "BAD_USER_INPUT" ? cut(reason.message) : reason.message,
      ...place,
      extensions: {
        code,
        ...(fields && { fields: cutEach(fields) }),
        ...(details && { details, ...cursorOf(details) }),
      },
    };
  }
  if (reason instanceof GraphQLError) {
    const given = reason.extensions["code"];
    // An error with a path and no code comes from graphql-js: our result breaks the schema, such as null in a non-null
    // field.
    const code =
      typeof given === "string" ? given : reason.path ? "INTERNAL_SERVER_ERROR" : "BAD_USER_INPUT";
    if (code === "INTERNAL_SERVER_ERROR") return bug(reason, place, log);
    const cost = reason.extensions["cost"];
    return {
      message: shorten(reason.message),
      ...place,
      extensions: { code, ...(cost === undefined ? {} : { cost }) },
    };
  }
  if (isUnavailable(reason)) {
    if (isUnlogged(reason)) log.warn({ err: reason }, "database unavailable");
    return {
      message: "The market is not available right now. Try again in a moment",
      ...place,
      extensions: { code: "UNAVAILABLE", details: { retryAfterSeconds: 2 } },
    };
  }
  return bug(reason, place, log);
}

/** The errors that are sent, each as clients see it. */
export function presentErrors(errors: readonly unknown[], log: Logger): GraphQLFormattedError[] {
  return errorsToSend(errors).map((error) => presentError(error, log));
}

/**
 * The first five errors, and the first of each root field, which has no answer without it; a thousand would only help
 * somebody who looks for a weakness.
 */
export function errorsToSend<T>(errors: readonly T[]): T[] {
  const roots = new Set<string | number | undefined>();
  return errors.filter((error, n) => {
    const root = (error as Pick<GraphQLFormattedError, "path">).path?.[0];
    const isFirst = root !== undefined && !roots.has(root);
    roots.add(root);
    return n < ERRORS_MAX || isFirst;
  });
}

/** The HTTP status a code stands for. */
export function statusOf(code: unknown): number {
  return typeof code === "string" && code in STATUS ? STATUS[code as keyof typeof STATUS] : 500;
}

/** The Retry-After of an answer with this error, in seconds; only answers with 429 and 503 have one. */
export function retryAfterOf({ extensions }: GraphQLFormattedError): number | undefined {
  const status = statusOf(extensions?.["code"]);
  if (status !== STATUS.RATE_LIMITED && status !== STATUS.UNAVAILABLE) return undefined;
  const details = extensions?.["details"] as { retryAfterSeconds?: number } | undefined;
  return details?.retryAfterSeconds ?? RETRY_AFTER;
}

function bug(
  reason: unknown,
  place: Partial<GraphQLFormattedError>,
  log: Logger,
): GraphQLFormattedError {
  const id = traceNow()?.id ?? randomUUID().slice(0, 8);
  if (isUnlogged(reason)) log.error({ err: reason, id }, "bug");
  return {
    message: `Something went wrong (${id})`,
    ...place,
    extensions: { code: "INTERNAL_SERVER_ERROR", id },
  };
}

/** By root cause: the id of the request that logged it last. */
const logged = new WeakMap<Error, string | undefined>();

/**
 * Whether an error is not logged yet in this request. When a snapshot fails, all its reads fail for the same reason,
 * which is logged once per request.
 */
function isUnlogged(reason: unknown): boolean {
  let first = reason;
  while (first instanceof Error && first.cause instanceof Error) first = first.cause;
  const request = traceNow()?.id;
  if (!(first instanceof Error) || request === undefined) return true;
  if (logged.get(first) === request) return false;
  logged.set(first, request);
  return true;
}

/** The error our own code threw, or the GraphQL error itself when there is none below it. */
function reasonOf(error: unknown): unknown {
  let reason = error;
  while (reason instanceof GraphQLError && reason.originalError) reason = reason.originalError;
  return reason;
}

function placeOf(error: GraphQLError): Partial<GraphQLFormattedError> {
  return {
    ...(error.path && { path: error.path }),
    ...(error.locations && { locations: error.locations }),
  };
}

function cursorOf(details: Record<string, unknown>): { cursor?: unknown } {
  return "cursor" in details ? { cursor: details["cursor"] } : {};
}

/**
 * Shortens a message and removes the suggestion: "Did you mean" would reveal the schema to callers who may not read it.
 */
function shorten(message: string): string {
  const plain = message.replace(/ Did you mean .*$/s, "");
  return cut(plain);
}

/** The beginning of a message: one that quotes what was sent is as long as that. */
function cut(message: string): string {
  return message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX - 1)}…` : message;
}

function cutEach(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, cut(message)]));
}
