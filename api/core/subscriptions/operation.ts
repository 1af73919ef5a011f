import {
  createSourceEventStream,
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from "graphql";
import type { Logger } from "pino";
import type { Viewer } from "../access/viewer.ts";
import { visibleSchema } from "../access/visibleSchema.ts";
import { newContext, type Context, type Origin, type Services } from "../context.ts";
import { Follower, type LiveEvent } from "../events/follower.ts";
import { presentErrors, type GuardedOperation } from "../guard/index.ts";
import { withSnapshot } from "../transactions/snapshot.ts";

/** An operation that passed every check. Its first part is shared by all who sent the same text. */
export interface Operation {
  guarded: GuardedOperation;
  variables: Record<string, unknown>;
}

/** With whose rights an operation is executed, and where they are. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly origin: Origin;
}

/** Executes a query or mutation. A query reads one snapshot. */
export async function executeOperation(
  operation: Operation,
  ctx: Context,
): Promise<ExecutionResult> {
  return withSnapshot(ctx, operation.guarded.kind, () => execute(argsOf(operation, ctx)));
}

/** Starts a subscription. Returns the follower it reads from, or the errors that refuse it. */
export async function followerOf(
  operation: Operation,
  ctx: Context,
): Promise<Follower | ExecutionResult> {
  const source = await createSourceEventStream(argsOf(operation, ctx));
  if (source instanceof Follower) return source;
  if (Symbol.asyncIterator in source)
    throw new Error("A subscription reads from a Follower and nothing else");
  return source;
}

/**
 * The result of a subscription for one event, with the caller's rights. One context an event: an EntityManager that
 * lived as long as the subscription would answer from old rows.
 */
export async function executeEvent(
  operation: Operation,
  event: LiveEvent,
  { services, caller }: { services: Services; caller: Caller },
): Promise<ExecutionResult> {
  const ctx = newContext(services, caller.viewer, caller.origin);
  return withSnapshot(ctx, "subscription", () =>
    execute({ ...argsOf(operation, ctx), rootValue: event }),
  );
}

/** A result as text, with its errors as over HTTP: masked, shortened, at most five. */
export function payloadOf({ data, errors }: ExecutionResult, log: Logger): string {
  return JSON.stringify(
    errors ? { data: data ?? null, errors: presentErrors(errors, log) } : { data },
  );
}

function argsOf({ guarded, variables }: Operation, ctx: Context): ExecutionArgs {
  return {
    schema: schemaFor(guarded, ctx),
    document: guarded.document,
    operationName: guarded.name,
    variableValues: variables,
    contextValue: ctx,
  };
}

/** Introspection shows what the caller may use. */
function schemaFor(
  { readsSchema }: GuardedOperation,
  { services, viewer }: Context,
): GraphQLSchema {
  return readsSchema && viewer ? visibleSchema(services.schema, viewer) : services.schema;
}
