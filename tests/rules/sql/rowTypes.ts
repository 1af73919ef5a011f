import type { ESTree } from "vite";
import type { SourceFile } from "./sourceFile.ts";

/** What a property of a row may be. `other`: a type of which nothing is known. */
export type Kind = "number" | "string" | "boolean" | "Date" | "array" | "null" | "other";

/** The properties of a row by their names. */
export type RowType = ReadonlyMap<string, ReadonlySet<Kind>>;

const KEYWORDS: Readonly<Record<string, Kind>> = {
  TSNumberKeyword: "number",
  TSStringKeyword: "string",
  TSBooleanKeyword: "boolean",
  TSNullKeyword: "null",
  TSArrayType: "array",
  TSTupleType: "array",
};

/** The properties of an object type, as far as they are written down in the api; undefined where one is not. */
export function rowTypeOf(type: ESTree.TSType, source: SourceFile): RowType | undefined {
  if (type.type === "TSTypeLiteral") return membersOf(type.members, source);
  if (type.type === "TSIntersectionType") return allOf(type.types, source);
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return undefined;
  const { name } = type.typeName;
  const [of, keys] = type.typeArguments?.params ?? [];
  if ((name === "Pick" || name === "Omit") && of && keys) {
    const names = literalsIn(keys);
    const whole = rowTypeOf(of, source);
    if (!names || !whole) return undefined;
    return new Map([...whole].filter(([key]) => names.includes(key) === (name === "Pick")));
  }
  if (name === "Stored" && of) return stored(rowTypeOf(of, source));
  return declaredAs(name, source);
}

/** Times are text in a row. */
function stored(row: RowType | undefined): RowType | undefined {
  const inText = (kind: Kind): Kind => (kind === "Date" ? "string" : kind);
  return row && new Map([...row].map(([name, kinds]) => [name, new Set([...kinds].map(inText))]));
}

function declaredAs(name: string, here: SourceFile): RowType | undefined {
  const { source, node } = here.find(name) ?? {};
  if (!source || !node) return undefined;
  if (node.type === "TSInterfaceDeclaration") {
    const own = membersOf(node.body.body, source);
    const others = node.extends.map(({ expression }) =>
      expression.type === "Identifier" ? declaredAs(expression.name, source) : undefined,
    );
    return others.every((each) => each !== undefined)
      ? new Map([...others.flatMap((each) => [...each]), ...own])
      : undefined;
  }
  if (node.type === "ClassDeclaration") return fieldsOf(node, source);
  return node.type.startsWith("TS") ? rowTypeOf(node as ESTree.TSType, source) : undefined;
}

function fieldsOf({ body }: ESTree.Class, source: SourceFile): RowType {
  return new Map(
    body.body.flatMap((member) => {
      if (member.type !== "PropertyDefinition" || !member.typeAnnotation) return [];
      if (member.key.type !== "Identifier") return [];
      return [[member.key.name, new Set(kindsOf(member.typeAnnotation.typeAnnotation, source))]];
    }),
  );
}

function allOf(types: readonly ESTree.TSType[], source: SourceFile): RowType | undefined {
  const parts = types.map((each) => rowTypeOf(each, source));
  return parts.every((part) => part !== undefined)
    ? new Map(parts.flatMap((part) => [...part]))
    : undefined;
}

function membersOf(members: readonly ESTree.TSSignature[], source: SourceFile): RowType {
  return new Map(
    members.flatMap((member) => {
      if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
      if (member.key.type !== "Identifier" || member.optional) return [];
      return [[member.key.name, new Set(kindsOf(member.typeAnnotation.typeAnnotation, source))]];
    }),
  );
}

function kindsOf(type: ESTree.TSType, here: SourceFile): Kind[] {
  if (type.type === "TSUnionType") return type.types.flatMap((each) => kindsOf(each, here));
  if (type.type === "TSLiteralType")
    return type.literal.type === "Literal" ? [typeof type.literal.value as Kind] : ["string"];
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier")
    return [KEYWORDS[type.type] ?? "other"];
  const { name } = type.typeName;
  if (name === "Date") return ["Date"];
  const { source, node } = here.find(name) ?? {};
  const isAlias = node && node.type.startsWith("TS") && node.type !== "TSInterfaceDeclaration";
  return source && isAlias ? kindsOf(node as ESTree.TSType, source) : ["other"];
}

function literalsIn(type: ESTree.TSType): string[] | undefined {
  if (type.type === "TSLiteralType")
    return type.literal.type === "Literal" ? [String(type.literal.value)] : undefined;
  if (type.type !== "TSUnionType") return undefined;
  const all = type.types.map(literalsIn);
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}
