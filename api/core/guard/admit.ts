import { GraphQLError, validate } from "graphql";
import { INTROSPECTION_POINTS } from "../../../schema/limits.ts";
import type { Viewer } from "../access/viewer.ts";
import { visibleSchema } from "../access/visibleSchema.ts";
import type { Origin, Services } from "../context.ts";
import { spend } from "../limits/rateLimits.ts";
import type { GuardedOperation } from "./operation.ts";

interface Caller {
  services: Services;
  viewer: Viewer | null;
  origin: Origin;
}

/**
 * Every check before the execution of what a client sent. Introspection reads the schema that the caller may use, so the
 * document must fit that one; of a program it is charged, because its schema is made for its scopes. Returns the cost in
 * points. Throws a GraphQLError that says what was refused.
 */
export async function admit(
  guarded: GuardedOperation,
  caller: Caller,
  variables: Record<string, unknown>,
): Promise<number> {
  const { services, viewer } = caller;
  const cost = guarded.admit({ viewer, variables });
  if (guarded.readsSchema && viewer && services.schema === guarded.schema) {
    if (viewer.credential.kind === "token") await charge(caller);
    const [problem] = validate(visibleSchema(services.schema, viewer), guarded.document);
    if (problem) throw problem;
  }
  return cost;
}

async function charge(caller: Caller): Promise<void> {
  try {
    await spend(caller, INTROSPECTION_POINTS);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new GraphQLError(error.message, { originalError: error });
  }
}
