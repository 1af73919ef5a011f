import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLScalarType,
} from "graphql";

/** A JSON Schema of 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const SCALARS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: "integer", minimum: 1 },
  Int: { type: "integer" },
  Float: { type: "number" },
  Boolean: { type: "boolean" },
  String: { type: "string" },
  DateTimeISO: { type: "string", format: "date-time" },
  Cursor: { type: "string" },
  JSONObject: { type: "object" },
};

/** The JSON Schema of a scalar or an enum in REST. Ids are numbers. Source: C45 */
export function leafSchema(type: GraphQLScalarType | GraphQLEnumType): JsonSchema {
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) };
  const known = SCALARS[type.name];
  if (!known) throw new Error(`The scalar ${type.name} has no JSON Schema`);
  return known;
}

/** The JSON Schema of an argument or an input field in REST. */
export function inputSchema(type: GraphQLInputType): JsonSchema {
  if (isNonNullType(type)) return inputSchema(type.ofType);
  if (isListType(type)) return { type: "array", items: inputSchema(type.ofType) };
  if (!isInputObjectType(type)) return leafSchema(type);

  const fields = Object.values(type.getFields());
  const required = fields
    .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
    .map(({ name }) => name);
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [field.name, described(inputSchema(field.type), field.description)]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

export function described(schema: JsonSchema, description?: string | null): JsonSchema {
  return description ? { ...schema, description } : schema;
}
