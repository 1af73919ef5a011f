import { SHAPES } from "../../emit/restTable.ts";
import type { JsonSchema } from "./leaf.ts";

/** Moves every shape of rest.md from an answer's schema to the components, and refers to it there. */
export function withShapes(schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema {
  const inner = { ...schema };
  if (isRecord(schema["items"])) inner["items"] = withShapes(schema["items"], components);
  if (isRecord(schema["properties"])) {
    const properties = Object.entries(schema["properties"]).map(([name, property]) => [
      name,
      isRecord(property) ? withShapes(property, components) : property,
    ]);
    inner["properties"] = Object.fromEntries(properties);
  }
  const name = nameOf(schema);
  if (!name) return inner;

  components[name] ??= { ...inner, type: "object" };
  const reference = { $ref: `#/components/schemas/${name}` };
  return Array.isArray(schema["type"]) ? { anyOf: [reference, { type: "null" }] } : reference;
}

/** The name of the shape in rest.md with exactly these fields. */
function nameOf({ properties }: JsonSchema): string | undefined {
  if (!isRecord(properties)) return undefined;
  const names = new Set(Object.keys(properties));
  const shape = Object.entries(SHAPES).find(([, listed]) => {
    const fields = listed.split(" ");
    return fields.length === names.size && fields.every((field) => names.has(field));
  });
  return shape?.[0];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
