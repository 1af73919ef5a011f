/** The parts of an OpenAPI document that the page shows. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
}

export interface Operation {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Media & { required: boolean };
  responses: Record<string, Media & { description?: string; $ref?: string }>;
}

export interface OpenApi {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Endpoint extends Operation {
  method: string;
  path: string;
}

export interface Subject {
  name: string;
  description: string;
  endpoints: Endpoint[];
}

/** Endpoints by their tag, in the order of the document. */
export function subjectsOf({ tags, paths }: OpenApi): Subject[] {
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  return tags.map((tag) => ({
    ...tag,
    endpoints: endpoints.filter((endpoint) => endpoint.tags.includes(tag.name)),
  }));
}

/** A short text for a schema: "integer", "[item]", "string or null". */
export function wordsFor(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map(wordsFor).join(" or ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return `[${schema.items ? wordsFor(schema.items) : "any"}]`;
  const types = [schema.type ?? "any"].flat();
  const words = types.map((type) => (type === "string" && schema.format ? schema.format : type));
  return words.join(" or ");
}

/** "#/components/schemas/offer" -> "offer". */
export function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}

/** The fields of an object, one level deep. */
export function fieldsOf(
  schema: Schema | undefined,
): [name: string, field: Schema, isRequired: boolean][] {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, field]) => [name, field, required.includes(name)]);
}

/** The schema of a JSON request or response; undefined if it is not JSON. */
export function jsonOf(media: Media | undefined): Schema | undefined {
  return media?.content?.["application/json"]?.schema;
}
