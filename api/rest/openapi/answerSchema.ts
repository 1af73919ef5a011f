import { parse, type GraphQLSchema } from "graphql";
import type { TypedDocumentString } from "../gql/graphql.ts";
import { numericIds } from "../numericIds.ts";
import type { RestRequest, Route } from "../route.ts";
import type { JsonSchema } from "./leaf.ts";
import { Sample } from "./sample.ts";

const NOTHING_ASKED: RestRequest = {
  params: {},
  query: {},
  body: {},
  hasToken: true,
};

/**
 * The JSON Schema of a route's answer, found by running its own `reply` on sample data in which each field is a unique
 * mark: a mark in the answer shows which field it came from. A place in the answer is nullable if it becomes null when
 * one nullable field is null.
 */
export async function answerSchema(schema: GraphQLSchema, route: Route): Promise<JsonSchema> {
  const whole = new Sample(schema);
  const answer = await answerOf(route, whole);

  const nullable = new Set<string>();
  for (let at = 0; at < whole.nullable; at += 1) {
    const other = await answerOf(route, new Sample(schema, at)).catch(() => undefined);
    if (other !== undefined) notePlaces(answer, other, "", nullable);
  }
  return schemaOf(answer, "", whole.marks, nullable);
}

async function answerOf(route: Route, sample: Sample): Promise<unknown> {
  const ask = <Data>(document: TypedDocumentString<Data, never>) =>
    Promise.resolve(sample.of(parse(String(document))) as Data);
  const data = route.fetchData ? await route.fetchData(ask, {}) : await ask(route.document);
  // As in JSON: undefined is left out.
  return JSON.parse(JSON.stringify(numericIds(route.reply(data, NOTHING_ASKED)))) as unknown;
}

function notePlaces(whole: unknown, other: unknown, place: string, nullable: Set<string>): void {
  if (other === null && whole !== null) nullable.add(place);
  if (!isHolder(whole) || !isHolder(other)) return;
  for (const [name, inner] of Object.entries(whole))
    notePlaces(inner, other[name] ?? null, `${place}/${name}`, nullable);
}

function schemaOf(
  value: unknown,
  place: string,
  marks: Sample["marks"],
  nullable: ReadonlySet<string>,
): JsonSchema {
  const schema = plainSchema(value, place, marks, nullable);
  return nullable.has(place) ? orNull(schema) : schema;
}

function plainSchema(
  value: unknown,
  place: string,
  marks: Sample["marks"],
  nullable: ReadonlySet<string>,
): JsonSchema {
  if (Array.isArray(value))
    return { type: "array", items: schemaOf(value[0], `${place}/0`, marks, nullable) };
  if (isHolder(value)) {
    const names = Object.keys(value);
    if (names.length === 0) return { type: "object" };
    const properties = Object.entries(value).map(([name, inner]) => [
      name,
      schemaOf(inner, `${place}/${name}`, marks, nullable),
    ]);
    return { type: "object", properties: Object.fromEntries(properties), required: names };
  }
  if (typeof value === "boolean") return { type: "boolean" };
  const known = marks.get(value as string | number);
  if (known) return known;
  return typeof value === "number" ? { type: "number" } : { type: "string" };
}

function orNull({ type, ...schema }: JsonSchema): JsonSchema {
  const values = schema["enum"];
  return {
    ...schema,
    type: [type, "null"],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
