import { ServerError } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import { OperationTypeNode } from "graphql";
import { READ_RETRY } from "../../schema/limits.ts";

/** The delay before retry number `attempt` (1 is the first), in ms: 1 s doubling to 30 s. Source: S1 §9. */
export function readDelay(attempt: number): number {
  return Math.min(READ_RETRY.firstMs * 2 ** (attempt - 1), READ_RETRY.capMs);
}

/** True for failures that may be temporary: the network, a busy or restarting server. */
export function mayPass(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode >= 500 || error.statusCode === 429;
  return error instanceof TypeError;
}

/** Reads are retried three times. Writes never are, because the first try may have succeeded. Source: S1 §9. */
export const retryLink = new RetryLink({
  attempts: (attempt, operation, error) => {
    const { noRetry } = operation.getContext();
    return (
      operation.operationType === OperationTypeNode.QUERY &&
      noRetry !== true &&
      attempt <= READ_RETRY.times &&
      mayPass(error)
    );
  },
  delay: readDelay,
});
