import type { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { presentErrors } from "../core/guard/index.ts";

/** The messages of graphql-transport-ws that a server sends. `payload` is JSON already. */
export const frames = {
  ack: `{"type":"connection_ack"}`,
  pong: (payload: unknown) =>
    JSON.stringify(payload ? { type: "pong", payload } : { type: "pong" }),
  next: (id: string, payload: string) => `{"id":${JSON.stringify(id)}${nextPayload(payload)}`,
  error: (id: string, errors: readonly GraphQLError[], log: Logger) =>
    JSON.stringify({ id, type: "error", payload: presentErrors(errors, log) }),
  complete: (id: string) => JSON.stringify({ id, type: "complete" }),
};

/** What follows the id in a `next` message; the same for all subscribers of a shared subscription. */
export function nextPayload(payload: string): string {
  return `,"type":"next","payload":${payload}}`;
}
