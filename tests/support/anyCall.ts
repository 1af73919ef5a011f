import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Stranger } from "./people.ts";

export interface RootField {
  operation: "query" | "mutation" | "subscription";
  /** `Mutation.createOffer`. */
  name: string;
  field: GraphQLField<unknown, unknown>;
}

export function rootFields(schema: GraphQLSchema): RootField[] {
  const types = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return types.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      operation,
      name: `${type?.name}.${field.name}`,
      field,
    })),
  );
}

/** A call that the schema allows, with made-up values. */
export function callOf({ operation, field }: RootField): string {
  const required = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const args = required.map(({ name, type }) => `${name}: ${valueOf(type)}`).join(", ");
  const selection = "getFields" in getNamedType(field.type) ? " { __typename }" : "";
  return `${operation} { ${field.name}${args && `(${args})`}${selection} }`;
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return `[${valueOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(", ")}}`;
  }
  return (
    {
      ID: '"0"',
      Int: "1",
      Float: "1",
      Boolean: "true",
      String: '"x"',
      Cursor: '""',
      JSONObject: "{}",
    }[type.name] ?? '"x"'
  );
}

export type Errors = readonly {
  message?: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}[];

/** The data of an answer over a socket of its own. */
export async function answerOverSocket(asker: Stranger, query: string): Promise<unknown> {
  return (await askedOverSocket(asker, query)).data;
}

/** Asks over a socket of its own, once. */
export async function overSocket(asker: Stranger, query: string): Promise<Errors> {
  return (await askedOverSocket(asker, query)).errors ?? [];
}

async function askedOverSocket(
  { token, market }: Stranger,
  query: string,
): Promise<{ data?: unknown; errors?: Errors }> {
  const client = createClient({
    url: `${market.url.replace("http", "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token ? { token } : {},
    retryAttempts: 0,
  });
  try {
    for await (const { data, errors } of client.iterate({ query }))
      return { data, ...(errors && { errors }) };
    return {};
  } catch (refused) {
    if (Array.isArray(refused)) return { errors: refused as Errors };
    throw refused;
  } finally {
    await client.dispose();
  }
}
