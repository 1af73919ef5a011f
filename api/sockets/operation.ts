import { GraphQLError } from "graphql";
import type { Services } from "../core/context.ts";
import { admit, type Documents, type GuardedOperation } from "../core/guard/index.ts";
import { spendRequest } from "../core/limits/rateLimits.ts";
import { noteOperation } from "../core/request/trace.ts";
import type { Caller, Operation } from "../core/subscriptions/operation.ts";

export interface Payload {
  query: string;
  operationName?: string | undefined | null;
  variables?: Record<string, unknown> | undefined | null;
}

/** Checks an operation as HTTP does, and counts it. Returns its errors, or the operation. */
export async function operationOf(
  { viewer, origin }: Caller,
  payload: Payload,
  { documents, services }: { documents: Documents; services: Services },
): Promise<Operation | { errors: readonly GraphQLError[] }> {
  const checked = documents.check(payload.query);
  if ("errors" in checked) return checked;
  const guarded = documents.operation(checked.document, payload.operationName);
  if (!guarded) return { errors: [UNKNOWN] };
  noteOperation(guarded.kind, guarded.name);

  const variables = payload.variables ?? {};
  try {
    await spendRequest({ services, viewer, origin });
    services.metrics.cost.observe(await admit(guarded, { services, viewer, origin }, variables));
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    const originalError = error instanceof Error ? error : new Error(String(error));
    return { errors: [new GraphQLError(originalError.message, { originalError })] };
  }
  return Object.keys(variables).length === 0 ? interned(guarded) : { guarded, variables };
}

const plain = new WeakMap<GuardedOperation, Operation>();

/**
 * One object for all operations that are equal and have no variables: thousands of sockets keep it as long as they are
 * open.
 */
function interned(guarded: GuardedOperation): Operation {
  const known = plain.get(guarded) ?? { guarded, variables: {} };
  plain.set(guarded, known);
  return known;
}

const UNKNOWN = new GraphQLError("Unable to identify the operation", {
  extensions: { code: "BAD_USER_INPUT" },
});
