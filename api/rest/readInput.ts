import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  type TypeNode,
  type VariableDefinitionNode,
} from "graphql";
import { Refused } from "../core/failures.ts";
import { labelOf, typeMessage } from "./typeMessage.ts";

type Problems = Record<string, string>;

/** Variables that only group fields: refusals name their fields without them. */
const GROUPS = new Set(["input", "filter"]);

/**
 * Checks the values of a request against the types of the document's variables, and omits missing ones. Refuses with
 * BAD_USER_INPUT and every wrong field by its documented name; a list must be a list, a number a number.
 */
export function readInput(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  given: Record<string, unknown>,
): Record<string, unknown> {
  const problems: Problems = {};
  const read: Record<string, unknown> = {};

  for (const { variable, type, defaultValue } of definitions) {
    const name = variable.name.value;
    const value = given[name];
    if (value === undefined && defaultValue) continue;
    const field = GROUPS.has(name) ? "" : name;
    const checked = readValue(value, inputTypeOf(schema, type), field, problems);
    if (checked !== undefined) read[name] = checked;
  }

  const first = Object.values(problems)[0];
  if (first !== undefined) throw new Refused("BAD_USER_INPUT", first, { fields: problems });
  return read;
}

function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node);
  if (!isInputType(type)) throw new Error("a variable of a REST document has no input type");
  return type;
}

function readValue(
  value: unknown,
  type: GraphQLInputType,
  field: string,
  problems: Problems,
): unknown {
  if (isNonNullType(type)) {
    if (value !== undefined && value !== null)
      return readValue(value, type.ofType, field, problems);
    return refuse(problems, field, "is required");
  }
  if (value === undefined || value === null) return value;
  if (isListType(type)) {
    if (!Array.isArray(value)) return refuse(problems, field, "must be a list");
    return value.map((entry) => readValue(entry, type.ofType, field, problems));
  }
  if (isInputObjectType(type)) return readObject(value, type, field, problems);
  return readLeaf(value, type, field, problems);
}

function readObject(
  value: unknown,
  type: GraphQLInputObjectType,
  field: string,
  problems: Problems,
): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return refuse(problems, field, "must be an object");
  const given = new Map(Object.entries(value));
  const read: Record<string, unknown> = {};

  for (const [name, { type: inner, defaultValue }] of Object.entries(type.getFields())) {
    const entry = given.get(name);
    given.delete(name);
    if (entry === undefined && defaultValue !== undefined) continue;
    const checked = readValue(entry, inner, field ? `${field}.${name}` : name, problems);
    if (checked !== undefined) read[name] = checked;
  }
  for (const name of given.keys()) refuse(problems, name, "is not a known field");
  return read;
}

function readLeaf(
  value: unknown,
  type: GraphQLLeafType,
  field: string,
  problems: Problems,
): unknown {
  try {
    type.parseValue(value);
    return value;
  } catch {
    return refuse(problems, field, typeMessage(type));
  }
}

/** Records what is wrong with a field, such as "Display name is required" for displayName. */
function refuse(problems: Problems, field: string, words: string): undefined {
  problems[field || "body"] ??= `${labelOf(field)} ${words}`;
  return undefined;
}
