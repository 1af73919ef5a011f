import type { IncomingMessage } from "node:http";
import type { ReadRequest } from "./plans.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const GRAPHQL_TYPE = "application/graphql-response+json; charset=utf-8";

/** The usual Accept headers, and the media type of the response. Source: GraphQL over HTTP, section 6.3 */
const MEDIA_TYPES = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ["*/*", JSON_TYPE],
  ["application/json", JSON_TYPE],
  ["application/graphql-response+json", GRAPHQL_TYPE],
  ["application/graphql-response+json,application/json;q=0.9", GRAPHQL_TYPE],
]);

/** The media type of the response. Undefined = an unusual Accept header. */
export function mediaTypeOf({ headers }: IncomingMessage): string | undefined {
  return MEDIA_TYPES.get(headers.accept);
}

/** The request in a body, if it has the usual three members and nothing else. */
export function requestOf(body: unknown): ReadRequest | undefined {
  if (!isRecord(body)) return undefined;
  const { query, variables = null, operationName = null, ...others } = body;
  if (typeof query !== "string" || Object.keys(others).length > 0) return undefined;
  if (variables !== null && !isRecord(variables)) return undefined;
  if (operationName !== null && typeof operationName !== "string") return undefined;
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
