import { Reader, type Tables } from "./reader.ts";
import type { Kind } from "./rowTypes.ts";
import type { Template } from "./templates.ts";
import type { Column } from "./types.ts";

/** What PostgreSQL's types are in JavaScript. Of others nothing is said. Times come as text: MikroORM reads them itself. */
const KINDS: Readonly<Record<string, Kind>> = {
  int2: "number",
  int4: "number",
  float4: "number",
  float8: "number",
  bool: "boolean",
  int8: "string",
  numeric: "string",
  text: "string",
  varchar: "string",
  uuid: "string",
  bpchar: "string",
  timestamptz: "string",
  date: "string",
};

/** How many row types were compared with what their statements answer, and where they differ. */
export function wrongRows(
  templates: readonly Template[],
  tables: Tables,
): { compared: number; wrong: string[] } {
  const reader = new Reader(tables);
  let compared = 0;
  const wrong: string[] = [];
  for (const template of templates) {
    const answer = reader.read(template);
    if (!template.row || template.isPiece) continue;
    compared++;
    for (const [name, kinds] of template.row) {
      const column = answer.columns.get(name) ?? (answer.isOpen ? {} : undefined);
      const reason = whyWrong(column, kinds);
      if (reason) wrong.push(`${template.place} ${name} ${reason}`);
    }
  }
  return { compared, wrong };
}

function whyWrong(column: Column | undefined, kinds: ReadonlySet<Kind>): string | undefined {
  if (!column) return "is not answered";
  const { type = "", isNullable } = column;
  const kind = type.startsWith("_") ? "array" : KINDS[type];
  if (isNullable && !kinds.has("null") && !kinds.has("other")) return "may be null";
  if (kind && !kinds.has(kind) && !kinds.has("other")) return `is ${type}`;
  return undefined;
}

/** Names in the templates that no table has: `modules/items/likeItem.ts:20 i.titel`. */
export function unknownNames(templates: readonly Template[], tables: Tables): string[] {
  const reader = new Reader(tables);
  for (const template of templates) reader.read(template);
  return reader.unknown();
}
