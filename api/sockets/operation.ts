import { getOperationAST, GraphQLError, type DocumentNode, type OperationTypeNode } from "graphql";
import type { Services } from "../core/context.ts";
import type { Documents } from "../core/guard/index.ts";
import { spendRequest } from "../core/limits/rateLimits.ts";
import { noteOperation } from "../core/request/trace.ts";
import type { Connection } from "./connection.ts";

/** An operation that passed every check. The document object is shared by all who sent the same text. */
export interface Operation {
  kind: `${OperationTypeNode}`;
  document: DocumentNode;
  /** Its name in the document, also where the client sent no operationName. */
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

export interface Payload {
  query: string;
  operationName?: string | undefined | null;
  variables?: Record<string, unknown> | undefined | null;
}

/** Checks an operation as HTTP does, and counts it. Returns its errors, or the operation. */
export async function operationOf(
  { viewer, origin }: Connection,
  payload: Payload,
  { documents, services }: { documents: Documents; services: Services },
): Promise<Operation | { errors: readonly GraphQLError[] }> {
  const checked = documents.check(payload.query);
  if ("errors" in checked) return checked;
  const { document } = checked;
  const operationName = payload.operationName ?? undefined;
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [UNKNOWN] };
  noteOperation(operation.operation, operation.name?.value);

  const limited = await spendRequest({ services, viewer, origin }).then(
    () => undefined,
    (error: Error) => [new GraphQLError(error.message, { originalError: error })],
  );
  if (limited) return { errors: limited };
  const variables = payload.variables ?? {};
  const errors = documents.checkRequest({
    document,
    variables,
    operationName,
    viewer,
    noteCost: (cost) => services.metrics.cost.observe(cost),
  });
  if (errors.length > 0) return { errors };
  const asked = {
    kind: operation.operation,
    document,
    operationName: operation.name?.value,
    variables,
  };
  return Object.keys(variables).length === 0 ? interned(asked) : asked;
}

const plain = new WeakMap<DocumentNode, Map<string | undefined, Operation>>();

/**
 * One object for all operations that are equal and have no variables: thousands of sockets keep it as long as they are
 * open.
 */
function interned(asked: Operation): Operation {
  const { document, operationName } = asked;
  const known = plain.get(document) ?? new Map<string | undefined, Operation>();
  plain.set(document, known);
  const first = known.get(operationName) ?? asked;
  known.set(operationName, first);
  return first;
}

const UNKNOWN = new GraphQLError("Unable to identify the operation", {
  extensions: { code: "BAD_USER_INPUT" },
});
