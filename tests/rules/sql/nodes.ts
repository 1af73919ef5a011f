import type { Node, RangeVar } from "libpg-query";

/** Nothing is known of what stands there. */
export function isPutIn(name: string): boolean {
  return name.startsWith("?");
}

export function aliasOf({ alias, relname = "" }: RangeVar): string {
  return alias?.aliasname ?? relname;
}

export function textsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => ("String" in node ? [node.String.sval ?? ""] : []));
}

/** As PostgreSQL names a column that has no name of its own. */
export function nameOf(node: Node | undefined): string | undefined {
  if (!node) return undefined;
  if ("ColumnRef" in node) return textsOf(node.ColumnRef.fields ?? []).at(-1);
  if ("TypeCast" in node) return nameOf(node.TypeCast.arg);
  if ("FuncCall" in node) return textsOf(node.FuncCall.funcname ?? []).at(-1);
  if ("CoalesceExpr" in node) return "coalesce";
  // PostgreSQL's "?column?", which nobody names.
  return "";
}

/** The columns that a call defines: `jsonb_to_recordset(...) as m ("to" text)`. */
export function definedIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(definedIn);
  if (!isObject(node)) return [];
  if ("ColumnDef" in node) return [(node["ColumnDef"] as { colname: string }).colname];
  return Object.values(node).flatMap(definedIn);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
