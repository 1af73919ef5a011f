import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
} from "graphql";
import {
  fieldExtensionsEstimator,
  getComplexity,
  type ComplexityEstimatorArgs,
} from "graphql-query-complexity";
import { PAGE, QUERY } from "../../../schema/limits.ts";

/** The assumed length of a list without `first`. */
const SHORT_LIST = 4;

/** One point per field. A list multiplies the points of what is below it by its number of rows. */
function pointsOf({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  // Introspection reads no rows; its depth has its own limit.
  if (type.name.startsWith("__") || field.name.startsWith("__")) return 0;
  if (field.args.some(({ name }) => name === "first")) {
    // A null is a page of the default length, too.
    const first = typeof args["first"] === "number" ? args["first"] : PAGE.default;
    return 1 + Math.min(Math.max(first, 1), PAGE.max) * childComplexity;
  }
  const isEdges = type.name.endsWith("Connection");
  const isList =
    isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
  return 1 + childComplexity * (isList && !isEdges ? SHORT_LIST : 1);
}

/**
 * The cost of a document in points. Throws QUERY_TOO_COMPLEX above the limit, and BAD_USER_INPUT when it cannot be
 * counted.
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName: string | undefined,
): number {
  const cost = counted(() =>
    getComplexity({
      schema,
      query,
      variables,
      // `complexity` of a field counts before the rule for all.
      estimators: [fieldExtensionsEstimator(), pointsOf],
      ...(operationName === undefined ? {} : { operationName }),
    }),
  );
  if (cost > QUERY.cost) {
    throw new GraphQLError(`The query costs ${cost} points; at most ${QUERY.cost} are allowed`, {
      extensions: { code: "QUERY_TOO_COMPLEX", cost, http: { status: 400 } },
    });
  }
  return cost;
}

/** Counting coerces the variables first, so a failure is the caller's mistake, not ours. */
function counted(count: () => number): number {
  try {
    return count();
  } catch (error) {
    const message = error instanceof GraphQLError ? error.message : "The query cannot be counted";
    throw new GraphQLError(message, {
      extensions: { code: "BAD_USER_INPUT", http: { status: 400 } },
    });
  }
}
