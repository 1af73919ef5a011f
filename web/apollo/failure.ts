import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/**
 * A failure that a screen can act on. `code` is the server's, "NETWORK" when there was no response, "UNKNOWN"
 * otherwise.
 */
export class Failure extends Error {
  readonly code: string;
  /** Field name -> error message, for BAD_USER_INPUT. */
  readonly fields: Record<string, string>;
  readonly details: unknown;

  constructor(
    code: string,
    message: string,
    fields: Record<string, string> = {},
    details?: unknown,
  ) {
    super(message);
    this.name = "Failure";
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

const NO_ANSWER = "The market did not answer. Check your connection and try again.";

/** Converts any error to a Failure: the first GraphQL error wins, then the network error. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const extensions = first?.extensions ?? {};
    const code = typeof extensions["code"] === "string" ? extensions["code"] : "UNKNOWN";
    return new Failure(
      code,
      first?.message ?? error.message,
      wordsByField(extensions["fields"]),
      extensions["details"],
    );
  }
  if (ServerError.is(error)) {
    return error.statusCode === 429
      ? new Failure("RATE_LIMITED", "Too many requests. Wait a moment and try again.")
      : new Failure("NETWORK", NO_ANSWER);
  }
  if (error instanceof TypeError) return new Failure("NETWORK", NO_ANSWER);
  return new Failure("UNKNOWN", error instanceof Error ? error.message : String(error));
}

function wordsByField(fields: unknown): Record<string, string> {
  if (typeof fields !== "object" || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
