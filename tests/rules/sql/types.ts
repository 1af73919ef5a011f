import type { A_Expr, Node } from "libpg-query";
import { textsOf } from "./nodes.ts";

/** What is known of a column. */
export interface Column {
  /** PostgreSQL's name of its type: `int4`, `timestamptz`, `_text` for an array. */
  type?: string | undefined;
  isNullable?: boolean | undefined;
}

const COMPARISONS = new Set(["=", "<>", "<", ">", "<=", ">=", "~~", "~~*"]);

/** What is known of an expression: a column, a cast, a constant, a condition. Of anything else nothing. */
export function typeOf(
  node: Node | undefined,
  columnOf: (alias: string, name: string) => Column,
): Column {
  if (!node) return {};
  const ofEach = (nodes: readonly Node[] = []) => nodes.map((each) => typeOf(each, columnOf));
  if ("ColumnRef" in node) {
    const names = textsOf(node.ColumnRef.fields ?? []);
    return columnOf(names.length > 1 ? (names[0] ?? "") : "", names.at(-1) ?? "");
  }
  if ("TypeCast" in node) {
    const { arg, typeName } = node.TypeCast;
    const name = textsOf(typeName?.names ?? []).at(-1);
    const isArray = (typeName?.arrayBounds ?? []).length > 0;
    return {
      type: isArray ? `_${name}` : name,
      isNullable: typeOf(arg, columnOf).isNullable,
    };
  }
  if ("CoalesceExpr" in node) {
    const args = ofEach(node.CoalesceExpr.args);
    const isNullable = args.some((arg) => arg.isNullable === false)
      ? false
      : args.every((arg) => arg.isNullable === true) || undefined;
    return { type: args.find(({ type }) => type !== undefined)?.type, isNullable };
  }
  if ("A_Const" in node) {
    const { ival, boolval, fval, isnull } = node.A_Const;
    if (isnull) return { isNullable: true };
    // A text in quotation marks is of the type that stands beside it.
    const type = ival ? "int4" : boolval ? "bool" : fval ? "numeric" : undefined;
    return { type, isNullable: false };
  }
  if ("NullTest" in node) return { type: "bool", isNullable: false };
  if ("SubLink" in node && node.SubLink.subLinkType === "EXISTS_SUBLINK")
    return { type: "bool", isNullable: false };
  if ("BoolExpr" in node)
    return { type: "bool", isNullable: oneNullable(ofEach(node.BoolExpr.args)) };
  if ("A_Expr" in node && isComparison(node.A_Expr)) {
    const sides = [node.A_Expr.lexpr, node.A_Expr.rexpr].map((side) => typeOf(side, columnOf));
    return { type: "bool", isNullable: oneNullable(sides) };
  }
  if ("FuncCall" in node && textsOf(node.FuncCall.funcname ?? []).at(-1) === "count")
    return { type: "int8", isNullable: false };
  return {};
}

function oneNullable(parts: readonly Column[]): boolean | undefined {
  if (parts.some(({ isNullable }) => isNullable === true)) return true;
  return parts.every(({ isNullable }) => isNullable === false) ? false : undefined;
}

function isComparison({ kind, name }: A_Expr): boolean {
  return kind !== "AEXPR_NULLIF" && COMPARISONS.has(textsOf(name ?? []).at(-1) ?? "");
}

/** The columns, as `alias.name`, that are not null where a condition is true. */
export function columnsNotNull(node: Node | undefined): string[] {
  if (!node) return [];
  if ("BoolExpr" in node)
    return node.BoolExpr.boolop === "AND_EXPR"
      ? (node.BoolExpr.args ?? []).flatMap((arg) => columnsNotNull(arg))
      : [];
  if ("NullTest" in node)
    return node.NullTest.nulltesttype === "IS_NOT_NULL" ? named(node.NullTest.arg) : [];
  if ("A_Expr" in node && node.A_Expr.kind !== "AEXPR_NOT_DISTINCT")
    return [...named(node.A_Expr.lexpr), ...named(node.A_Expr.rexpr)];
  return [];
}

function named(node: Node | undefined): string[] {
  if (!node || !("ColumnRef" in node)) return [];
  const names = textsOf(node.ColumnRef.fields ?? []);
  return [`${names.length > 1 ? names[0] : ""}.${names.at(-1)}`];
}
