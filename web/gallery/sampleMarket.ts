import type { DocumentNode, GraphQLFieldResolver, GraphQLOutputType } from "graphql";
import { buildSchema, execute, isEnumType, isListType, isNonNullType, isObjectType } from "graphql";
import administration from "../../schema/admin.graphql?raw";
import contract from "../../schema/schema.graphql?raw";
import { SAMPLES, sampleNamed } from "./samples.ts";

/** One sample object; `n` counts them from 0. Fields that are set override the samples. */
export interface SampleThing {
  readonly n: number;
  readonly [field: string]: unknown;
}

/** "Type.field" -> its value, or a function of the object's number. */
export type SampleFields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly fields: SampleFields;
  readonly isEmpty: boolean;
  readonly hasMore: boolean;
}

const schema = buildSchema(`${contract}\n${administration}`);
const LENGTH = 3;

/** Executes a document against the schema with sample values, so that new fields get one automatically. */
export async function sampleAnswer(
  document: DocumentNode,
  variables: Record<string, unknown>,
  asked: Asked,
): Promise<Record<string, unknown>> {
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: asked,
    fieldResolver: readSample,
    typeResolver: (_value, _asked, _info, abstract) => schema.getPossibleTypes(abstract)[0]?.name,
  });
  if (errors?.[0]) throw errors[0];
  return data ?? {};
}

const readSample: GraphQLFieldResolver<SampleThing | undefined, Asked> = (
  thing,
  _args,
  asked,
  { fieldName, parentType, returnType },
) => {
  if (thing && fieldName in thing) return thing[fieldName];

  const type = isNonNullType(returnType) ? returnType.ofType : returnType;
  if (asked.isEmpty && isListType(type)) return [];
  if (fieldName === "hasNextPage") return asked.hasMore;

  const n = thing?.n ?? 0;
  const key = `${parentType.name}.${fieldName}`;
  const fields = key in asked.fields ? asked.fields : SAMPLES;
  if (key in fields) {
    const given = fields[key];
    return typeof given === "function" ? (given as (n: number) => unknown)(n) : given;
  }
  return make(type, n, fieldName);
};

function make(wrapped: GraphQLOutputType, n: number, fieldName: string): unknown {
  const type = isNonNullType(wrapped) ? wrapped.ofType : wrapped;
  if (isListType(type))
    return Array.from({ length: LENGTH }, (_, place) => make(type.ofType, place, fieldName));
  if (isEnumType(type)) {
    const values = type.getValues();
    return values[n % values.length]?.value;
  }
  if (isObjectType(type)) return { n };
  return sampleNamed(fieldName, "name" in type ? type.name : "", n);
}
