import {
  getOperationAST,
  getVariableValues,
  GraphQLError,
  GraphQLNonNull,
  GraphQLString,
  Kind,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { QUERY } from "../../../schema/limits.ts";
import { JSONObject } from "../../core/graphql/scalars.ts";
import { RULES } from "../../core/guard/index.ts";
import { fieldsOf, NotCompilable } from "../../core/jsonReads/selection.ts";

/** A document as a client sends it. */
export interface SentDocument {
  text: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

/** One operation of a document, with its variables as the schema reads them. */
export interface Operation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

/** The arguments of a field that is about a document. */
export const SENT_DOCUMENT: GraphQLFieldConfigArgumentMap = {
  document: { type: new GraphQLNonNull(GraphQLString) },
  variables: { type: JSONObject },
  operationName: { type: GraphQLString },
};

/** The document in the arguments of such a field. */
export function sentDocument(args: Readonly<Record<string, unknown>>): SentDocument {
  return {
    text: String(args["document"]),
    operationName: (args["operationName"] as string | null | undefined) ?? null,
    variables: (args["variables"] as Record<string, unknown> | null | undefined) ?? {},
  };
}

/** The operation that is sent. Throws GraphQLError with why the schema cannot run it. */
export function operationIn(schema: GraphQLSchema, sent: SentDocument): Operation {
  const document = parsedDocument(sent.text, schema);
  const operation = getOperationAST(document, sent.operationName);
  if (!operation) throw badDocument("The document has no such operation");
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    sent.variables,
  );
  if (!coerced) throw badDocument(errors[0]?.message ?? "The variables cannot be read");
  return { document, operation, variables: coerced };
}

/** A document that the schema can run. Throws GraphQLError with why it cannot. */
export function parsedDocument(text: string, schema: GraphQLSchema): DocumentNode {
  const document = parse(text, { maxTokens: QUERY.tokens });
  const [error] = validate(schema, document, [...specifiedRules, ...RULES], { maxErrors: 1 });
  if (error) throw badDocument(error.message);
  return document;
}

export function badDocument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** The fields of some selections on one type by response key. Throws GraphQLError where a directive is in the way. */
export function fieldsIn(sets: readonly SelectionSetNode[], type: string, given: Operation) {
  try {
    return fieldsOf(sets, type, given);
  } catch (error) {
    if (error instanceof NotCompilable)
      throw badDocument("The explorer cannot read this with its directives. Write it without them");
    throw error;
  }
}

/** The fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}
