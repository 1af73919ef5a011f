import {
  isInputObjectType,
  isInputType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { RestRequest, Route } from "../route.ts";
import { described, inputSchema, type JsonSchema } from "./leaf.ts";

const MARK = "1000001";

/** One query parameter or body field, and its schema. */
export interface Input {
  name: string;
  isOptional: boolean;
  schema: JsonSchema;
}

/** The inputs of a route in its query or body. The schema of each is that of the document variable it ends up in. */
export function inputsOf(schema: GraphQLSchema, route: Route, where: "query" | "body"): Input[] {
  return (route[where] ?? []).map((written) => {
    const name = written.replace("?", "");
    return {
      name,
      isOptional: written.endsWith("?"),
      schema: followed(schema, route, where, name),
    };
  });
}

function followed(
  schema: GraphQLSchema,
  route: Route,
  where: "query" | "body",
  name: string,
): JsonSchema {
  const asked: RestRequest = { params: {}, query: {}, body: {}, hasToken: true };
  const variables = route.variables?.({ ...asked, [where]: { [name]: MARK } }) ?? {};
  const path = pathOf(variables, []);
  if (!path) return { type: "string" };

  const operation = parse(String(route.document)).definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION,
  );
  const variable = operation?.variableDefinitions?.find(
    (definition) => definition.variable.name.value === path[0],
  );
  const type = variable && typeFromAST(schema, variable.type);
  if (!type || !isInputType(type)) return { type: "string" };
  return fieldSchema(type, path.slice(1));
}

function pathOf(value: unknown, path: string[]): string[] | undefined {
  if (String(value) === MARK) return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOf(inner, [...path, name]);
    if (found) return found;
  }
  return undefined;
}

function fieldSchema(type: GraphQLInputType, [name, ...rest]: string[]): JsonSchema {
  const inner = "ofType" in type ? (type.ofType as GraphQLInputType) : type;
  if (name === undefined) return inputSchema(type);
  if (!isInputObjectType(inner)) return fieldSchema(inner, rest);
  const field = inner.getFields()[name];
  if (!field) return { type: "string" };
  if (rest.length > 0) return fieldSchema(field.type, rest);
  return described(inputSchema(field.type), field.description);
}
