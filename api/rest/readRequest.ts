import express, { type Request, type RequestHandler } from "express";
import { Refused, badField } from "../core/failures.ts";
import { isSafeValue, UNSAFE_TEXT } from "../core/guard/shape.ts";
import { bearerOf } from "../core/request/origin.ts";
import type { RestRequest, Route } from "./route.ts";

/** The largest JSON body. Source: reliability, "Malformed input" */
export const JSON_LIMIT = "100kb";
const JSON_DEPTH = 10;
const KEY = /^[\x21-\x7e]{1,200}$/;
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?;?\s*$/i;

/** Refuses a body that is not JSON in UTF-8, so that no HTML form of another site can send one. */
export const demandJson: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && !JSON_TYPE.test(req.headers["content-type"] ?? "")) {
    throw new Refused("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json");
  }
  next();
};

/** Parses a body of at most so many bytes. `demandJson` has checked its type, and `readRequest` refuses what is no object. */
export function jsonParser(limit: string | number): RequestHandler {
  return express.json({ limit, type: () => true, strict: false });
}

/** Reads the input of a request. Refuses malformed ids and keys, unknown query parameters and body fields, and text that cannot be stored. */
export function readRequest(req: Request, route: Route): RestRequest {
  return {
    params: readParams(req),
    query: readQuery(req, route),
    body: route.method === "GET" ? {} : readBody(req.body, route),
    hasToken: bearerOf(req) !== undefined,
  };
}

function hasBody(req: Request): boolean {
  return (
    req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0
  );
}

function readParams(req: Request): Record<string, string> {
  const params = Object.entries(req.params).map(([name, value]) => [name, String(value)] as const);
  const malformed = params.find(([, value]) => !/^\d{1,19}$/.test(value));
  if (malformed) throw badField(malformed[0], `${malformed[0]} must be a whole number`);
  return Object.fromEntries(params);
}

function readQuery(req: Request, route: Route): Record<string, unknown> {
  const known = (route.query ?? []).map(plain);
  const unknown = Object.keys(req.query).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badField(unknown.slice(0, 100), "The request has a query parameter it does not take");
  const given = known.map((name) => [name, req.query[name] || undefined]);
  const query = Object.fromEntries(given) as Record<string, unknown>;
  if (!isSafeValue(query)) throw new Refused("BAD_USER_INPUT", UNSAFE_TEXT);
  return query;
}

function readBody(body: unknown, route: Route): Record<string, unknown> {
  if (body === undefined) return {};
  if (!isObject(body) || !isShallow(body, JSON_DEPTH))
    throw new Refused("BAD_USER_INPUT", "The body must be a JSON object");
  if (!isSafeValue(body)) throw new Refused("BAD_USER_INPUT", UNSAFE_TEXT);

  const known = new Set((route.body ?? []).map(plain));
  const unknown = Object.keys(body).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw badField(unknown.slice(0, 100), "The body has a field this request does not take");
  return body;
}

/** The Idempotency-Key of a request. Refuses a malformed one, and any where the route takes none. */
export function readKey(req: Request, isTaken: boolean): string | undefined {
  const key = req.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (!isTaken)
    throw badField("idempotencyKey", "This request takes no Idempotency-Key: leave it out");
  if (typeof key !== "string" || !KEY.test(key))
    throw badField("idempotencyKey", "Idempotency-Key must be 1 to 200 visible characters");
  return key;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Limits the depth, so that a body of brackets cannot overflow the stack. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

function plain(name: string): string {
  return name.replace("?", "");
}
