import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isNonNullType,
  type GraphQLField,
  type GraphQLFieldMap,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import type { Context } from "../context.ts";

/** As clients read it that throw where a field has an error: Relay, Apollo Kotlin, graphql-sock. */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: "semanticNonNull",
  description: "Null only where `errors` has an entry for the field.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLInt)),
      defaultValue: [0],
      description: "Which levels of a list it is about; 0 is the field itself.",
    },
  },
});

/**
 * Makes every query and mutation nullable, because each may be refused: a null that is refused stays where it is, and
 * the other root fields of the request keep their answers.
 */
export function makeRootsNullable(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(
      (type?.getFields() ?? {}) as GraphQLFieldMap<unknown, Context>,
    )) {
      if (!isNonNullType(field.type)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, directives: { semanticNonNull: {} } };
    }
}

/** The type of a field for who reads answers without errors only. */
export function typeWithoutErrors({
  type,
  extensions,
}: GraphQLField<unknown, unknown>): GraphQLOutputType {
  const { semanticNonNull } = (extensions["directives"] ?? {}) as Record<string, unknown>;
  return semanticNonNull && !isNonNullType(type) ? new GraphQLNonNull(type) : type;
}
