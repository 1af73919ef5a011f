import type { Response } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { presentError, retryAfterOf, statusOf } from "../core/guard/index.ts";
import type { FileAnswer } from "./route.ts";

/** Sends a JSON answer. All of them go through here: not cached by default, never sniffed. */
export function sendJson(res: Response, status: number, body: unknown): void {
  if (!res.hasHeader("cache-control")) res.setHeader("cache-control", "no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.status(status).json(body);
}

/** The same for a text that is already JSON. */
export function sendJsonText(res: Response, json: string): void {
  if (!res.hasHeader("cache-control")) res.setHeader("cache-control", "no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.status(200).type("json").send(json);
}

/** Sends a file as an attachment with its name: a browser stores it, and never runs its content. */
export function sendFile(res: Response, type: string, { name, bytes }: FileAnswer): void {
  if (!res.hasHeader("cache-control")) res.setHeader("cache-control", "private, no-store");
  res.setHeader("x-content-type-options", "nosniff");
  res.type(type).attachment(name).send(bytes);
}

/** Answers any refusal or bug as `{ error, message, code, details }`. Source: HT-007, C44 */
export function sendFailure(res: Response, error: unknown, log: Logger): void {
  const malformed = malformedRequest(error);
  if (malformed) return sendRefusal(res, malformed.status, malformed);
  const presented = presentError(error, log);
  const { message, extensions } = presented;
  const code = String(extensions?.["code"]);
  const status = statusOf(code);

  if (status === 401) res.setHeader("www-authenticate", "Bearer");
  const seconds = retryAfterOf(presented);
  if (seconds !== undefined) res.setHeader("retry-after", seconds);
  sendRefusal(res, status, { message, code, details: detailsOf(extensions) });
}

/** Sends a refusal in the form of the REST API. */
export function sendRefusal(
  res: Response,
  status: number,
  {
    message,
    code,
    details = {},
  }: { message: string; code: string; details?: Record<string, unknown> },
): void {
  sendJson(res, status, { error: message, message, code, details });
}

function detailsOf(extensions: GraphQLFormattedError["extensions"]): Record<string, unknown> {
  const { fields, details, id } = extensions ?? {};
  return {
    ...(isObject(details) && details),
    ...(isObject(fields) && { fields }),
    ...(typeof id === "string" && { id }),
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

const MALFORMED: Record<number, { code: string; message: string }> = {
  413: { code: "PAYLOAD_TOO_LARGE", message: "The body is larger than 100 kB" },
  415: { code: "UNSUPPORTED_MEDIA_TYPE", message: "Send the body as application/json" },
};

/** The refusals of Express and its body parser, with fixed messages: their own may quote the request. */
export function malformedRequest(
  error: unknown,
): { status: number; code: string; message: string } | undefined {
  if (!(error instanceof Error) || !("status" in error)) return undefined;
  const status = Number(error.status);
  if (!(status >= 400 && status < 500)) return undefined;
  const isJson = "type" in error && error.type === "entity.parse.failed";
  const known = MALFORMED[status];
  if (known) return { status, ...known };
  return {
    status: 400,
    code: "BAD_USER_INPUT",
    message: isJson ? "The body is not valid JSON" : "The request cannot be read",
  };
}
