import {
  coerceInputValue,
  getNullableType,
  getOperationAST,
  GraphQLError,
  isEnumType,
  isInputType,
  isLeafType,
  isNonNullType,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from "graphql";
import { badField, Refused } from "../../../core/failures.ts";
import type { QueryVariableKind } from "../../../core/graphql/enums.ts";
import { parsedDocument } from "../documents.ts";
import type { SavedQueryVariable } from "./savedQuery.types.ts";

/** A document with the operation that runs of it. */
export interface QueryDocument {
  document: string;
  operationName?: string | null;
  defaults?: Readonly<Record<string, unknown>> | null;
}

/**
 * What a form asks before a query runs. Refuses what the explorer cannot run, and values that do not fit, with
 * BAD_USER_INPUT.
 */
export function formOf(schema: GraphQLSchema, query: QueryDocument): SavedQueryVariable[] {
  const operation = queryIn(schema, query);
  const definitions = operation.variableDefinitions ?? [];
  const defaults = query.defaults ?? {};
  const unknown = Object.keys(defaults).find(
    (name) => !definitions.some(({ variable }) => variable.name.value === name),
  );
  if (unknown !== undefined) throw badField("defaults", `The query has no variable $${unknown}`);
  return definitions.map((definition) => variableOf(schema, definition, defaults));
}

/** Whether a query runs with nothing but its defaults. */
export function runsByItself(form: readonly SavedQueryVariable[]): boolean {
  return form.every(({ isRequired, default: value }) => !isRequired || value !== null);
}

function queryIn(
  schema: GraphQLSchema,
  { document: text, operationName }: QueryDocument,
): OperationDefinitionNode {
  const document = documentIn(schema, text);
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw badField(
      "operationName",
      operationName == null
        ? "The document has several operations: name the one that runs"
        : `The document has no operation ${operationName}`,
    );
  if (operation.operation !== "query")
    throw badField("document", `Only queries are saved, and this is a ${operation.operation}`);
  return operation;
}

function documentIn(schema: GraphQLSchema, text: string) {
  try {
    return parsedDocument(text, schema);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw badField("document", error.message);
  }
}

function variableOf(
  schema: GraphQLSchema,
  { variable, type: node, defaultValue }: VariableDefinitionNode,
  defaults: Readonly<Record<string, unknown>>,
): SavedQueryVariable {
  const name = variable.name.value;
  const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
  if (!type || !isInputType(type)) throw new Error("a valid document has variables with types");
  const given = defaults[name];
  if (given !== undefined) refuseUnfit(name, given, type);
  const nullable = getNullableType(type);
  return {
    name,
    type: String(type),
    kind: kindOf(type),
    isRequired: isNonNullType(type) && !defaultValue,
    choices: isEnumType(nullable) ? nullable.getValues().map((value) => value.name) : [],
    default: given ?? (defaultValue ? valueFromASTUntyped(defaultValue) : null),
  };
}

function refuseUnfit(name: string, value: unknown, type: GraphQLInputType): void {
  coerceInputValue(value, type, (_path, _value, error) => {
    throw badField("defaults", `$${name}: ${error.message}`);
  });
}

const KINDS: Readonly<Record<string, QueryVariableKind>> = {
  String: "text",
  ID: "text",
  UUID: "text",
  Cursor: "text",
  Int: "integer",
  SafeInt: "integer",
  Float: "number",
  Boolean: "boolean",
  Moment: "moment",
  DateTimeISO: "text",
  CalendarDay: "day",
};

/** Lists and objects are written as JSON. */
function kindOf(type: GraphQLInputType): QueryVariableKind {
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return "choice";
  return isLeafType(nullable) ? (KINDS[nullable.name] ?? "json") : "json";
}

/** The form of a query that was saved, or why it cannot run any more. */
export function readForm(
  schema: GraphQLSchema,
  query: QueryDocument,
): { variables: SavedQueryVariable[]; problem: string | null } {
  try {
    return { variables: formOf(schema, query), problem: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { variables: [], problem: error.message };
  }
}
